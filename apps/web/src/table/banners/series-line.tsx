/** The wins of a series of rematches, with the match that has just ended. */
import type { ReactNode } from 'react'
import { useLoad } from '../../browser/hooks.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { finalResult } from '../model/outcome.ts'

export const SeriesLine = ({ location, model, name }: Pick<TablePageContext, 'location' | 'model' | 'name'>): ReactNode => {
  const { result } = useTableDialogText()
  const [loaded] = useLoad(location.series, location.id)
  const series = loaded.type === 'ready' ? loaded.value : null
  if (series === null || model.update?.over !== true) return null
  const { outcome } = finalResult(model)
  const totals = model.update.players.map((_, seat) => {
    const wins = (series.wins[seat] ?? 0) + (outcome?.places[seat] === 1 ? 1 : 0)
    return `${name(seat)} ${wins}`
  })
  return <span className="series">{result.series(series.matches + 1, totals.join(', '))}</span>
}
