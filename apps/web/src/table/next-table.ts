/** After the end: who waits at the next table already, so that nobody has to be told by other means. */
import type { Millis, Seat } from '@tortuga/kit'
import { fetchTable } from '../api/api.ts'
import { useEvery, useLoad } from '../hooks.ts'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { TableContext } from './context.ts'
import type { Place } from './place.ts'

const LOOK_AGAIN: Millis = 5000

/** The people at the rematch of this match, as long as it waits for the viewer. */
const whoWaits = async ({ type, id }: Place, seat: Seat | null): Promise<readonly string[]> => {
  const next = type === 'server' && seat !== null ? (await fetchTable(id)).rematch : null
  if (next === null) return []
  const { status, mine, seats } = await fetchTable(next)
  return status === 'waiting' && mine === null ? seats.flatMap(player => (player === null || player.bot !== null ? [] : [player.name])) : []
}

/** In words; null where nobody waits. */
export const useNextTable = ({ place, seat }: Pick<TableContext, 'place' | 'seat'>): string | null => {
  const texts = useTexts()
  const { over } = useLaterTexts()
  const [waiting, look] = useLoad(() => whoWaits(place, seat), place.id)
  useEvery(LOOK_AGAIN, look)
  return waiting.type === 'ready' && waiting.value.length > 0 ? over.rematchWaits(texts.and(waiting.value)) : null
}
