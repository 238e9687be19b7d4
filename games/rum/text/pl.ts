/** RUM po polsku: to, co mówi się przy każdym stole. */
import { formFor, pluralFor } from '@tortuga/kit'
import type { Colour, End, Face, SlotNumber } from '../rules/index.ts'
import { endsOf, shownOf } from './faces.ts'
import type { Sayings } from './texts.ts'
import { cited } from './titles-pl.ts'

const plural = pluralFor('pl')
const form = formFor('pl')

/** Rodzaj żeński, bo butelka i karta: czerwona, czerwoną, czerwone, czerwonych. */
type Adjective = { readonly one: string; readonly accusative: string; readonly few: string; readonly many: string }
const hard = (stem: string): Adjective => ({ one: `${stem}a`, accusative: `${stem}ą`, few: `${stem}e`, many: `${stem}ych` })
const COLOURS: Readonly<Record<Colour, Adjective>> = {
  red: hard('czerwon'),
  orange: hard('pomarańczow'),
  yellow: hard('żółt'),
  green: hard('zielon'),
  blue: { one: 'niebieska', accusative: 'niebieską', few: 'niebieskie', many: 'niebieskich' },
  purple: hard('fioletow'),
  black: hard('czarn'),
}
/** A colour of a foreign deck keeps its own name. */
export const adjective = (colour: Colour): Adjective => COLOURS[colour] ?? { one: colour, accusative: colour, few: colour, many: colour }
const counted = (count: number, colour: Colour): string => {
  const { one, few, many } = adjective(colour)
  return form(count, { one, few, many, other: many })
}

/** W bierniku: kogo, co? Ola zwraca 1 kartę. */
export const cards = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
export const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
export const bottles = (count: number, colour: Colour): string =>
  `${count} ${counted(count, colour)} ${form(count, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' })}`
export const slotName = (slot: SlotNumber): string => `miejsce ${slot + 1}`
export const card = (face: Face): string => {
  const ends = endsOf(face)
  return ends === null ? 'papuga' : `2 ${counted(2, ends.double)} / 1 ${counted(1, ends.single)}`
}
export const end = (face: Face, up: End): string => {
  const ends = endsOf(face)
  return ends === null ? 'papuga' : up === 'two' ? `2 ${counted(2, ends.double)}` : `1 ${counted(1, ends.single)}`
}
const list = (faces: readonly Face[]): string => faces.map(card).join(', ')
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
const verb = (count: number, one: string, more: string): string => (count === 1 ? one : more)

export const pl: Sayings = {
  log: {
    began: ({ start, dealer }, name) => (dealer === null ? `${name(start)} zaczyna.` : `${name(dealer)} rozdaje, ${name(start)} zaczyna.`),
    'beach-laid': event => `Na plaży: ${list(event.cards)}.`,
    dealt: (event, name) =>
      ['Każdy dostaje kartę.', ...event.cards.flatMap((face, seat) => (face === null ? [] : [`${name(seat)}: ${card(face)}.`]))].join(' '),
    drew: ({ seat, from, card: face, open }, name) => {
      if (from === 'wreck') return face === null ? `${name(seat)} dobiera kartę z wraku.` : `${name(seat)} dobiera z wraku: ${card(face)}.`
      if (open && face !== null) return `${name(seat)} bierze z plaży: ${card(face)}.`
      return `${name(seat)} bierze zakrytą kartę (${slotName(from)})${face === null ? '' : `: ${card(face)}`}.`
    },
    'parrot-drawn': ({ seat, from }, name) => `${name(seat)} dobiera papugę${from === 'wreck' ? '' : ` (${slotName(from)})`}!`,
    refilled: ({ slot, card: face, open }) =>
      open && face !== null
        ? `Na plażę trafia odkryta karta (${slotName(slot)}): ${card(face)}.`
        : `Na plażę trafia zakryta karta (${slotName(slot)})${face === null ? '' : `: ${card(face)}`}.`,
    played: (event, name) => `${name(event.seat)} zagrywa zestaw: ${event.cards.map(laid => end(laid.card, laid.end)).join(', ')}.`,
    gained: ({ seat, colour, from, before, value, trio }, name) => {
      const how = trio ? ' (rumowe trio)' : ''
      const captain = `${adjective(colour).accusative} kartę kolekcji`
      if (from === seat) return `${name(seat)} podnosi ${captain} z ${before} na ${value}${how}.`
      if (from === null) return `${name(seat)} zdobywa ${captain} o wartości ${value}${how}.`
      return `${name(seat)} odbiera ${captain} (dotąd: ${name(from)}), teraz o wartości ${value}${how}.`
    },
    'wreck-emptied': ({ seats }, name) => `Wrak jest pusty: ${join(seats.map(name))} ${verb(seats.length, 'ma', 'mają')} najwięcej kart.`,
    asked: ({ seats, amount }, name) =>
      `${join(seats.map(name))} ${verb(seats.length, 'musi', 'muszą')} zwrócić ${seats.length > 1 ? 'po ' : ''}${cards(amount)}.`,
    sealed: ({ seat, cards: chosen }, name) =>
      `${name(seat)} dokonuje wyboru${shownOf(chosen).length > 0 ? `: ${list(shownOf(chosen))}` : ''}.`,
    returned: ({ seat, cards: back }, name) =>
      `${name(seat)} zwraca ${cards(back.length)}${shownOf(back).length > 0 ? `: ${list(shownOf(back))}` : ''}.`,
    'clock-rose': ({ to }) => (to === 8 ? 'Zegar wskazuje 8: przypływa statek piratów.' : `Zegar wskazuje ${to}.`),
    'parrot-returned': () => 'Papuga trafia do wraku.',
    'tide-came': event => `Fala! Na plaży: ${list(event.cards)}.`,
    'washed-away': event => `Fala zmywa trio: ${list(event.cards)}.`,
    ended: ({ reason, places, scores }, name) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      const why = reason === 'points' ? 'Cel jest osiągnięty.' : 'Przypłynął statek piratów.'
      return `${why} ${join(winners.map(name))} ${verb(winners.length, 'wygrywa', 'dzielą zwycięstwo')}: ${points(scores[winners[0] ?? 0] ?? 0)}.`
    },
  },
  refusals: {
    over: () => 'Partia jest już skończona.',
    watching: () => 'Tę partię tylko oglądasz.',
    'not-your-turn': () => 'To nie twoja tura.',
    'discards-first': ({ amount }) => `Najpierw papuga: trzeba zwrócić ${cards(amount)}.`,
    'no-discard-owed': () => 'Teraz nie musisz zwracać kart.',
    'not-in-hand': ({ card: face }) => `Nie masz na ręce tej karty: ${card(face)}.`,
    'card-twice': ({ card: face }) => `Nie możesz użyć tej karty dwa razy: ${card(face)}.`,
    'wrong-count': ({ given, amount }) => `Musisz zwrócić ${cards(amount)}, a nie ${given}.`,
    'no-cards': () => 'Zestaw wymaga co najmniej jednej karty z ręki.',
    'beach-counts-whole': () => 'W tym wydaniu liczą się wszystkie odkryte butelki z plaży; nie wybiera się ich.',
    'slot-face-down': ({ slot }) => `Tu nie leży odkryta butelka: ${slotName(slot)}.`,
    'slot-twice': ({ slot }) => `To samo miejsce wskazano dwa razy: ${slotName(slot)}.`,
    'gains-nothing': ({ shortfalls }) =>
      `Ten zestaw nie zdobywa żadnej karty kolekcji: ${shortfalls
        .map(({ colour, bottles: count, value, own }) =>
          own && value === 8
            ? `twoja ${adjective(colour).one} karta kolekcji nie urośnie ponad 8`
            : `${bottles(count, colour)} przeciw ${own ? 'własnej karcie' : 'karcie'} o wartości ${value}`,
        )
        .join('; ')}.`,
    'hand-adds-nothing': ({ colours }) =>
      `Któraś z twoich kart musi pomóc w zdobyciu karty kolekcji (${colours.map(colour => adjective(colour).one).join(', ')}).`,
  },
  reasons: {
    'at-random': () => 'wybór losowy',
    wins: ({ points: count }) => `wygrywa od razu: ${points(count)}`,
    gains: ({ points: won, taken, cards: count }) => `${points(won)} za ${cards(count)}${taken > 0 ? `, a rywale tracą ${taken}` : ''}`,
    'draws-for': ({ colour, value }) => `pomaga podnieść ${adjective(colour).accusative} kartę kolekcji do ${value}`,
    digs: () => 'nic widocznego nie jest lepsze od nowej karty',
    'keeps-best': () => 'zostają karty, które najwięcej obiecują',
  },
  presets: {
    pl: { name: 'Wydanie polskie', about: 'Zaczyna losowy gracz; liczą się wszystkie butelki z plaży.' },
    en: { name: 'Wydanie angielskie', about: 'Zaczyna gracz po rozdającym; butelki z plaży się wybiera.' },
  },
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Gra jak dziecko: częściej niż co drugi ruch jest byle jaki.' },
    deckhand: { name: 'Majtek', about: 'Zna zasady, ale co trzeci ruch to pomyłka.' },
    sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem się myli.' },
    boatswain: { name: 'Bosman', about: 'Myśli naprzód i rzadko się myli.' },
    captain: { name: 'Kapitan', about: 'Myśli tak długo, jak mu wolno, i się nie myli.' },
  },
  rules: cited,
}
