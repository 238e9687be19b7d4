/** A hinted play in words, and the pieces that it marks before and after it is set up. */
import { describe, expect, it } from 'vitest'
import { notation } from '../../../rules/index.ts'
import { loadTexts, TABLE_TEXTS } from '../../text/index.ts'
import { FIRST_ORDER } from './rack-order.ts'
import { draftOf, viewOf } from './testing.ts'
import { describePlay, findHinted } from './hinted-play.ts'
import { startTurnDraft, layTable } from './turn.ts'

await Promise.all([loadTexts('en'), loadTexts('pl')])

const play = (table: string) => {
  const move = notation.parseMove(`play ${table}`)
  if (move.type !== 'play') throw new Error('not a play')
  return move
}
const POSITION = 'pl | table: K4 K5 K6 / R7 B7 O7 | A: K7 R1 R2 R3 K7 | B: R1 | opened: A'
const say = (position: string, table: string): readonly string[] => {
  const described = describePlay(viewOf(position), play(table))
  return [TABLE_TEXTS.en.playMove(described), TABLE_TEXTS.pl.playMove(described)]
}

describe('a hinted play', () => {
  it('says which tiles go where', () => {
    expect(say(POSITION, 'K4 K5 K6 K7 / R7 B7 O7 / R1 R2 R3')).toEqual([
      'Add black 7 to the black run 4–6 and lay red 1, red 2, red 3',
      'Dołóż czarną 7 do czarnej serii 4–6 i wyłóż czerwoną 1, czerwoną 2, czerwoną 3',
    ])
    expect(say(POSITION, 'K4 K5 K6 / R7 B7 O7 K7')).toEqual(['Add black 7 to the group of 7s', 'Dołóż czarną 7 do grupy z numerem 7'])
  })

  it('says so if sets are taken apart', () => {
    expect(say('pl | table: R4 R5 R6 R7 R8 | A: R6 | B: R1 | opened: A', 'R4 R5 R6 / R6 R7 R8')).toEqual([
      'Rearrange the table: red 6 into the red run 4–6',
      'Przebuduj stół: czerwona 6 do czerwonej serii 4–6',
    ])
  })

  it('marks its tiles and sets, also after it is set up', () => {
    const view = viewOf(POSITION)
    const hint = play('K4 K5 K6 K7 / R7 B7 O7 / R1 R2 R3')
    const turn = startTurnDraft(draftOf(view), FIRST_ORDER)
    const before = findHinted(view, turn.draft, hint)
    expect([[...before.tiles].toSorted(), [...before.sets]]).toEqual([['K7#0', 'R1#0', 'R2#0', 'R3#0'], ['s0']])
    const laid = layTable(turn, hint.table)
    const after = findHinted(view, laid.draft, hint)
    expect([...after.tiles].toSorted()).toEqual([...before.tiles].toSorted())
    expect(laid.draft.sets.filter(({ id }) => after.sets.has(id)).map(({ tiles }) => tiles.length)).toEqual([4, 3])
    expect(findHinted(view, turn.draft, { type: 'draw' }).tiles.size).toBe(0)
  })
})
