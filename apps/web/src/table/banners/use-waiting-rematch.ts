/** After the end: who is already waiting at the table of the rematch. */
import type { Millis, Seat } from '@tortuga/kit'
import { fetchTable } from '../../api/api.ts'
import { useInterval, useLoad } from '../../browser/hooks.ts'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TableLocation } from '../connection/table-location.ts'
import type { TablePageContext } from '../context/table-context.ts'

const CHECK_INTERVAL: Millis = 3000

/** The people at the rematch, as long as it waits for the viewer. */
const findWaiting = async ({ type, id }: TableLocation, seat: Seat | null): Promise<readonly string[]> => {
  const next = type === 'server' && seat !== null ? (await fetchTable(id)).rematch : null
  if (next === null) return []
  const { status, mine, seats } = await fetchTable(next)
  return status === 'waiting' && mine === null ? seats.flatMap(player => (player === null || player.bot !== null ? [] : [player.name])) : []
}

/** The waiting people in a sentence; null if there are none. */
export const useWaitingRematch = ({ location, seat }: Pick<TablePageContext, 'location' | 'seat'>): string | null => {
  const texts = useTexts()
  const { result } = useTableDialogText()
  const [waiting, check] = useLoad(() => findWaiting(location, seat), location.id)
  useInterval(CHECK_INTERVAL, check)
  return waiting.type === 'ready' && waiting.value.length > 0 ? result.rematchWaits(texts.and(waiting.value)) : null
}
