/** Rummikub in Polish. */
import { formFor, pluralFor } from '@tortuga/kit'
import type { Colour, Face, Ground } from '../rules/index.ts'
import { partsOf, shownOf, signed } from './faces.ts'
import { options, presets } from './options-pl.ts'
import type { NameOf, Texts } from './texts.ts'
import { chapters, titles } from './titles-pl.ts'

const plural = pluralFor('pl')
const form = formFor('pl')

/** Z rzeczownikiem żeńskim (kostka, seria): w mianowniku i w bierniku. */
const COLOURS: Readonly<Record<Colour, { readonly name: string; readonly accusative: string; readonly plain: string }>> = {
  K: { name: 'czarna', accusative: 'czarną', plain: 'czarny' },
  R: { name: 'czerwona', accusative: 'czerwoną', plain: 'czerwony' },
  B: { name: 'niebieska', accusative: 'niebieską', plain: 'niebieski' },
  O: { name: 'pomarańczowa', accusative: 'pomarańczową', plain: 'pomarańczowy' },
}

/** W bierniku: Ola bierze 1 kostkę. */
const tiles = (count: number): string => plural(count, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })
/** W mianowniku, do napisów: 1 kostka. */
const tileCount = (count: number): string => plural(count, { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' })
const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
const tile = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'joker' : `${COLOURS[parts.colour].name} ${parts.number}`
}
const tileTaken = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'jokera' : `${COLOURS[parts.colour].accusative} ${parts.number}`
}
const list = (faces: readonly Face[]): string => faces.map(tile).join(', ')
const listTaken = (faces: readonly Face[]): string => faces.map(tileTaken).join(', ')
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
const setName = (set: number): string => `Układ ${set + 1}`
const GROUNDS: Readonly<Record<Ground, string>> = {
  won: 'wygrana',
  rack: 'tabliczka',
  'never-opened': 'bez otwarcia',
  'could-have-opened': 'można było otworzyć',
  announced: 'zapowiedź',
}
const results = (scores: readonly number[], grounds: readonly Ground[], name: NameOf): string =>
  scores
    .map((score, seat) => {
      const ground = grounds[seat] ?? 'rack'
      const why = ground === 'rack' || ground === 'won' ? '' : ` (${GROUNDS[ground]})`
      return `${name(seat)} ${signed(score)}${why}`
    })
    .join(', ')

export const pl: Texts = {
  game: { name: 'Rummikub', about: 'Wykładaj serie i grupy, przebudowuj cały stół i jako pierwszy opróżnij tabliczkę.' },
  log: {
    'drawn-for-start': ({ tiles: drawn }, name) =>
      `Losowanie, kto zaczyna: ${drawn.flatMap((face, seat) => (face === null ? [] : [`${name(seat)} ${tile(face)}`])).join(', ')}.`,
    'round-began': ({ round, starter }, name) => `Runda ${round}. Zaczyna ${name(starter)}.`,
    dealt: ({ racks }) => {
      const own = racks.map(shownOf).filter(rack => rack.length > 0)
      return own.length === 1 ? `Twoje kostki: ${list(own[0] ?? [])}.` : 'Każdy dostaje 14 kostek.'
    },
    answered: ({ seat, want }, name) =>
      want === null ? `${name(seat)}: odpowiedź jest.` : `${name(seat)} ${want ? 'chce nowego rozdania' : 'gra dalej'}.`,
    redeal: ({ doublets }, name) =>
      `Nowe rozdanie, prosi ${join(doublets.flatMap((faces, seat) => (faces === null ? [] : [`${name(seat)} (dublety: ${list(faces)})`])))}.`,
    'play-began': ({ starter }, name) => `Pierwszy ruch: ${name(starter)}.`,
    drew: ({ seat, tile: face }, name) => `${name(seat)} dobiera ${face === null ? 'kostkę' : tileTaken(face)}.`,
    announced: ({ seat, open }, name) => `${name(seat)} ${open ? 'zapowiada otwarcie' : 'niczego nie zapowiada'}.`,
    played: ({ seat, tiles: laid, opening, rearranged }, name) => {
      if (opening !== null) return `${name(seat)} otwiera za ${points(opening)}: ${list(laid)}.`
      return `${name(seat)} wykłada ${listTaken(laid)}${rearranged ? ' i przebudowuje stół' : ''}.`
    },
    penalised: ({ seat, cause, tiles: taken }, name) => {
      const named = shownOf(taken)
      const what = taken.length === 0 ? 'nie bierze nic' : `bierze ${named.length > 0 ? listTaken(named) : tiles(taken.length)}`
      return `${cause === 'time' ? 'Czas minął' : 'Błąd'}: stół wraca do poprzedniego stanu, ${name(seat)} ${what}.`
    },
    passed: ({ seat }, name) => `${name(seat)} pasuje.`,
    'bank-emptied': ({ lap }, name) => `Bank jest pusty. Ostatnie ruchy: ${lap.map(name).join(', ')}.`,
    scored: ({ round, ending, winners, scores, grounds }, name) =>
      `Koniec rundy ${round}, ${ending === 'out' ? `kończy ${name(winners[0] ?? 0)}` : `wygrywa najniższa tabliczka (${join(winners.map(name))})`}: ${results(scores, grounds, name)}.`,
    ended: ({ places, scores }, name) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      const score = signed(scores[winners[0] ?? 0] ?? 0)
      return winners.length === 1
        ? `Wygrywa ${name(winners[0] ?? 0)}, wynik ${score}.`
        : `Zwycięstwo dzielą: ${winners.map(name).join(', ')}, wynik ${score}.`
    },
  },
  refusals: {
    over: () => 'Partia jest już skończona.',
    watching: () => 'Tę partię tylko oglądasz.',
    'not-your-turn': () => 'To nie twój ruch.',
    'redeal-first': () => 'Najpierw wszyscy mówią, czy rozdać od nowa.',
    'already-answered': () => 'Twoja odpowiedź już padła.',
    'no-redeal-asked': () => 'Nikt teraz nie pyta o nowe rozdanie.',
    'too-few-doublets': ({ held, needed }) =>
      `Nowe rozdanie wymaga ${needed} ${form(needed, { one: 'dubletu', few: 'dubletów', many: 'dubletów', other: 'dubletu' })}; masz ${held}.`,
    'announce-first': () => 'Najpierw powiedz, czy zapowiadasz otwarcie.',
    'no-announcement-asked': () => 'Nikt teraz nie pyta o zapowiedź.',
    'bank-empty': () => 'Bank jest pusty: wyłóż kostki albo spasuj.',
    'bank-not-empty': ({ left }) =>
      `W banku ${form(left, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} jeszcze ${tileCount(left)}, nie można pasować: dobierz albo wyłóż.`,
    'must-lay': () => 'Możesz wyłożyć kostkę, więc nie wolno pasować.',
    'not-on-rack': ({ tile: face }) => `Nie masz na to kostki: ${tile(face)}.`,
    'table-tile-missing': ({ tiles: faces }) => `Kostki ze stołu muszą na nim zostać; brakuje: ${list(faces)}.`,
    'nothing-laid': () => 'Co najmniej jedna kostka musi pochodzić z twojej tabliczki.',
    'table-touched': ({ tiles: faces }) => `W ruchu otwarcia stół zostaje, jaki był; zmieniono: ${list(faces)}.`,
    'below-opening': ({ sum, needed, best }) =>
      `Twoje otwarcie daje ${points(sum)}, a potrzeba ${needed}.${best >= needed ? ` Ułożone inaczej dałoby ${best}.` : ''}`,
    'joker-not-in-new-set': ({ withTwo }) =>
      withTwo
        ? 'Joker wzięty ze stołu musi trafić do nowego układu z dwiema twoimi kostkami.'
        : 'Joker wzięty ze stołu musi trafić do nowego układu.',
    'frozen-set': ({ tiles: faces }) => `Do układu z jokerem można tylko dokładać albo zastąpić jokera: ${list(faces)}.`,
    'too-short': ({ set, length }) => `${setName(set)} ma tylko ${tiles(length)}, a potrzeba trzech.`,
    'too-long': ({ set, length }) => `${setName(set)} to grupa, która ma ${tiles(length)}, a może mieć najwyżej cztery.`,
    'only-jokers': ({ set }) => `${setName(set)} składa się z samych jokerów.`,
    'too-many-jokers': ({ set, most }) => `${setName(set)} ma za dużo jokerów: wolno najwyżej ${most}.`,
    'numbers-differ': ({ set, tile: face, number }) => `${setName(set)} to grupa numeru ${number}, a ${tile(face)} do niej nie pasuje.`,
    'colour-twice': ({ set, tile: face }) => `${setName(set)} ma dwa razy ten sam kolor: ${tile(face)}.`,
    'colours-differ': ({ set, tile: face, colour }) =>
      `${setName(set)} to ${COLOURS[colour].name} seria, a ${tile(face)} do niej nie pasuje.`,
    gap: ({ set, tile: face, expected }) =>
      expected > 13
        ? `${setName(set)} wychodzi poza 13: dalej nie ma nic.`
        : `${setName(set)} ma lukę: gdzie leży ${tile(face)}, powinno być ${expected}.`,
    'past-13': ({ set }) => `${setName(set)} ma jokera za 13.`,
    'before-1': ({ set }) => `${setName(set)} ma jokera przed 1.`,
  },
  reasons: {
    'goes-out': () => 'kończy rundę',
    lays: ({ tiles: count, points: worth }) => `wykłada ${tiles(count)} za ${points(worth)}, więcej się nie da`,
    opens: ({ sum }) => `otwiera za ${points(sum)}`,
    'keeps-joker': ({ tiles: count }) => `wykłada ${tiles(count)}, a jokera zostawia na później`,
    'holds-back': ({ tiles: count }) => `można wyłożyć ${tiles(count)}, ale coś warto zostawić na następny ruch`,
    waits: ({ tiles: count }) =>
      `można wyłożyć ${tiles(count)}, ale lepiej poczekać: innym nic to nie da, a później wyłoży się więcej naraz`,
    'nothing-to-lay': () => 'nie ma czego wyłożyć',
    'deal-is-poor': () => 'same dublety, a otwarcia nie widać',
    'deal-is-fair': () => 'to rozdanie wystarczy',
    'can-open-next': () => 'w następnym ruchu da się otworzyć',
    'nothing-to-announce': () => 'otworzyć jeszcze się nie da',
  },
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Gra jak dziecko: wykłada, co widzi, i niczego nie przebudowuje.' },
    deckhand: { name: 'Majtek', about: 'Zna zasady, ale często wykłada byle szybciej.' },
    sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem się pospieszy.' },
    boatswain: { name: 'Bosman', about: 'Umie czekać i rzadko się spieszy.' },
    captain: { name: 'Kapitan', about: 'Myśli tak długo, jak mu wolno, i nigdy się nie spieszy.' },
  },
  chapters,
  rules: titles,
  words: {
    table: 'Stół',
    rack: 'Tabliczka',
    bank: 'Bank',
    empty: 'pusto',
    joker: 'joker',
    opened: 'po otwarciu',
    notOpened: 'bez otwarcia',
    announced: 'zapowiada otwarcie',
    round: (number, rounds) => `Runda ${number} z ${rounds}`,
    lastMoves: 'Ostatnie ruchy',
    sum: 'Suma',
    yourTurn: 'Twój ruch',
    chooseMove: 'Dobierz kostkę albo wyłóż.',
    chooseLastMove: 'Twój ostatni ruch: wyłóż albo spasuj.',
    askRedeal: 'Czy chcesz nowego rozdania?',
    askAnnouncement: 'Czy zapowiadasz otwarcie w następnym ruchu?',
    waitingFor: names => `Czekamy: ${names.join(', ')}.`,
    turnOf: name => `Ruch: ${name}`,
    draw: 'Dobierz kostkę',
    pass: 'Pasuj',
    outOfTime: 'Oddaj ruch',
    redeal: want => (want ? 'Rozdać od nowa' : 'Grać dalej'),
    announce: open => (open ? 'Zapowiedz otwarcie' : 'Milcz'),
    lay: 'Wyłóż',
    addTo: set => `Dołóż do układu ${set + 1}`,
    rearrange: 'Przebuduj, wykładając',
    kind: kind => (kind === 'group' ? 'grupa' : 'seria'),
    ground: ground => GROUNDS[ground],
    colour: colour => COLOURS[colour].plain,
    tile,
    tiles: tileCount,
    points,
  },
}
