/** The terminal table in Polish. */
import type { TerminalText } from '../types.ts'
import { adjective, card, cards, end, join, points, slotName } from './cards.ts'

export const terminal: TerminalText = {
  wreck: 'Wrak',
  beach: 'Plaża',
  hand: 'Ręka',
  captains: 'Karty kolekcji',
  clock: 'Zegar rozbitka',
  parrot: 'Papuga',
  parrotCosts: count => `papuga kosztuje ${cards(count)}`,
  faceDown: 'zakryta',
  empty: 'puste',
  knownCards: 'znane karty',
  target: 'Cel',
  points,
  colour: colour => adjective(colour).one,
  end,
  questions: {
    turn: () => 'Twoja kolej: dobierz kartę albo zagraj zestaw.',
    discards: ({ amount }) => `Wybierz ${cards(amount)} do zwrotu.`,
  },
  waitingFor: names => `${names.length === 1 ? 'Teraz wybiera' : 'Teraz wybierają'} ${join(names)}.`,
  drawFromWreck: 'Dobierz z wraku',
  drawFromBeach: (slot, face) =>
    face === null ? `Weź z plaży zakrytą kartę (${slotName(slot)})` : `Weź z plaży (${slotName(slot)}): ${card(face)}`,
  playSet: 'Zagraj zestaw',
  discard: 'Zwróć',
  typing: {
    draw: 'dobierz wrak, dobierz 2 (miejsce 2 na plaży)',
    play: 'zagraj a2 c1 (karta a dwiema butelkami do góry, karta c jedną)',
    beach: 'zagraj a2 c1 plaża 1 3 (z plaży liczą się tylko miejsca 1 i 3), … plaża nic',
    discard: 'zwróć a c',
  },
  synonyms: {
    draw: ['dobierz', 'dobieram', 'weź', 'wez'],
    play: ['zagraj', 'graj', 'gram'],
    discard: ['zwróć', 'zwroc', 'odrzuć', 'odrzuc'],
    wreck: ['wrak', 'wraku'],
    with: ['plaża', 'plaza', 'plażą'],
    none: ['nic', 'żadne'],
  },
}
