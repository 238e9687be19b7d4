/** Refusals cite the rule that the move breaks, for each side, action and question. */
import { describe, expect, it } from 'vitest'
import { playMoves, refusalOf, rulesCitedBy } from '../testing.ts'

const CROWN = 'crown | crown hand: reef light-rum light-rum royal-decree | privateer-point: (gold-rum) < (squall)'
const PIRATE =
  'crown | turn: pirate 1 | pirate hand: sloop treasure-map doug-doubloon | fleet: longboat[bilge-bob], longboat, brigantine+1[able-abigail]'
const strict = (position: string): string =>
  `own ${position.slice(position.indexOf('|'))} | options: {"cards":"standard","crown":0,"mulligan":false,"turnCap":null,"bank":"strict"}`
/** The position in which the effect of this crew card is asked for. */
const after = (crew: string, fields: string) =>
  playMoves(`crown | turn: pirate 1 | fleet: longboat[${crew}] | ${fields}`, ['raid 4 with 1'])

type Row = readonly [move: string, type: string, rules: readonly string[]]
const checkAll = (position: Parameters<typeof refusalOf>[0], rows: readonly Row[]): void =>
  expect(rows.map(([move]) => [move, refusalOf(position, move)?.type, rulesCitedBy(position, move)])).toEqual(rows)

describe('refusals cite the broken rule', () => {
  it('[R4.1, R4.2, R4.3, R4.4, R4.5, R4.6] of the crown’s actions', () => {
    checkAll(CROWN, [
      ['found', 'names-none', ['R4.1']],
      ['found gold-rum@3', 'not-in-hand', ['R4.1']],
      ['found light-rum@2', 'island-taken', ['R4.1']],
      ['found light-rum@1', 'island-taken', ['R4.2']],
      ['found light-rum@3 light-rum@3', 'named-twice', ['R4.1']],
      ['found reef@3', 'wrong-kind', ['R4.4']],
      ['found light-rum@9', 'no-island', ['R1.5']],
      ['hazard kraken@1', 'not-in-hand', ['R4.3']],
      ['hazard light-rum@1', 'wrong-kind', ['R4.4']],
      ['recall 1', 'no-card-there', ['R4.5']],
      ['invest', 'names-none', ['R4.6']],
      ['invest 1.1', 'no-card-there', ['R4.6']],
      ['invest 2 2', 'named-twice', ['R4.6']],
      ['event kraken', 'not-in-hand', ['R3.9']],
      ['event reef', 'wrong-kind', ['R3.9']],
      ['ship sloop', 'other-side', ['R3.5']],
    ])
    checkAll(`${CROWN} | coins: 0 5`, [['invest 2', 'too-dear', ['R4.6']]])
    checkAll('crown | crown hand: reef reef squall squall kraken', [['draw', 'hand-full', ['R3.6', 'R3.8']]])
    checkAll('crown | crown deck: - | crown discard: …', [['draw', 'nothing-to-draw', ['R3.6', 'R6.1']]])
  })

  it('[R5.1, R5.2, R5.3, R5.4, R7.1, R7.2] of the pirate’s actions', () => {
    checkAll(PIRATE, [
      ['ship galleon', 'not-in-hand', ['R5.1']],
      ['ship doug-doubloon', 'wrong-kind', ['R5.1']],
      ['event sloop', 'wrong-kind', ['R3.9']],
      ['crew bilge-bob', 'no-ship', ['R5.2']],
      ['crew galleon / - / -', 'crew-not-yours', ['R5.2']],
      ['crew bilge-bob doug-doubloon / - / able-abigail', 'ship-full', ['R5.4']],
      ['crew bilge-bob / - / able-abigail', 'nothing-changes', ['R3.6']],
      ['raid 1 with', 'names-none', ['R7.1']],
      ['raid 1 with 2', 'ship-without-crew', ['R7.1']],
      ['raid 1 with 3', 'ship-has-coins', ['R7.1']],
      ['raid 1 with 4', 'no-ship', ['R7.1']],
      ['raid 1 with 1 1', 'named-twice', ['R7.1']],
      ['recall 1', 'other-side', ['R3.5']],
      ['invest 1', 'other-side', ['R3.5']],
    ])
    checkAll(`${PIRATE} | coins: 5 0`, [
      ['ship sloop', 'too-dear', ['R5.1']],
      ['crew bilge-bob / doug-doubloon / able-abigail', 'too-dear', ['R5.3']],
      ['raid 1 with 1', 'too-dear', ['R7.2']],
    ])
    checkAll('crown | turn: pirate 1 | pirate hand: informant treasure-map powder-keg | coins: 5 0 | fleet: longboat', [
      ['event informant', 'too-dear', ['R3.9']],
      ['event treasure-map', 'event-useless', ['R3.9', 'R13.12']],
      ['event powder-keg', 'event-useless', ['R3.9', 'R13.14']],
    ])
    checkAll('crown | turn: pirate 1 | pirate deck: - | pirate discard: - | pirate score: … | fleet: longboat.1, longboat.2', [
      ['draw', 'nothing-to-draw', ['R3.6', 'R6.3']],
    ])
  })

  it('[R2.6, R10.3, R10.4, R3.5] of moves out of turn, and of answers to another question', () => {
    checkAll(CROWN, [
      ['pirate: gain', 'not-awaited', ['R2.6']],
      ['done', 'other-question', ['R3.5']],
    ])
    checkAll('crown | agenda: reveal … | bivalve-bay: (light-rum)+2', [
      ['pirate: gain', 'not-awaited', ['R3.2']],
      ['gain', 'other-question', ['R3.2']],
    ])
    const raised = playMoves('crown | turn: pirate 1 | fleet: longboat[bilge-bob] | bivalve-bay: - < (reef)', ['raid 3 with 1'])
    checkAll(raised, [
      ['pirate: gain', 'not-awaited', ['R7.3']],
      ['gain', 'other-question', ['R7.3']],
    ])
    checkAll(after('janey-mcfloyd', 'pirate hand: sloop'), [['gain', 'other-question', ['R13.7']]])
    const won = playMoves('crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (light-rum)+2', ['flip 3'])
    checkAll(won, [['gain', 'over', ['R10.3']]])
    const limited = playMoves(
      'own | turn: pirate 2 | actions: 1 | options: {"cards":"standard","crown":0,"mulligan":false,"turnCap":2,"bank":"open"}',
      ['gain'],
    )
    checkAll(limited, [['gain', 'over', ['R10.4']]])
  })

  it('[R3.2, R3.3, R3.10, R3.11] of the start and the end of a turn', () => {
    checkAll('crown | agenda: reveal … | bivalve-bay: (gold-rum)+2 | isle-of-fools: cash-crop+1', [
      ['flip 1', 'no-card-there', ['R3.2']],
      ['flip 4', 'already-up', ['R3.2']],
      ['flip 3', 'not-funded', ['R3.3']],
    ])
    checkAll(
      playMoves('crown | actions: 1 | privateer-point: cash-crop+1 | bivalve-bay: poisoned-rum+2 | crown discard: kraken', ['gain']),
      [['pick-island 1', 'not-due', ['R3.10']]],
    )
    for (const [side, hand] of [
      ['crown', 'crown hand: reef reef squall squall kraken blockade'],
      ['pirate', 'turn: pirate 1 | pirate hand: sloop sloop galleon informant powder-keg bilge-bob'],
    ])
      checkAll(`crown | agenda: limit … | ${hand}`, [
        ['discard', 'wrong-count', ['R3.11']],
        [`discard ${side === 'crown' ? 'sloop' : 'reef'}`, 'not-in-hand', ['R3.11']],
      ])
  })

  it('[R7.3, R7.4, R7.6, R7.7, R7.8, R7.9, R12.8] of the raid', () => {
    const lane = (fleet: string, hazards: string, fields = '') =>
      playMoves(`crown | turn: pirate 1 | fleet: ${fleet} | bivalve-bay: - < ${hazards}${fields}`, ['raid 3 with 1'])
    checkAll(lane('longboat[bilge-bob]', 'port-taxes (kraken)+1', ' | coins: 1 5'), [
      ['raise 3:0+0', 'no-card-there', ['R7.3']],
      ['raise 2:0+0 2:0+0', 'named-twice', ['R7.3']],
      ['raise 1:0+1', 'already-up', ['R7.3', 'R7.4']],
      ['raise 2:2+0', 'more-than-cost', ['R7.4']],
      ['raise 2:1+0', 'too-dear', ['R7.4']],
    ])
    checkAll(lane('longboat[bilge-bob]', 'privateers', ' | coins: 5 5'), [
      ['meet 1', 'cannot-meet', ['R7.7']],
      ['meet 4', 'cannot-meet', ['R7.6']],
    ])
    checkAll(playMoves(lane('sloop[able-abigail cutthroat-carlie]', 'reef'), ['meet 1']), [
      ['icons 1', 'wrong-count', ['R7.8']],
      ['icons 1 1', 'icon-not-there', ['R7.8']],
    ])
    checkAll(lane('sloop[bilge-bob peg-leg-paul], longboat[doug-doubloon]', 'squall'), [
      ['pick-crew 2.1', 'not-raiding', ['R7.9']],
      ['pick-crew 1.3', 'no-crew-there', ['R12.8']],
      ['pirate: pick-crew 1.1', 'not-awaited', ['R12.8']],
    ])
    checkAll(playMoves(lane('sloop[bilge-bob peg-leg-paul]', 'rough-seas', ' | pirate hand: sloop galleon informant'), ['meet 1']), [
      ['discard galleon', 'wrong-count', ['R7.7']],
      ['discard galleon brigantine', 'not-in-hand', ['R7.7']],
      ['discard galleon galleon', 'named-twice', ['R7.7']],
    ])
    checkAll(
      playMoves('crown | turn: pirate 1 | coins: 5 5 | fleet: sloop[peg-leg-paul able-abigail] | bivalve-bay: - < (reef)', [
        'raid 4 with 1',
      ]),
      [
        ['pick-crew 1.3', 'no-crew-there', ['R9.1']],
        ['pick-crew 2.1', 'no-ship', ['R9.1']],
      ],
    )
  })

  it('[R12.2, R12.3, R12.4, R12.5, R12.6, R1.8] of the crown’s cards', () => {
    const end = (fields: string) => playMoves(`crown | actions: 1 | ${fields}`, ['gain'])
    checkAll(end('bivalve-bay: cash-crop+1 < reef'), [
      ['add', 'names-none', ['R12.2']],
      ['add 3 3.1', 'too-many', ['R12.2']],
      ['add 1', 'no-card-there', ['R12.2']],
    ])
    checkAll(end('bivalve-bay: lighthouse+2 < reef | fleet: sloop'), [
      ['tow 3.1 3', 'same-place', ['R12.3']],
      ['tow 1.1 3', 'no-card-there', ['R12.3']],
      ['pick-ship 2', 'no-ship', ['R12.3']],
    ])
    checkAll(end('bivalve-bay: poisoned-rum+2 | crown discard: kraken royal-decree'), [
      ['fetch reef', 'not-in-discards', ['R12.4']],
      ['fetch royal-decree', 'wrong-kind', ['R12.4']],
    ])
    checkAll(playMoves('crown | crown hand: royal-decree | bivalve-bay: (gold-rum) < reef squall kraken', ['event royal-decree']), [
      ['add 3 3.1 3.2 3.3', 'too-many', ['R12.6']],
      ['add 3 3', 'named-twice', ['R12.6']],
    ])
    checkAll(
      playMoves(strict('crown | coins: 20 17 | crown hand: royal-decree | bank: 1 | bivalve-bay: (gold-rum)+1 < reef+1'), [
        'event royal-decree',
      ]),
      [['add 3 3.1', 'too-many', ['R1.8']]],
    )
    checkAll(playMoves('crown | agenda: reveal … | bivalve-bay: (letter-of-marque)+4 | fleet: sloop, longboat', ['flip 3']), [
      ['pick-ship 3', 'no-ship', ['R12.5']],
    ])
    const raid = (card: string) =>
      playMoves(`crown | turn: pirate 1 | fleet: sloop[peg-leg-paul able-abigail], longboat[bilge-bob] | bivalve-bay: (${card})`, [
        'raid 3 with 1',
      ])
    checkAll(raid('poisoned-rum'), [
      ['pick-crew 2.1', 'not-raiding', ['R7.9']],
      ['pick-crew 1.3', 'no-crew-there', ['R12.4']],
    ])
    checkAll(raid('letter-of-marque'), [['pick-crew 3.1', 'no-ship', ['R12.5']]])
  })

  it('[R13.2, R13.3, R13.4, R13.5, R13.7, R13.11, R13.12, R13.14, R9.3] of the pirate’s cards', () => {
    checkAll(after('dead-eye-dory', 'pirate discard: galleon'), [['fetch sloop', 'not-in-discards', ['R13.2']]])
    checkAll(after('cutthroat-carlie', 'home-port: - < reef+1 squall | bivalve-bay: - < kraken'), [
      ['shift 1.1 1.1', 'same-place', ['R13.3']],
      ['shift 1.2 1.1', 'no-coin-there', ['R13.3']],
      ['shift 1.1 4.1', 'no-card-there', ['R13.3']],
      ['shift ship1 ship2', 'no-ship', ['R13.3']],
    ])
    checkAll(after('stinky-pete', 'home-port: (light-rum) < reef (squall) | crown deck: - | crown discard: …'), [
      ['trash 1', 'no-card-there', ['R13.4']],
      ['trash 1.1', 'already-up', ['R13.4']],
      ['remove 1.1', 'no-coin-there', ['R13.4']],
    ])
    checkAll(after('able-abigail', 'home-port: - < reef (squall)'), [
      ['look 2', 'no-card-there', ['R13.5']],
      ['look 1.1', 'already-up', ['R13.5']],
    ])
    checkAll(after('janey-mcfloyd', 'pirate hand: sloop'), [
      ['discard', 'wrong-count', ['R13.7']],
      ['discard galleon', 'not-in-hand', ['R13.7']],
    ])
    checkAll(after('twin-blade-tess', 'pirate hand: sloop galleon'), [['discard', 'wrong-count', ['R13.11']]])
    const map = playMoves(`${PIRATE} | bivalve-bay: - < reef (squall)`, ['event treasure-map'])
    checkAll(map, [
      ['raid 1 with 1 2', 'wrong-count', ['R13.12']],
      ['raid 1 with 2', 'ship-without-crew', ['R13.12']],
      ['raid 1 with 3', 'ship-has-coins', ['R13.12']],
    ])
    checkAll(playMoves(map, ['raid 4 with 1']), [
      ['look 3.1', 'already-up', ['R13.12']],
      ['decline', 'must-be-done', ['R9.3']],
    ])
    const keg = 'crown | turn: pirate 1 | pirate hand: powder-keg | fleet: longboat, sloop.1, sloop.2 | bivalve-bay: - < reef kraken'
    checkAll(playMoves(keg, ['event powder-keg']), [
      ['pick-ship 1', 'ship-too-cheap', ['R13.14']],
      ['pick-ship 4', 'no-ship', ['R13.14']],
    ])
    checkAll(playMoves(keg, ['event powder-keg', 'pick-ship 2']), [['trash 1.1', 'no-card-there', ['R13.14']]])
  })
})
