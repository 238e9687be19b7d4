/** Opens a table on the server and takes its first seat. */
import { range } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { TableGame } from '@tortuga/ui'
import { openTable, savePlayer, takeSeat } from '../../api/api.ts'
import { sealFor, setPrefs, usePrefs } from '../../preferences/preferences.ts'
import { clockOf, optionsOf } from './table-choices.ts'
import type { TableChoices } from './table-choices.ts'

/** Returns the address of the table. */
export const openTableWithSeat = async (game: TableGame<GameTypes>, name: string, choices: TableChoices): Promise<string> => {
  const { preset, seats, level, bots, spectators, listed, takebacks, standIn } = choices
  await savePlayer(name, usePrefs.getState().avatar)
  setPrefs({ name })
  const botSeats = range(bots).map(order => ({ seat: seats - 1 - order, level }))
  const clock = clockOf(game, choices.clock)
  const options = Object.keys(choices.options).length === 0 ? preset : optionsOf(game, choices)
  const settings = { clock, spectators, listed, takebacks, ...(standIn === '' ? {} : { standIn }) }
  const table = await openTable({ game: game.id, options, seats, bots: botSeats, ...settings })
  await takeSeat(table.id, 0, sealFor(table.id, table.commitment))
  return `/t/${table.id}`
}
