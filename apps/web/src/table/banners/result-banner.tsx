/** The result of a match that is over. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner.tsx'
import { useTexts } from '../../text/language.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { describeOutcome } from '../model/outcome.ts'

export const ResultBanner = (context: TablePageContext): ReactNode => {
  const texts = useTexts()
  return (
    <Banner icon="flag" tone="now">
      <span className="grow">
        <b className="serif">{texts.table.over}.</b> {describeOutcome(context, texts)}
      </span>
      <Button onPress={() => context.openDialog('result')}>{texts.table.openMenu}</Button>
    </Banner>
  )
}
