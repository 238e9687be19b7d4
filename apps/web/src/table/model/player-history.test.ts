/** The log and the chat name the people who sat in a seat at the time. */
import { namesFor } from '@tortuga/kit'
import type { GameTypes, NameOf, Player, Seat } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { PublicEntry } from '@tortuga/wire'
import { expect, it } from 'vitest'
import { en } from '../../text/en/index.ts'
import { buildLog, namesOf } from './log-lines.ts'
import { createPlayerHistory } from './player-history.ts'
import { EMPTY_TABLE } from './table-model.ts'
import type { TableModel } from './table-model.ts'

const person = (name: string): Player => ({ name, bot: null })
const move = (at: number): PublicEntry => ({ type: 'move', at, seat: 1, by: 'player' })
const sit = (at: number, player: Player): PublicEntry => ({ type: 'sit', at, seat: 1, player })

/** A table of Ola and Jan, seen by this seat; `first` is the version of the first entry that the log has. */
const tableOf = (entries: readonly PublicEntry[], now: string, viewer: Seat, first = 1): TableModel =>
  ({
    ...EMPTY_TABLE,
    welcome: { type: 'welcome', viewer, match: { players: [person('Ola'), person('Jan')] } },
    update: { type: 'update', version: entries.length, players: [person('Ola'), person(now)], awaited: [], over: false },
    log: entries.map((entry, index) => ({ version: first + index, entry, events: entry.type === 'move' ? [{ type: 'drew' }] : [] })),
  }) as unknown as TableModel

const web = {
  sayEvent: (_: unknown, name: NameOf) => (name.you === 1 ? 'You draw.' : `${name(1)} draws.`),
} as unknown as WebGame<GameTypes>

const linesOf = (model: TableModel, you: Seat | null = null): readonly string[] => {
  const name = namesFor(namesOf(model.update?.players ?? [], en), you)
  return buildLog(model, { web, texts: en, language: 'en', name }, true).map(({ text }) => text)
}

const SUBSTITUTED = [move(1), sit(2, person('Ewa')), move(3)]

it('names the former player before a substitute, and does not address the substitute there', () => {
  const takes = en.table.entry.substitute('Ewa', 'Jan')
  expect(linesOf(tableOf(SUBSTITUTED, 'Ewa', 0))).toEqual(['Jan draws.', takes, 'Ewa draws.'])
  expect(linesOf(tableOf(SUBSTITUTED, 'Ewa', 1), 1)).toEqual(['Jan draws.', takes, 'You draw.'])
})

it('tells a substitute from a player who comes back, also from a bot', () => {
  const bot = sit(2, { name: 'Jan', bot: 'captain' })
  const { sitBack, sitBot, substitute } = en.table.entry
  expect(linesOf(tableOf([bot, sit(3, person('Jan')), sit(4, person('Jan'))], 'Jan', 0))).toEqual([
    sitBot('Jan'),
    sitBack('Jan'),
    sitBack('Jan'),
  ])
  const twice = [sit(1, person('Ewa')), move(2), sit(3, person('Iza'))]
  expect(linesOf(tableOf(twice, 'Iza', 0))).toEqual([substitute('Ewa', 'Jan'), 'Ewa draws.', substitute('Iza', 'Ewa')])
})

it('uses the current names if the log lacks the entry of the substitute', () => {
  expect(linesOf(tableOf([move(600)], 'Ewa', 0, 600))).toEqual(['Ewa draws.'])
})

it('finds who sat in a seat when something was said', () => {
  const playersAt = createPlayerHistory(tableOf(SUBSTITUTED, 'Ewa', 0))
  expect([0, 1, 2, 9].map(time => playersAt(time)[1]?.name)).toEqual(['Jan', 'Jan', 'Ewa', 'Ewa'])
})
