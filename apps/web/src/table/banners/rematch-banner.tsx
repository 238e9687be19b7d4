/** Calls everybody who stayed to the rematch that somebody has opened, even after the result dialog was closed. One press takes the seat. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner.tsx'
import { useProblemText } from '../../text/problems.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { SeriesLine } from './series-line.tsx'
import { useRematch } from './use-rematch.ts'
import { useWaitingRematch } from './use-waiting-rematch.ts'

export const RematchBanner = (context: TablePageContext): ReactNode => {
  const waiting = useWaitingRematch(context)
  const { result } = useTableDialogText()
  const problems = useProblemText()
  const { isBusy, hasFailed, run } = useRematch(context)
  if (waiting === null) return null
  return (
    <Banner icon="again" tone="now">
      <span className="grow">
        {hasFailed ? problems.other : waiting} <SeriesLine {...context} />
      </span>
      <Button kind="main" onPress={run} blocked={isBusy}>
        {result.join}
      </Button>
    </Banner>
  )
}
