/** The coach's line about the move at which a match turned. */
import { namesFor } from '@tortuga/kit'
import type { GameTypes, NameOf } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { VisibleEntry } from '@tortuga/wire'
import { describe, expect, it } from 'vitest'
import type { JudgedDecision } from '../../coach/analysis.ts'
import { coach as text } from '../../text/en/coach.ts'
import { en as texts } from '../../text/en/index.ts'
import { describeTurningMove } from './turning-move.ts'

const web = {
  sayEvent: ({ type }: { readonly type: string }, name: NameOf) =>
    type === 'silent' ? null : `${name.you === 0 ? 'You' : name(0)} ${type}.`,
  sayReason: () => 'two captains for one bottle',
} as unknown as WebGame<GameTypes>
const context = { web, texts, language: 'en' as const, name: namesFor(() => 'Ola', 0) }
const move = { type: 'move', at: 0, seat: 0, by: 'player' } as const
const log: readonly VisibleEntry[] = [
  { version: 0, events: [], entry: null },
  { version: 1, events: [{ type: 'silent' }], entry: move },
  { version: 2, events: [{ type: 'draw' }, { type: 'fill' }], entry: move },
]
const judge = (version: number, isSame: boolean, reason: JudgedDecision['reason']): JudgedDecision => ({
  version,
  isSame,
  reason,
  move: null,
  chance: 0.5,
})
const said = (judged: JudgedDecision | null): string | null => describeTurningMove(log, judged, context, text)

describe('the turning move', () => {
  it('is told with the reason of the bot, which belongs to the bot’s own move', () => {
    expect(said(judge(1, true, { type: 'win' }))).toBe('You draw. The bot would have done the same: two captains for one bottle.')
    expect(said(judge(1, false, { type: 'win' }))).toBe('You draw. The bot preferred another move: two captains for one bottle.')
  })
  it('is told without a reason that nobody gave', () => {
    expect(said(judge(1, true, null))).toBe(`You draw. ${text.same}`)
    expect(said(judge(1, false, null))).toBe(`You draw. ${text.preferred}`)
  })
  it('is left out where the log does not tell the move', () => {
    expect(said(judge(0, true, { type: 'win' }))).toBeNull()
    expect(said(judge(2, true, { type: 'win' }))).toBeNull()
    expect(said(null)).toBeNull()
  })
})
