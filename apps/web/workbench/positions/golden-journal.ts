/** Golden games as journals, which the page can replay. */
import { printJournal } from '@tortuga/kit'
import type { Game, GameTypes, Header } from '@tortuga/kit'
import type { GoldenGame } from './golden-game.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']

/** The text of a journal file. */
export const printGolden = ({ id, rules }: Game<GameTypes>, { preset, seats, seed, options, entries }: GoldenGame): string => {
  const header: Header = {
    journal: 2,
    match: `golden-${preset}-${seats}`,
    game: id,
    rules,
    seats,
    options,
    players: NAMES.slice(0, seats).map(name => ({ name, bot: null })),
    chance: 'hmac-sha256',
    commitment: null,
    contributions: NAMES.slice(0, seats).map(() => ''),
    secret: null,
    seed,
    start: null,
  }
  return printJournal({ header, entries: entries.map(({ entry }) => entry) })
}
