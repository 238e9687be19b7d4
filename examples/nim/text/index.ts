/** The texts of Nim in all languages. */
import { pluralFor, type ByLanguage, type GameTexts } from '@tortuga/kit'
import type { Move, NimTypes } from '../rules/index.ts'

type TableText = { readonly take: (move: Move) => string; readonly hint: string; readonly play: string }

const coins = (count: number): string => pluralFor('en')(count, { one: 'coin', other: 'coins' })
const monety = (count: number): string => pluralFor('pl')(count, { one: 'monetę', few: 'monety', many: 'monet', other: 'monety' })

export const texts: ByLanguage<GameTexts<NimTypes> & { readonly table: TableText }> = {
  en: {
    game: { name: 'Nim' },
    log: { took: ({ seat, heap, take }, name) => `${name(seat)}: ${coins(take)} from heap ${heap + 1}.` },
    refusals: { 'not-your-turn': () => 'It is not your turn.', 'not-in-heap': () => 'Take one or more coins of one heap.' },
    reasons: { wins: () => 'this wins', waits: () => 'wait for a mistake' },
    presets: { standard: { name: 'Three heaps', about: '3, 5 and 7 coins.' } },
    bots: { captain: { name: 'Captain', about: 'Never makes a mistake.' } },
    rules: { 'R1.1': 'Setup', 'R1.2': 'Taking', 'R1.3': 'End' },
    table: { take: ({ heap, take }) => `Take ${coins(take)} from heap ${heap + 1}`, hint: 'Hint', play: 'Play it' },
  },
  pl: {
    game: { name: 'Nim' },
    log: { took: ({ seat, heap, take }, name) => `${name(seat)}: ${monety(take)} ze stosu ${heap + 1}.` },
    refusals: { 'not-your-turn': () => 'To nie twoja kolej.', 'not-in-heap': () => 'Zabierz co najmniej jedną monetę z jednego stosu.' },
    reasons: { wins: () => 'to wygrywa', waits: () => 'czekaj na błąd' },
    presets: { standard: { name: 'Trzy stosy', about: '3, 5 i 7 monet.' } },
    bots: { captain: { name: 'Kapitan', about: 'Nigdy się nie myli.' } },
    rules: { 'R1.1': 'Przygotowanie', 'R1.2': 'Zabieranie', 'R1.3': 'Koniec' },
    table: { take: ({ heap, take }) => `Zabierz ${monety(take)} ze stosu ${heap + 1}`, hint: 'Podpowiedź', play: 'Zagraj to' },
  },
}
