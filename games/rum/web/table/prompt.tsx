/** The prompt above the shelf: what the viewer can do, what the draft would do, or whose turn it is. */
import { lazyPart } from '@tortuga/ui'
import { Hint, Prompt, PromptHead, Standings } from '@tortuga/ui/table'
import { useEffect, type ReactElement } from 'react'
import { askOf, pointsOf, type Move } from '../../rules/index.ts'
import { shortName } from '../pieces/card.tsx'
import { isHinting, useTable, type TableContext } from './context/context.ts'
import { draftForMove } from './draft/hint.ts'

/** Loaded when they are first needed; the first view needs none of them. */
const LOADING = <div className="rum-playing" />
const loadSetPrompt = async () => (await import('./set-prompt.tsx')).SetPrompt
const SetPrompt = lazyPart(loadSetPrompt, LOADING)
const DiscardPrompt = lazyPart(async () => (await import('./discard-prompt.tsx')).DiscardPrompt, LOADING)
const PlayingPrompt = lazyPart(async () => (await import('./playing-prompt.tsx')).PlayingPrompt, LOADING)

const sayMove = ({ text }: TableContext, move: Move): string => {
  if (move.type === 'draw') return move.from === 'wreck' ? text.drawWreck : text.slotHint(move.from + 1)
  return move.type === 'discard' ? text.discard(move.cards.length) : text.play
}

/** The move of a hint with its cards, each by the end that counts. */
const sayHint = (table: TableContext, move: Move): string => {
  const { view } = table
  const slot = move.type === 'draw' && move.from !== 'wreck' ? view.beach[move.from] : undefined
  const names =
    move.type === 'play'
      ? move.cards.map(({ card, end }) => shortName(table, card, end))
      : move.type === 'discard'
        ? move.cards.map(card => shortName(table, card))
        : slot?.type === 'up'
          ? [shortName(table, slot.card)]
          : []
  return `${sayMove(table, move)}${names.length === 0 ? '' : ` (${names.join(', ')})`}`
}

const RumHint = (): ReactElement | null => {
  const table = useTable()
  const { hint, changeDraft, view, mode } = table
  if (hint === null || (mode !== 'turn' && mode !== 'discard')) return null
  const take = (): void => changeDraft(now => draftForMove(now, view, hint.move))
  return <Hint move={sayHint(table, hint.move)} onTake={isHinting(table) ? take : null} />
}

/** The page itself shows the places. */
const Over = (): ReactElement => {
  const { view, text, kit, nameOf } = useTable()
  const lines = view.handSizes.map((_, seat) => {
    const points = pointsOf(view.captains, seat)
    return { key: seat, points, words: [nameOf(seat), <span key="points" className="vh">{` ${text.pointsWord(points)}`}</span>] }
  })
  return (
    <>
      <PromptHead title={kit.over} more={view.ending === null ? null : text.ended[view.ending]} isWhy />
      <Standings lines={lines} />
    </>
  )
}

const PromptBody = (): ReactElement => {
  const { view, text, kit, set, mode, nameOf, stage } = useTable()
  if (mode === 'over') return <Over />
  if (stage.isBehind && set === null) return <PlayingPrompt />
  const ask = askOf(view)
  if (ask !== null) return <DiscardPrompt ask={ask} />
  if (set !== null) return <SetPrompt set={set} />
  if (mode === 'turn')
    return <PromptHead title={kit.yourTurn} more={view.hand.length === 0 ? text.yourTurnNoCards : text.yourTurnHelp} isWhy />
  return <PromptHead title={kit.turnOf(nameOf(view.turn))} more={mode === 'wait' ? text.waitingHelp : null} isWhy />
}

/** The draft in one sentence for screen readers. */
const sayDraft = (table: TableContext): string => {
  const { set, text, kit, mode, view, draft, dye, language, say } = table
  const ask = askOf(view)
  if (mode === 'discard' && ask !== null && draft.picked.length > 0) return kit.chosen(draft.picked.length, ask.amount)
  if (mode === 'turn' && draft.from !== null) return sayMove(table, { type: 'draw', from: draft.from })
  if (set === null) return ''
  if (set.refusal !== null) return say.sayRefusal(set.refusal, language)
  const gained = set.rows.filter(({ value }) => value > 0)
  if (gained.length === 0) return text.setGainsNothing
  return text.setGains(gained.map(({ captain, value }) => `${text.captain(dye(captain.colour))} ${value}`))
}

export const TablePrompt = (): ReactElement => {
  // The first card that is picked asks for it; by then it is there.
  useEffect(() => void loadSetPrompt(), [])
  return (
    <Prompt className="rum-note paper" said={sayDraft(useTable())}>
      <PromptBody />
      <RumHint />
    </Prompt>
  )
}
