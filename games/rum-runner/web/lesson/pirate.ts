/** The pirate's lesson: hire crew, raid, spend icons, and win with a fourth bottle. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en/pirate.ts'
import { pl } from './pl/pirate.ts'

const CROWN = 1
const ME = 0

export const pirate: Lesson = {
  id: 'pirate',
  seat: ME,
  names: ['', 'Morgan'],
  minutes: 6,
  preset: 'pirate',
  steps: [
    {
      id: 'goal',
      position:
        'pirate | crown: B | turn: pirate 2 | actions: 3 | coins: 4 7 | home-port: - < (hidden-harbor)* | privateer-point: (light-rum)+1 < (port-taxes)* | ' +
        'bivalve-bay: - < (harbor-guard)* (squall) | isle-of-fools: - < (rowdy-tavern)* | fleet: longboat, longboat | ' +
        'pirate hand: doug-doubloon cutthroat-carlie sloop treasure-map able-abigail | crown hand: reef kraken gold-rum royal-decree lighthouse | ' +
        'pirate deck: brigantine peg-leg-paul … | crown deck: …',
    },
    { id: 'sea' },
    { id: 'crew', moves: ['crew doug-doubloon / cutthroat-carlie', 'crew cutthroat-carlie / doug-doubloon'] },
    { id: 'raid', moves: ['raid 2 with 1 2'], then: [{ seat: CROWN, move: 'raise 1:0+0' }] },
    { id: 'face', moves: ['meet 1', 'meet 2'] },
    { id: 'order', moves: ['pick-crew 1.1', 'pick-crew 2.1'] },
    { id: 'carlie', moves: ['decline', 'shift ship1 ship2', 'shift ship2 ship1'] },
    { id: 'delay' },
    {
      id: 'icons',
      position:
        'pirate | crown: B | turn: pirate 5 | actions: 2 | coins: 6 5 | home-port: - < (hidden-harbor)* | privateer-point: - < port-taxes | ' +
        'bivalve-bay: (gold-rum)+2 < reef+1 harbor-guard* | isle-of-fools: cash-crop+1 < (rowdy-tavern)* | ' +
        'fleet: sloop[cutthroat-carlie twin-blade-tess], longboat[doug-doubloon] | pirate hand: brigantine able-abigail | crown hand: kraken squall light-rum | ' +
        'pirate score: light-rum | pirate deck: peg-leg-paul bilge-bob …',
    },
    { id: 'sail', moves: ['raid 3 with 1 2'] },
    { id: 'sabre', moves: ['icons 1.2', 'icons 2.1'] },
    { id: 'reef', moves: ['meet 1'] },
    { id: 'compass', moves: ['icons 1 1.1', 'icons 1 1.2', 'icons 1.1 1.2'] },
    {
      id: 'look',
      position:
        'pirate | crown: B | turn: pirate 7 | actions: 1 | coins: 3 4 | home-port: - < (hidden-harbor)* | privateer-point: (aged-rum)+3 < - | ' +
        'bivalve-bay: (poisoned-rum)+2 < - | isle-of-fools: cash-crop+1 < (rowdy-tavern)* | fleet: sloop+1[cutthroat-carlie], longboat[able-abigail] | ' +
        'pirate hand: brigantine bilge-bob | crown hand: kraken squall | pirate score: light-rum gold-rum light-rum | crown score: gold-rum | ' +
        'agenda: do look {"may":true} from event pirate; actions; draw-one; limit; next-turn',
      moves: ['look 2', 'look 3', 'look 1.1', 'look 4.1'],
    },
    { id: 'last', moves: ['raid 2 with 2'] },
  ],
  words: { en, pl },
}
