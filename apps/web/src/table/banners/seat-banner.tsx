/** The viewer watches, perhaps because a substitute has their seat, or a bot plays their seat. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { fetchTable } from '../../api/api.ts'
import { useLoad } from '../../browser/hooks.ts'
import { Banner } from '../../shell/banner.tsx'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'

const Watching = ({ location, name }: Pick<TablePageContext, 'location' | 'name'>): ReactNode => {
  const { table } = useTexts()
  const { substitute } = useTableDialogText()
  const [found] = useLoad(async () => (location.type === 'device' ? null : (await fetchTable(location.id)).given), location.id)
  const given = found.type === 'ready' ? found.value : null
  return <Banner icon="eye">{given === null ? table.watching : substitute.given(name(given))}</Banner>
}

export const SeatBanner = ({ model, seat, location, name }: TablePageContext): ReactNode => {
  const { table } = useTexts()
  const { update } = model
  if (update === null || update.over) return null
  if (seat === null) return <Watching location={location} name={name} />
  if ((update.players[seat]?.bot ?? null) === null) return null
  return (
    <Banner icon="bot">
      <span className="grow">{table.botPlays}</span>
      <Button kind="main" onPress={() => void location.comeBack()}>
        {table.comeBack}
      </Button>
    </Banner>
  )
}
