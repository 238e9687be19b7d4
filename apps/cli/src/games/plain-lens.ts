/** The lab's lens for games that have none of their own: it records only the outcome. */
import type { GameTypes, Lens } from '@tortuga/kit'

const NAMES = { sides: {}, endings: {}, counts: {} }

export const PLAIN_LENS: Lens<GameTypes> = {
  plain: [],
  ignores: () => true,
  faceName: face => face,
  sides: () => null,
  firstSeat: () => null,
  read: () => undefined,
  finish: () => undefined,
  ending: () => 'over',
  names: { en: NAMES, pl: NAMES },
}
