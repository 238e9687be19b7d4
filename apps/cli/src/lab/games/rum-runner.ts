/** What the lab looks at in Rum Runner. Each seat is a side, and most figures are told by side. */
import { at } from '@tortuga/kit'
import { cardOf, cardsOf, SIDES } from '@tortuga/rum-runner/rules'
import type { Event, RunnerTypes, State } from '@tortuga/rum-runner/rules'
import { texts } from '@tortuga/rum-runner/text'
import type { Lens, Note } from './lens.ts'

const seatOf = ({ crown }: State, side: (typeof SIDES)[number]): number => (side === 'crown' ? crown : 1 - crown)

const readCards = (event: Event, { took, played }: Note): void => {
  switch (event.type) {
    case 'dealt':
    case 'mulliganed':
    case 'drew':
      for (const card of event.cards) if (card !== null) took(event.seat, card)
      return
    case 'fetched':
      return took(event.seat, event.card)
    case 'event-played':
    case 'ship-played':
      return played(event.seat, event.card)
    case 'hazard-played':
      if (event.card !== null) played(event.seat, event.card)
      return
    case 'founded':
      for (const { card } of event.cards) if (card !== null) played(event.seat, card)
      return
    case 'crew-placed':
      for (const { card } of event.played) played(event.seat, card)
      return
    default:
  }
}

const COUNTED: Partial<Record<Event['type'], string>> = {
  'raid-began': 'raids',
  'raid-succeeded': 'successes',
  scored: 'scored',
  'ship-trashed': 'ships-lost',
}

export const rumRunnerLens: Lens<RunnerTypes> = {
  plain: ['plain'],
  // What lies on the table from the start is in no hand: ships and hazards that are in neither deck.
  ignores: (face, { cards }) => {
    const ready = cardsOf(cards)
    return !SIDES.some(side => ready.decks[side].some(piece => cardOf(ready, piece).face === face))
  },
  faceName: face => ({ en: texts.en.words.card(face), pl: texts.pl.words.card(face) }),
  sides: state => [0, 1].map(seat => (seat === state.crown ? 'crown' : 'pirate')),
  sideNames: { crown: { en: 'the crown', pl: 'korona' }, pirate: { en: 'the pirate', pl: 'pirat' } },
  firstSeat: () => null, // the crown begins: the side says it
  read: (event, note) => {
    readCards(event, note)
    const counted = COUNTED[event.type]
    if (counted !== undefined) note.count(counted)
  },
  finish: (state, note) => {
    note.count('rounds', state.round)
    for (const side of SIDES) for (const piece of at([state.scores[side]], 0)) note.kept(seatOf(state, side), piece)
  },
  ending: (state, { places }) => {
    const firsts = SIDES.filter(side => places[seatOf(state, side)] === 1)
    return `${state.ending ?? 'none'}-${firsts.length === 1 ? at(firsts, 0) : 'tie'}`
  },
  endingNames: {
    'rum-crown': { en: 'the crown scores enough', pl: 'korona zdobywa dość punktów' },
    'rum-pirate': { en: 'the pirate has enough bottles', pl: 'pirat ma dość butelek' },
    'cap-crown': { en: 'turn cap, the crown leads', pl: 'limit tur, prowadzi korona' },
    'cap-pirate': { en: 'turn cap, the pirate leads', pl: 'limit tur, prowadzi pirat' },
    'cap-tie': { en: 'turn cap, a draw', pl: 'limit tur, remis' },
  },
  countNames: {
    rounds: { en: 'rounds', pl: 'rundy' },
    raids: { en: 'raids', pl: 'rajdy' },
    successes: { en: 'successful raids', pl: 'udane rajdy' },
    scored: { en: 'cards scored', pl: 'zapunktowane karty' },
    'ships-lost': { en: 'ships lost', pl: 'utracone statki' },
  },
}
