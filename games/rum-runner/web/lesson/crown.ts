/** The crown's lesson: play, fund, guard and sell rum. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en/crown.ts'
import { pl } from './pl/crown.ts'

const PIRATE = 1
const ME = 0

export const crown: Lesson = {
  id: 'crown',
  seat: ME,
  names: ['', 'Bonny'],
  minutes: 6,
  preset: 'crown',
  steps: [
    {
      id: 'goal',
      position:
        'crown | crown: A | turn: crown 1 | actions: 3 | coins: 7 5 | home-port: - < (hidden-harbor)* | privateer-point: - < (port-taxes)* | ' +
        'bivalve-bay: - < (harbor-guard)* | isle-of-fools: - < (rowdy-tavern)* | fleet: longboat, longboat | ' +
        'crown hand: light-rum cash-crop reef squall merchant-convoy | pirate hand: doug-doubloon sloop informant able-abigail treasure-map | ' +
        'crown deck: gold-rum kraken light-rum royal-decree … | pirate deck: brigantine peg-leg-paul bilge-bob galleon …',
    },
    { id: 'islands' },
    { id: 'found', moves: ['found light-rum@2 cash-crop@3'] },
    { id: 'invest', moves: ['invest 2 3'] },
    {
      id: 'hazard',
      moves: ['hazard reef@2'],
      then: [
        { seat: PIRATE, move: 'crew doug-doubloon / -' },
        { seat: PIRATE, move: 'gain' },
        { seat: PIRATE, move: 'raid 2 with 1' },
      ],
    },
    { id: 'raise', moves: ['raise 2:0+0', 'raise 1:0+0 2:0+0'], then: [{ seat: PIRATE, move: 'discard informant' }] },
    { id: 'reveal', moves: ['flip 3'] },
    { id: 'enough', moves: ['done'] },
    {
      id: 'fund',
      moves: ['invest 2', 'invest 2 3', 'invest 2 2.1'],
      then: [
        { seat: ME, move: 'gain' },
        { seat: ME, move: 'event merchant-convoy' },
      ],
    },
    {
      id: 'crop',
      moves: ['add 1.1', 'add 2', 'add 2.1', 'add 3', 'add 3.1', 'add 4.1'],
      then: [
        { seat: PIRATE, move: 'gain' },
        { seat: PIRATE, move: 'gain' },
        { seat: PIRATE, move: 'ship sloop' },
      ],
    },
    { id: 'score', moves: ['flip 2'] },
    { id: 'mix', moves: ['decline', 'accept'] },
    {
      id: 'limit',
      position:
        'crown | crown: A | turn: crown 6 | actions: 0 | coins: 3 6 | home-port: - < (hidden-harbor)* | privateer-point: (gold-rum)+1 < reef+1 | ' +
        'bivalve-bay: cash-crop < (harbor-guard)* | isle-of-fools: - < (rowdy-tavern)* | fleet: longboat[doug-doubloon], sloop | crown score: light-rum | ' +
        'crown hand: light-rum squall kraken rough-seas royal-decree privateers | agenda: limit …',
      moves: ['discard squall', 'discard kraken', 'discard rough-seas', 'discard royal-decree', 'discard privateers'],
    },
    {
      id: 'last',
      position:
        'crown | crown: A | turn: crown 9 | actions: 3 | coins: 4 6 | home-port: - < kraken+1 | privateer-point: (gold-rum)+3 < reef | ' +
        'bivalve-bay: (poisoned-rum)+2 < (harbor-guard)* | isle-of-fools: (lighthouse)+1 < (rowdy-tavern)* | fleet: longboat[doug-doubloon], sloop[able-abigail] | ' +
        'crown score: light-rum light-rum | pirate score: light-rum gold-rum aged-rum | crown hand: squall royal-decree | agenda: reveal …',
      moves: ['flip 2'],
    },
  ],
  words: { en, pl },
}
