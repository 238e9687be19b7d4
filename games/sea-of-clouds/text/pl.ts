/** Morze chmur po polsku. Imiona stoją w mianowniku, nazwy kart po dwukropku albo w nawiasie, więc pasują do każdego zdania. */
import { pluralFor } from '@tortuga/kit'
import type { Back, Seen, Shown, Space, Task } from '../rules/index.ts'
import type { CardBook } from './cards.ts'
import type { Texts } from './texts.ts'
import { chapters, titles } from './titles-pl.ts'

const plural = pluralFor('pl')
const BACKS: Readonly<Record<Back, string>> = { rum: 'rum', relic: 'relikt', object: 'przedmiot', pirate: 'pirat' }
const COUNTED: Readonly<Record<string, string>> = { rum: 'rum', relic: 'relikty', doubloons: 'dublony' }

/** W bierniku: kogo, co? Ola odrzuca 1 kartę. */
const cards = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
/** W mianowniku, do napisów: 1 karta. */
const cardCount = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const doubloons = (count: number): string => plural(count, { one: 'dublon', few: 'dublony', many: 'dublonów', other: 'dublona' })
const minus = (count: number): string => String(count).replace('-', '−')
const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }).replace('-', '−')
/** W dopełniaczu, po słowie „około”: 1 punktu, 2 punktów. */
const aboutPoints = (count: number): string => plural(count, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })
/** Ile warta jest ta część łupu: zysk, nic albo strata. */
const worth = (count: number, before = ''): string =>
  count > 0 ? `tu ${before}około ${aboutPoints(count)}` : count === 0 ? 'tu prawie nic' : `tu strata około ${aboutPoints(-count)}`
const hopes = (count: number): string =>
  `gdzie indziej ${count > 0 ? `można liczyć na ${count}` : count === 0 ? 'nie ma na co liczyć' : `strata około ${-count}`}`
const space = (number: Space): string => `pole ${number + 1}`
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nic' : words.join(', '))

const question = (task: Task, card: (face: string) => string): string => {
  switch (task.type) {
    case 'decide':
      return `Bierzesz wszystko (${space(task.space)}) czy zostawiasz?`
    case 'play-cards':
      return 'Którą kartę zagrywasz teraz?'
    case 'resolve':
      return 'Którego pirata rozpatrujesz teraz?'
    case 'discard-object':
      return `${card(task.card)}: który swój przedmiot odrzucasz?`
    case 'effect':
      switch (task.effect.type) {
        case 'discard-pirate':
          return `${card(task.card)}: którego pirata odrzucasz?`
        case 'take-share-card':
          return `${card(task.card)}: którą kartę bierzesz?`
        case 'exchange-rum':
        case 'exchange-object':
          return `${card(task.card)}: co wymieniasz?`
        default:
          return `${card(task.card)}: kto jest celem?`
      }
    default:
      return ''
  }
}

export const createPl = (book: CardBook): Texts => {
  const card = (face: string): string => book(face).name
  const seen = ({ back, face }: Pick<Seen, 'back' | 'face'>): string => (face === null ? BACKS[back] : card(face))
  const list = (shown: readonly Shown[]): string => orNothing(shown.map(seen))
  const counted = (of: string): string => COUNTED[of] ?? card(of)
  return {
    game: { name: 'Morze chmur', about: 'Dziel łupy, bierz okręty sąsiadów abordażem i do końca strzeż swoich tajemnic.' },
    log: {
      began: ({ start, unseen }, name) => `${name(start)} zaczyna.${unseen === 0 ? '' : ` W ciemno pomijamy ${cards(unseen)}.`}`,
      'shares-laid': ({ backs }) => `Na polach leżą: ${backs.map(back => BACKS[back]).join(', ')}.`,
      'round-began': ({ round }) => `Runda ${round}.`,
      looked: (event, name) => `${name(event.seat)} ogląda ${space(event.space)}: ${list(event.cards)}.`,
      left: (event, name) => `${name(event.seat)} zostawia ${space(event.space)}.`,
      added: event => `Na ${space(event.space)} trafia ${event.back === null ? 'dublon' : `karta (${BACKS[event.back]})`}.`,
      took: (event, name) =>
        `${name(event.seat)} bierze ${space(event.space)}: ${orNothing([...event.cards.map(seen), ...(event.doubloons > 0 ? [doubloons(event.doubloons)] : [])])}.`,
      drew: (event, name) => `${name(event.seat)} bierze wierzchnią kartę talii: ${seen(event.card)}.`,
      'found-deck-empty': ({ seat }, name) => `Talia jest pusta: ${name(seat)} bierze 1 dublon.`,
      placed: (event, name) => `${name(event.seat)} kładzie ${event.card.open ? 'odkrytą' : 'zakrytą'} kartę: ${seen(event.card)}.`,
      played: (event, name) => `${name(event.seat)} zagrywa: ${card(event.card)}.`,
      gained: (event, name) => `${name(event.seat)} bierze ${doubloons(event.amount)} (${card(event.card)}).`,
      paid: (event, name) => `${name(event.seat)} płaci ${doubloons(event.amount)} (${card(event.card)}).`,
      'parrot-moved': (event, name) => `${name(event.seat)} przejmuje papugę, dotąd: ${name(event.from)} (${card(event.card)}).`,
      picked: (event, name) =>
        `${name(event.seat)} bierze jedną kartę (${space(event.space)}): ${seen(event.picked)} (${card(event.card)}).`,
      'pirate-discarded': (event, name) => `${name(event.seat)} odrzuca pirata: ${card(event.pirate)} (${card(event.card)}).`,
      'boarding-began': ({ strengths, crews }, name) =>
        `Abordaż! ${strengths.map((strength, seat) => `${name(seat)} ${crews[seat] === 0 ? 'bez piratów' : strength}`).join(', ')}.`,
      fought: ({ seats: [one, other], winner, tied }, name) =>
        winner === null
          ? `Bitwa ${name(one)} – ${name(other)}: nikt nie ma piratów.`
          : `Bitwa ${name(one)} – ${name(other)}: wygrywa ${name(winner)}${tied ? ' (remis rozstrzyga papuga)' : ''}.`,
      'chest-lost': (event, name) =>
        `${name(event.seat)} zabiera kartę ${card(event.object)} (dotąd: ${name(event.from)}) i bierze z niej ${doubloons(event.taken)}.`,
      'stole-doubloons': (event, name) =>
        `${name(event.seat)} kradnie ${doubloons(event.amount)}, traci ${name(event.victim)} (${card(event.card)}).`,
      'stole-rum': (event, name) => `${name(event.seat)} kradnie: ${seen(event.rum)}, traci ${name(event.victim)} (${card(event.card)}).`,
      'exchanged-rum': (event, name) =>
        `${name(event.seat)} oddaje: ${seen(event.given)}, dostaje: ${seen(event.taken)}, wymienia się ${name(event.victim)} (${card(event.card)}).`,
      'exchanged-objects': (event, name) =>
        `${name(event.seat)} oddaje: ${card(event.given)}, dostaje: ${card(event.taken)}, wymienia się ${name(event.victim)} (${card(event.card)}).`,
      declined: (event, name) => `${name(event.seat)} niczego nie wymienia (${card(event.card)}).`,
      aimed: (event, name) => `${name(event.seat)} wybiera cel: ${name(event.victim)} (${card(event.card)}).`,
      'object-discarded': (event, name) =>
        `${name(event.seat)} odrzuca przedmiot: ${card(event.object)}${event.doubloons > 0 ? `, a z nim ${doubloons(event.doubloons)}` : ''} (${card(event.card)}).`,
      'no-effect': (event, name) => `${name(event.seat)} nic nie zyskuje (${card(event.card)}).`,
      'pirates-discarded': ({ pirates }) => `Wszyscy odrzucają piratów: ${cards(pirates.flat().length)}.`,
      'chest-opened': (event, name) => `${name(event.seat)} bierze ${doubloons(event.amount)} (${card(event.object)}).`,
      revealed: (event, name) =>
        `${name(event.seat)} odkrywa rum: ${orNothing(event.rum.map(card))}; tajne karty: ${orNothing(event.secrets.map(card))}.`,
      majority: (event, name) => `Najwięcej (${counted(event.of)}): ${name(event.seat)}, ${event.count}.`,
      scored: (event, name) =>
        `${name(event.seat)}: dublony ${event.doubloons}, rum ${minus(event.rum)}, relikty ${minus(event.relics)}, tajne karty ${minus(event.secrets)}, przedmioty ${minus(event.objects)}; razem ${points(event.total)}.`,
      ended: ({ places, scores }, name) => {
        const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
        return `${join(winners.map(name))} ${winners.length === 1 ? 'wygrywa' : 'dzielą zwycięstwo'}: ${points(scores[winners[0] ?? 0] ?? 0)}.`
      },
    },
    refusals: {
      over: () => 'Partia jest już skończona.',
      watching: () => 'Tę partię tylko oglądasz.',
      'not-asked': () => 'Teraz odpowiada ktoś inny.',
      'another-question': ({ asked }) =>
        asked === 'decide' ? 'Najpierw weź albo zostaw to, co oglądasz.' : 'Najpierw odpowiedz na inne pytanie.',
      'not-in-hand': ({ place }) => `Nie masz tylu wziętych kart: nie ma karty ${place + 1}.`,
      'no-card-there': refusal => `Nie ma tu karty ${refusal.place + 1}: ${space(refusal.space)}.`,
      'not-your-pirate': refusal => `To nie twój pirat: ${card(refusal.card)}.`,
      'nothing-to-resolve': refusal => `To działanie już rozpatrzono: ${card(refusal.card)}.`,
      'wrong-victim': refusal =>
        refusal.victim === null
          ? `To działanie rozpatruje się dla jednego pokonanego naraz, wskaż go: ${card(refusal.card)}.`
          : `Tego działania nie można teraz rozpatrzyć dla tego kapitana: ${card(refusal.card)}.`,
      'not-defeated': () => 'Ten kapitan nie został przez ciebie pokonany.',
      'not-your-rum': refusal => `Nie masz takiego rumu: ${card(refusal.card)}.`,
      'not-your-object': refusal => `To nie jest twój odkryty przedmiot: ${card(refusal.card)}.`,
      'no-such-object': refusal =>
        refusal.card === null
          ? 'Wskaż przedmiot, który chcesz dostać.'
          : `Ten kapitan nie ma takiego odkrytego przedmiotu: ${card(refusal.card)}.`,
      'no-rum-there': () => 'Ten kapitan nie ma rumu.',
      'drawn-blind': () => 'Drugi rum bierze się w ciemno: nie można go wybrać.',
    },
    reasons: {
      'at-random': () => 'wybór losowy',
      takes: ({ points: now, hoped }) => `${worth(now)}, ${hopes(hoped)}`,
      leaves: ({ points: now, hoped }) => `${worth(now, 'tylko ')}, ${hopes(hoped)}`,
      denies: ({ points: count }) => `inaczej następny kapitan zyska około ${aboutPoints(count)}`,
      arms: ({ strength, rounds }) =>
        `siła większa o ${strength}; abordaż ${rounds === 1 ? 'po tej rundzie' : `za ${plural(rounds, { one: 'rundę', few: 'rundy', many: 'rund', other: 'rundy' })}`}`,
      foresees: () => 'teraz mniej punktów, ale po następnych turach lepsze szanse',
      orders: reason => `najlepiej najpierw: ${card(reason.card)}`,
      picks: ({ points: count }) => (count > 0 ? `obiecuje około ${aboutPoints(count)}` : 'nic lepszego nie ma'),
      'gives-up': reason => `najmniej szkoda: ${card(reason.card)}`,
      resolves: reason => `najlepiej najpierw: ${card(reason.card)}`,
      aims: () => 'tu boli najbardziej',
      exchanges: ({ points: count }) => `daje około ${aboutPoints(count)}`,
      keeps: () => 'nic lepszego nie ma',
    },
    options: {
      deck: {
        name: 'Talia',
        about: 'Którymi kartami łupów i planszami się gra. Wydrukowany spis nie jest publiczny.',
        values: { completed: 'Znane karty, uzupełnione do 94' },
      },
      startSeat: { name: 'Kto zaczyna', about: 'Kapitan z kapeluszem i papugą.', values: { random: 'Losowy kapitan' } },
      reminders: {
        name: 'Przypomnienia',
        about: 'Czy stół znów pokazuje ci awersy kart, które już były przez ciebie oglądane.',
        values: { true: 'Tak', false: 'Nie, z pamięci' },
      },
    },
    presets: { standard: { name: 'Zwykła gra', about: 'Zaczyna losowy kapitan; stół przypomina to, co już znasz.' } },
    bots: {
      'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Gra jak dziecko: częściej niż co drugi ruch jest byle jaki.' },
      deckhand: { name: 'Majtek', about: 'Zna zasady, ale często się myli.' },
      sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem się myli.' },
      boatswain: { name: 'Bosman', about: 'Myśli o następnym kapitanie i rzadko się myli.' },
      captain: { name: 'Kapitan', about: 'Myśli tak długo, jak mu wolno, i się nie myli.' },
    },
    chapters,
    rules: titles,
    words: {
      spaces: 'Pola',
      deck: 'Talia',
      discards: 'Odrzucone',
      hat: 'Kapelusz',
      parrot: 'Papuga',
      boarding: 'Abordaż',
      strength: 'Siła',
      pirates: 'Piraci',
      relics: 'Relikty',
      objects: 'Przedmioty',
      rum: 'Rum',
      secrets: 'Tajne karty',
      faceDown: 'zakryta',
      empty: 'puste',
      nobody: 'nikt',
      yourTurn: 'Pytanie do ciebie',
      back: { rum: 'Rum', relic: 'Relikt', object: 'Przedmiot', pirate: 'Pirat' },
      kind: { immediate: 'natychmiastowy', permanent: 'stały', secret: 'tajny' },
      round: (round, rounds) => `Runda ${round} z ${rounds}`,
      nextBoarding: round => `abordaż po rundzie ${round}`,
      space,
      cards: cardCount,
      doubloons,
      points,
      seenBy: names => (names.length === 0 ? 'nikt nie widział' : `kto widział: ${join(names)}`),
      waitingFor: name => `Czekamy: ${name}.`,
      question,
      take: 'Weź wszystko',
      leave: 'Zostaw',
      play: name => `Zagraj: ${name}`,
      pick: (from, place, name) => `Weź kartę ${place + 1} (${space(from)}): ${name}`,
      discard: name => `Odrzuć: ${name}`,
      resolve: (name, victim) => `Rozpatrz: ${name}${victim === null ? '' : ` (cel: ${victim})`}`,
      aim: victim => `Cel: ${victim}`,
      exchange: (victim, give, take) => `Oddaj: ${give}, weź: ${take ?? 'losowy rum'} (${victim})`,
      decline: 'Nic nie wymieniaj',
      seen,
      card: book,
      counted,
    },
  }
}
