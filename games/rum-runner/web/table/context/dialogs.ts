/** The dialogs over the table, and the piles that they list. */
import type { Face, Side } from '../../../rules/index.ts'
import type { OpenedDialog, TableContext } from './context.ts'

export type PileDialog = Extract<OpenedDialog, { readonly side: Side }>
type ListedPile = {
  readonly dialog: PileDialog
  readonly name: string
  readonly faces: readonly Face[] // top card first
  /** How many cards have landed on it. */
  readonly count: number
}

/** The piles of a side that the viewer can look through. */
export const pilesOf = ({ view, told, terms }: TableContext, side: Side): readonly ListedPile[] => {
  const pile = (type: PileDialog['type'], faces: readonly Face[], count: number): ListedPile => ({
    dialog: { type, side },
    name: terms[type],
    faces,
    count,
  })
  return [
    pile('discards', view.discards[side].toReversed(), told.discards[side].length),
    pile('score', view.scores[side].toReversed(), told.scores[side].length),
    ...(side === 'pirate' && view.removed.length > 0 ? [pile('removed', view.removed, told.removed.length)] : []),
    ...(view.hands === null ? [] : [pile('hand', view.hands[side], view.hands[side].length)]),
  ]
}

export const otherLists = ({ text }: TableContext): readonly { readonly dialog: OpenedDialog; readonly name: string }[] => [
  { dialog: { type: 'decks' }, name: text.decklists },
  { dialog: { type: 'glossary' }, name: text.glossary },
]

export const titleOf = ({ text, terms, sideName }: TableContext, dialog: OpenedDialog): string => {
  if ('side' in dialog) return dialog.type === 'removed' ? terms.removed : `${terms[dialog.type]}: ${sideName(dialog.side)}`
  return { decks: text.decklists, glossary: text.glossary, menu: text.pilesAndLists }[dialog.type]
}
