/** Samples of Rum Runner for the workbench and the pictures. */
import type { GameSamples, SampleMove, SamplePosition } from '@tortuga/games/samples'
import { questionName, type AskingName, type AskingWay, type RunnerTypes, type View } from '../rules/index.ts'

const CROWN_SEAT = 0
const PIRATE_SEAT = 1
const PIRATE = 'crown | turn: pirate 1'

/** The crown plays these moves first. */
const crown = (position: string, ...after: readonly string[]): SamplePosition => ({
  position: `crown | ${position}`,
  after,
  viewer: CROWN_SEAT,
})
const pirate = (position: string, ...after: readonly string[]): SamplePosition => ({
  position: `${PIRATE} | ${position}`,
  after,
  viewer: PIRATE_SEAT,
})
/** The first ship raids the third island, which has these hazards. */
const raid = (fleet: string, lane: string, more: string, ...after: readonly string[]): SamplePosition =>
  pirate(`fleet: ${fleet} | bivalve-bay: - < ${lane}${more}`, 'raid 3 with 1', ...after)
/** The first ship raids the third island, which has this investment. */
const loot = (fleet: string, card: string, more = ''): SamplePosition =>
  pirate(`fleet: ${fleet} | bivalve-bay: ${card}${more}`, 'raid 3 with 1')
/** A crew member's effect after an easy raid. */
const crew = (card: string, more: string): SamplePosition => pirate(`fleet: longboat[${card}] | ${more}`, 'raid 4 with 1')
const tried = (sample: SamplePosition, move: string): SampleMove => ({ ...sample, move })

/** A raid with three ships while the bank has two coins. */
const scarce = (island: string, ...after: readonly string[]): SamplePosition => ({
  position: `own | turn: pirate 1 | coins: 18 20 | bank: 2 | fleet: longboat[bilge-bob], sloop[able-abigail], brigantine[doug-doubloon] | pirate hand: sloop galleon | bivalve-bay: ${island} | options: {"cards":"standard","crown":0,"mulligan":false,"turnCap":null,"bank":"strict"}`,
  after,
  viewer: PIRATE_SEAT,
})

const LIGHTHOUSE = crown('actions: 1 | bivalve-bay: lighthouse+2 < reef | fleet: sloop', 'gain')
const KEG = pirate('pirate hand: powder-keg | fleet: longboat, sloop.1, sloop.2 | bivalve-bay: - < reef kraken', 'event powder-keg')
const REEF = raid('sloop[able-abigail cutthroat-carlie]', 'reef', '', 'meet 1')

const MULLIGAN: SamplePosition = {
  position:
    'own | turn: pirate 0 | agenda: mulligan {"side":"crown"}; mulligan {"side":"pirate"}; next-turn | fleet: longboat.1, longboat.2 | crown hand: reef squall kraken light-rum blockade | pirate hand: sloop galleon informant bilge-bob able-abigail | options: {"cards":"standard","crown":0,"mulligan":true,"turnCap":null,"bank":"open"}',
  viewer: CROWN_SEAT,
}

/** A position with cards in every pile. */
const LATE: SamplePosition = pirate(
  'coins: 4 6 | pirate hand: sloop informant treasure-map | crown hand: reef squall kraken | crown discard: royal-decree blockade | pirate discard: galleon | crown score: light-rum.1 | pirate score: gold-rum.1 | removed: powder-keg | fleet: longboat[bilge-bob], sloop[peg-leg-paul able-abigail] | home-port: - < (hidden-harbor)* | privateer-point: (light-rum)+1 < port-taxes | bivalve-bay: cash-crop+1 < reef (squall.2)+1 | isle-of-fools: (aged-rum)+2',
)

type QuestionKind = Exclude<AskingName, 'way'> | `way ${AskingWay}`

const QUESTIONS: Readonly<Record<QuestionKind, SamplePosition | null>> = {
  mulligan: MULLIGAN,
  reveal: null,
  'turn-effects': null,
  limit: null,
  actions: null,
  raise: null,
  face: null,
  'crew-effects': null,
  'may-mix-hand': null,
  'trash-ship': crown('agenda: reveal … | bivalve-bay: (letter-of-marque)+4 | fleet: sloop, longboat', 'flip 3'),
  'add-coin': null,
  'add-coins': null,
  'may-tow-or-delay': LIGHTHOUSE,
  'may-fetch-hazard': null,
  'coin-party': scarce('(aged-rum)', 'raid 3 with 1 2 3'),
  'pay-or-stay': loot('longboat[bilge-bob]', '(cash-crop)+2', ' | coins: 5 3'),
  'lose-crew': loot('sloop[peg-leg-paul able-abigail]', '(poisoned-rum)'),
  'may-sell-crew': loot('sloop[peg-leg-paul able-abigail]', '(letter-of-marque)'),
  'may-coin-ship': null,
  'may-go-on-deck': null,
  'may-move-coin': null,
  'may-blast': null,
  look: null,
  'may-rob': crew('janey-mcfloyd', 'pirate hand: sloop'),
  discard: null,
  'raid-with-ship': null,
  'strip-island': null,
  'trash-own-ship': KEG,
  'trash-hazard': null,
  'way icons': REEF,
  'way discard': raid('sloop[bilge-bob peg-leg-paul]', 'rough-seas', ' | pirate hand: sloop galleon informant', 'meet 1'),
  'way trash-crew': raid('sloop[bilge-bob peg-leg-paul]', 'rough-seas', ' | pirate hand: sloop galleon', 'meet 2'),
  'way crown-trashes-crew': null,
  'way trash-ship': null,
  'way coin-party-and-self': scarce('- < rowdy-tavern', 'raid 3 with 1 2 3', 'meet 2'),
}

export const samples: GameSamples<RunnerTypes> = {
  questionOf: ({ agenda: [task] }: View) => {
    if (task === undefined) return 'none'
    return task.type === 'way' ? `way ${task.way.type}` : questionName(task)
  },
  questions: QUESTIONS,
  refusals: {
    'wrong-kind': tried(crown('crown hand: reef light-rum'), 'found reef@3'),
    'no-island': tried(crown('crown hand: reef light-rum'), 'found light-rum@9'),
    'wrong-count': tried(REEF, 'icons 1'),
    'icon-not-there': tried(REEF, 'icons 1 1'),
    'ship-too-cheap': tried(KEG, 'pick-ship 1'),
    'cannot-meet': tried(raid('longboat[bilge-bob]', 'privateers', ' | coins: 5 5'), 'meet 1'),
    'same-place': tried(LIGHTHOUSE, 'tow 3.1 3'),
    'not-raiding': {
      ...raid('sloop[bilge-bob peg-leg-paul], longboat[doug-doubloon]', 'squall', ''),
      viewer: CROWN_SEAT,
      move: 'pick-crew 2.1',
    },
  },
  events: {
    mulliganed: tried(MULLIGAN, 'mulligan'),
    'hand-mixed': tried(crown('agenda: reveal … | bivalve-bay: (light-rum)+2 | crown hand: reef kraken', 'flip 3'), 'accept'),
    paid: tried(raid('longboat[bilge-bob]', 'port-taxes', ''), 'meet 1'),
    stayed: tried(pirate('coins: 5 2 | fleet: longboat[bilge-bob] | bivalve-bay: (cash-crop)+2'), 'raid 3 with 1'),
    'hazard-moved': tried(LIGHTHOUSE, 'tow 3.1 4'),
    taken: tried(crew('janey-mcfloyd', 'pirate hand: sloop'), 'discard sloop'),
  },
  taps: [
    { ...LATE, name: 'Discards', taps: ['.rr-piles [data-place="discards-crown"]'] },
    { ...LATE, name: 'Scored cards', taps: ['.rr-piles [data-place="score-pirate"]'] },
    { ...LATE, name: 'Removed cards', taps: ['.rr-piles [data-place="removed-pirate"]'] },
    { ...LATE, viewer: 'open', name: 'An open hand', taps: ['.rr-piles [data-place="hand-crown"]'] },
    { ...LATE, name: 'Deck lists', taps: ['.rr-piles .pile:not([data-place]) >> nth=0'] },
    { ...LATE, name: 'Glossary', taps: ['.rr-piles .pile:not([data-place]) >> nth=1'] },
    { ...LATE, name: 'Piles and lists', taps: ['.rr-menu-button'], isPhone: true },
    { ...LATE, name: 'A card to read', taps: ['.rr-hand [data-stop] >> nth=0'] },
  ],
  pictures: [
    { name: 'crown', golden: 'crown-2', moves: 60, viewer: 0 },
    { name: 'raid', ...REEF },
  ],
}
