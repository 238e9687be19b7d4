/** The notation parses what it prints and rejects invalid text. */
import { describe, expect, it } from 'vitest'
import { notation } from './notation.ts'
import { fieldOf } from '../testing.ts'

const { parseMove, parseState, printMove, printState } = notation

describe('notation', () => {
  it('prints what it has parsed', () => {
    const text = printState(
      parseState(
        'crown | crown: B | turn: pirate 4 | actions: 2 | coins: 3 4 | home-port: - < (hidden-harbor)* reef+1 | privateer-point: (light-rum)+2? < (squall)?? | ' +
          'bivalve-bay: cash-crop+1 < - | fleet: >sloop/n1+1[cutthroat-carlie/n1 doug-doubloon!], longboat | pirate deck: dead-eye-dory … | top: 1 | mixed: yes | ' +
          'raid: home-port 2 success | agenda: way pay {"coins":2}; raided {"source":{"from":"island","island":0}}; do may-rob {"coins":1} from crew 1.2; do may-move-coin from event pirate; ' +
          'do coin-party from shown party; do lose-crew from island 3; turn-effects {"due":[1,2]}; crew-effects; reward {"effects":[{"type":"gain","coins":2}]}; raid-end; actions; next-turn',
      ),
    )
    expect(printState(parseState(text))).toBe(text)
    expect(text).toContain('do may-rob {"coins":1} from crew 1.2; do may-move-coin from event pirate; do coin-party from shown party;')
    expect(text).toContain('| home-port: - < (hidden-harbor.1)* reef.1+1 |')
    expect(text).toContain('| fleet: >sloop.1/n1+1[cutthroat-carlie.1/n1 doug-doubloon.1!], longboat.1 |')
  })

  it('fills in omitted fields', () => {
    const state = parseState('lot')
    expect(state).toMatchObject({
      turn: 'crown',
      round: 1,
      actions: 3,
      supplies: { crown: 5, pirate: 5 },
      bank: 30,
      raid: null,
      shown: null,
    })
    expect([state.decks.crown.length, state.discards.crown.length, state.discards.pirate.length]).toEqual([27, 4, 2])
    expect(fieldOf('lot | crown hand: reef reef', 'crown hand')).toBe('reef reef')
  })

  it.each([
    'keep',
    'mulligan',
    'flip 2',
    'done',
    'gain',
    'draw',
    'event royal-decree',
    'found light-rum@2 gold-rum@3',
    'hazard reef@1',
    'recall 2.1',
    'invest 2 2.1',
    'ship sloop',
    'crew bilge-bob doug-doubloon / - / able-abigail',
    'raid 2 with 1 3',
    'raise',
    'raise 1:0+2 3:1+0',
    'meet 2',
    'icons 1 1.1',
    'discard sloop sloop',
    'pick-crew 1.2',
    'pick-ship 2',
    'pick-island 4',
    'add 1 2.2',
    'look 3',
    'trash 1.1',
    'remove 1.1',
    'shift 1.1 2.3',
    'shift ship1 ship2',
    'tow 1.1 3',
    'fetch kraken',
    'spread 1 2 hazard',
    'accept',
    'decline',
  ])('reads and prints %s', text => expect(printMove(parseMove(text))).toBe(text))

  it.each(['', 'pass', 'flip', 'raid', 'raise 1', 'pick-crew 1', 'hazard reef', 'meet x'])('rejects the move “%s”', text => {
    expect(() => parseMove(text)).toThrow(RangeError)
  })

  it.each([
    'none',
    'lot | turn: navy 1',
    'lot | crown hand: reef.3',
    'lot | crown hand: reef reef reef',
    'lot | crown hand: parrot',
    'lot | fleet: sloop[',
    'lot | raid: atlantis 1',
    'lot | crown deck: reef',
    'lot | agenda: parley',
    'lot | agenda: do parley from event crown',
    'lot | agenda: do gain from event crown',
    'lot | agenda: do score from parrot',
    'lot | agenda: ready …',
  ])('rejects %s', text => expect(() => parseState(text)).toThrow(RangeError))
})
