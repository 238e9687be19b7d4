/** Nim in the terminal. */
import type { TerminalTable } from '@tortuga/kit'
import type { NimTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'

export const terminal: TerminalTable<NimTypes> = {
  draw: ({ heaps }, { ink }) => heaps.map((coins, heap) => `${heap + 1}  ${ink.yellow('●'.repeat(coins))}`),
  sayMove: (move, _, { language }) => texts[language].table.take(move),
  rank: () => 0,
  spell: text => text,
  howToType: () => [],
}
