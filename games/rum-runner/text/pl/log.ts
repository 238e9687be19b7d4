/** Log lines in Polish. Players' names stay in the nominative, so that every name and gender fits. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { BoardPlace, CoinTarget, Face, PlacedNames } from '../../rules/index.ts'
import type { Texts } from '../types.ts'
import { atIsland, beforeIsland, card, cardCount, cards, coins, coinsLie, points, toFront, toIsland } from './phrases.ts'

/** Equal cards together: „Szalupa ×2, Slup”. */
const list = (faces: readonly Face[]): string =>
  [...new Set(faces)]
    .map(face => {
      const copies = faces.filter(other => other === face).length
      return copies === 1 ? card(face) : `${card(face)} ×${copies}`
    })
    .join(', ')
const shown = (faces: readonly (Face | null)[]): readonly Face[] => faces.filter(face => face !== null)
const named = (faces: readonly (Face | null)[]): string => (shown(faces).length === 0 ? '' : `: ${list(shown(faces))}`)

/** „Ola kładzie”, a do czytającego gracza „Kładziesz”. */
const does = (name: NameOf, seat: Seat, verb: string, yours: string): string =>
  name.you === seat ? yours.charAt(0).toLocaleUpperCase('pl') + yours.slice(1) : `${name(seat)} ${verb}`

const place = ({ hazard }: BoardPlace, isle = ''): string =>
  hazard === null ? `inwestycja ${atIsland(isle)}` : `zagrożenie ${hazard + 1} ${beforeIsland(isle)}`
/** Cards by name, if the reader knows them; otherwise by place. */
const places = (on: readonly BoardPlace[], isles: readonly string[], names: PlacedNames = []): readonly string[] =>
  on.map((spot, index) => {
    const face = names[index]?.card ?? null
    return face === null ? place(spot, isles[index]) : card(face)
  })
const coinPlace = (spot: CoinTarget, isle: string | undefined, ship: Face | undefined): string =>
  spot.type === 'hazard' ? place(spot, isle) : ship === undefined ? 'statek' : card(ship)

export const log: Texts['log'] = {
  began: ({ crown }, name) => `${does(name, crown, 'gra', 'grasz')} koroną. ${does(name, 1 - crown, 'gra', 'grasz')} piratem.`,
  'hazards-laid': event => `Przed każdą wyspą leży zakryte zagrożenie początkowe${named(event.cards)}.`,
  dealt: (event, name) => `${does(name, event.seat, 'dobiera', 'dobierasz')} ${cards(event.cards.length)}${named(event.cards)}.`,
  mulliganed: (event, name) => `${does(name, event.seat, 'płaci', 'płacisz')} ${coins(event.cost)} za nową rękę${named(event.cards)}.`,
  'turn-began': ({ seat, round }, name) => `Tura ${round}: ${name.you === seat ? 'ty' : name(seat)}.`,
  readied: event => `Ze statków schodzi po monecie: ${list(event.cards)}.`,
  flipped: (event, name) => `${does(name, event.seat, 'odkrywa', 'odkrywasz')} inwestycję ${atIsland(event.isle)}: ${card(event.card)}.`,
  scored: (event, name) =>
    `${does(name, event.seat, 'zdobywa', 'zdobywasz')} ${points(event.points)} (${card(event.card)}), łącznie: ${event.total}.`,
  'hand-mixed': ({ seat, count }, name) => `${does(name, seat, 'wtasowuje', 'wtasowujesz')} do talii ${cards(count)} z ręki.`,
  gained: (event, name) => `${does(name, event.seat, 'zyskuje', 'zyskujesz')} ${coins(event.coins)}.`,
  paid: (event, name) => `${does(name, event.seat, 'płaci', 'płacisz')} ${coins(event.coins)}.`,
  drew: (event, name) => `${does(name, event.seat, 'dobiera', 'dobierasz')} ${cards(event.cards.length)}${named(event.cards)}.`,
  'deck-renewed': ({ seat, removed }, name) =>
    `${does(name, seat, 'tasuje', 'tasujesz')} stos kart odrzuconych w nową talię. Poza grą: ${list(removed) || 'nic'}.`,
  'event-played': (event, name) =>
    `${does(name, event.seat, 'zagrywa', 'zagrywasz')} wydarzenie${event.cost > 0 ? ` za ${coins(event.cost)}` : ''}: ${card(event.card)}.`,
  founded: (event, name) =>
    event.cards.length === 1
      ? `${does(name, event.seat, 'kładzie', 'kładziesz')} zakrytą inwestycję ${atIsland(event.cards[0]?.isle ?? '')}${named(event.cards.map(({ card: face }) => face))}.`
      : `${does(name, event.seat, 'kładzie', 'kładziesz')} zakryte inwestycje: ${event.cards.map(({ isle, card: face }) => (face === null ? atIsland(isle) : `${card(face)} ${atIsland(isle)}`)).join(', ')}.`,
  'hazard-played': (event, name) =>
    `${does(name, event.seat, 'kładzie', 'kładziesz')} zakryte zagrożenie ${beforeIsland(event.isle)}${named([event.card])}.`,
  recalled: (event, name) =>
    `${does(name, event.seat, 'cofa', 'cofasz')} na rękę kartę: ${place(event.at, event.isle)}${event.card === null ? '' : ` (${card(event.card)})`}${event.coins > 0 ? `, i bierze z niej ${coins(event.coins)}` : ''}.`,
  invested: ({ seat, on, isles, names }, name) =>
    `${does(name, seat, 'inwestuje', 'inwestujesz')} ${on.length > 1 ? 'po 1 monecie' : '1 monetę'}: ${places(on, isles, names).join(', ')}.`,
  'ship-played': (event, name) => `${does(name, event.seat, 'woduje', 'wodujesz')} statek za ${coins(event.cost)}: ${card(event.card)}.`,
  'crew-placed': ({ seat, played, moved, recalled, cost }, name) => {
    const [hire, move, recall, change] =
      name.you === seat
        ? (['najmujesz', 'przenosisz', 'bierzesz', 'zmieniasz'] as const)
        : (['najmuje', 'przenosi', 'bierze', 'zmienia'] as const)
    const parts = [
      ...(played.length > 0 ? [`${hire}${cost > 0 ? ` za ${coins(cost)}` : ''}: ${list(played.map(({ card: face }) => face))}`] : []),
      ...(moved.length > 0 ? [`${move}: ${list(moved.map(({ card: face }) => face))}`] : []),
      ...(recalled.length > 0 ? [`${recall} na rękę: ${list(recalled)}`] : []),
    ]
    const said = parts.join('; ') || `${change} ustawienie załogi`
    return `${does(name, seat, said, said)}.`
  },
  'raid-began': (event, name) =>
    `${does(name, event.seat, 'płynie', 'płyniesz')} na rajd ${toIsland(event.isle)}: ${list(event.cards)}${event.payer === null ? ` (${coins(event.fee)} z banku)` : ''}.`,
  raised: (event, name) =>
    `${does(name, event.seat, 'podnosi', 'podnosisz')} zagrożenie za ${coins(event.cost)}: ${card(event.card)}${event.coins > 0 ? ` (na karcie ${coinsLie(event.coins)})` : ''}.`,
  'none-raised': ({ seat }, name) => `${does(name, seat, 'nie podnosi', 'nie podnosisz')} żadnego zagrożenia.`,
  faced: (event, name) =>
    event.way === null
      ? `${does(name, event.seat, 'nie może', 'nie możesz')} pokonać zagrożenia: ${card(event.card)}.`
      : `${does(name, event.seat, 'mierzy', 'mierzysz')} się z zagrożeniem: ${card(event.card)}.`,
  'icons-used': event => `Zużyta ${event.skill === 'combat' ? 'walka' : 'nawigacja'}: ${list(event.cards)}.`,
  'crew-trashed': (event, name) => `${does(name, event.seat, 'usuwa', 'usuwasz')} członka załogi: ${card(event.card)}.`,
  'ship-trashed': ({ card: face, crew }) =>
    `Usunięty statek: ${card(face)}.${crew.length > 0 ? ` Załoga wraca na rękę: ${list(crew)}.` : ''}`,
  discarded: (event, name) => `${does(name, event.seat, 'odrzuca', 'odrzucasz')}: ${list(event.cards)}.`,
  'coins-added': ({ cause, on, isles, names, cards: ships }) => {
    const goals = [...places(on, isles, names), ...ships.map(card)]
    const coin = goals.length > 1 ? 'po monecie' : 'moneta'
    return cause === null
      ? `Dochodzi ${coin}: ${goals.join(', ')}.`
      : `${card(cause)} dokłada ${goals.length > 1 ? coin : 'monetę'}: ${goals.join(', ')}.`
  },
  'hazard-wore': event => `${card(event.card)}: schodzi moneta, ${event.coins === 0 ? 'nie zostaje żadna' : `zostaje ${event.coins}`}.`,
  'hazard-trashed': event => `Usunięte zagrożenie: ${card(event.card)}.`,
  'dropped-out': event => `${card(event.card)}: bez załogi ten statek odpada z wyprawy.`,
  'raid-stopped': () => 'Rajd zostaje zatrzymany.',
  'raid-succeeded': () => 'Rajd się udaje.',
  revealed: event => {
    const from = { island: 'z wyspy', deck: 'z talii', hand: 'z ręki' }[event.from]
    return `Splądrowana karta ${from}: ${card(event.card)}.`
  },
  'nothing-raided': () => 'Nie ma czego plądrować.',
  stayed: event => `${card(event.card)}: karta zostaje w grze.`,
  trashed: event => `Usunięta karta: ${card(event.card)}.`,
  'effect-began': event => `Działa karta: ${card(event.card)}.`,
  'raid-ended': () => 'Rajd dobiega końca.',
  looked: (event, name) =>
    `${does(name, event.seat, 'ogląda', 'oglądasz')} kartę: ${place(event.at, event.isle)}${event.card === null ? '' : ` (${card(event.card)})`}.`,
  'hand-shown': (event, name) =>
    `${does(name, event.seat, 'pokazuje', 'pokazujesz')} rękę: ${named(event.cards).slice(2) || cardCount(event.cards.length)}.`,
  'coin-removed': ({ on, isles }) =>
    on.length === 0 ? 'Nie schodzi żadna moneta.' : `Schodzi ${on.length > 1 ? 'po monecie' : 'moneta'}: ${places(on, isles).join(', ')}.`,
  'coin-moved': ({ seat, from, to, isles, ships }, name) =>
    `${does(name, seat, 'przesuwa', 'przesuwasz')} monetę: ${coinPlace(from, isles[0], ships[0])} → ${coinPlace(to, isles[1], ships[1])}.`,
  'hazard-moved': ({ seat, from, isles }, name) =>
    `${does(name, seat, 'przesuwa', 'przesuwasz')} kartę: ${place(from, isles[0])} trafia ${toFront(isles[1])}.`,
  'put-on-deck': (event, name) => `${does(name, event.seat, 'kładzie', 'kładziesz')} na wierzchu talii: ${card(event.card)}.`,
  fetched: (event, name) => `${does(name, event.seat, 'bierze', 'bierzesz')} ze stosu kart odrzuconych: ${card(event.card)}.`,
  taken: (event, name) => `${does(name, event.seat, 'zabiera', 'zabierasz')} koronie ${coins(event.coins)}.`,
  declined: ({ seat }, name) => `${does(name, seat, 'rezygnuje', 'rezygnujesz')}.`,
  ended: ({ reason, places: ranks, scores }, name) => {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    const why = reason === 'cap' ? 'To była ostatnia tura. ' : ''
    const score = scores.toSorted((one, other) => other - one).join(' : ')
    return winners.length > 1
      ? `${why}Remis, ${score}.`
      : `${why}${winners.map(seat => does(name, seat, 'wygrywa', 'wygrywasz')).join('')}, ${score}.`
  },
}
