/** The shelf at the bottom: the viewer's score and coins, hand, hint and buttons. */
import { range } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import { Actions, ClearButton, Hint, MoveButton, Shelf } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { iconsLeft, type Move, type Side } from '../../rules/index.ts'
import { SkillMark } from '../art/marks.tsx'
import { explainKey } from './context/explain-keys.ts'
import { RunnerHand } from '../pieces/hand.tsx'
import { seatOfSide, useTable } from './context/context.ts'
import { labelMove } from './context/move-labels.ts'
import { removeCrew } from './draft/crews.ts'
import { EMPTY_DRAFT, isEmptyDraft, type ActionName } from './draft/draft-state.ts'
import { draftFromMove } from './draft/from-move.ts'
import { discardsFor } from './draft/question.ts'
import { isAboard } from './draft/targets.ts'
import { RaisePurse } from './prompts/raise-prompt.tsx'
import { DeckCount, Fact, Facts, Piles, Score, Supply } from './sides.tsx'

const ACTIONS = 3

const ActionDots = (): ReactElement => {
  const { view, text } = useTable()
  const label = text.actionsLeft(view.actions)
  return (
    <Fact className="rr-dots" label={label} explains={explainKey('actions', text.whatToDo, label)}>
      {range(ACTIONS).map(dot => (
        <i key={dot} data-left={dot < view.actions} />
      ))}
    </Fact>
  )
}

const Unspent = (): ReactElement | null => {
  const { told, cards, text } = useTable()
  if (told.raid === null) return null
  const count = (skill: 'navigation' | 'combat'): number => iconsLeft(cards, told.fleet, skill).reduce((sum, one) => sum + one.count, 0)
  const left = { navigation: count('navigation'), combat: count('combat') }
  return (
    <span className="rr-supply" role="img" aria-label={`${text.unspent} ${text.skills(left)}`}>
      <span className="rr-word">{text.unspent}</span>
      {(['navigation', 'combat'] as const).flatMap(skill =>
        range(left[skill]).map(index => <SkillMark key={`${skill}${index}`} skill={skill} />),
      )}
      {left.navigation + left.combat === 0 && '–'}
    </span>
  )
}

const Tally = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, text, seatPlate, question } = useTable()
  return (
    <div className="rr-tally">
      <div className="rr-my-plate">{seatPlate(seatOfSide(view.crown, side))}</div>
      <span className="rr-side-name serif">{text.sides[side]}</span>
      <Facts side={side}>
        <Score side={side} />
        <Supply side={side} />
        {question !== null && view.turn === side && <ActionDots />}
        {side === 'pirate' && <Unspent />}
        {side === 'pirate' && <DeckCount side={side} />}
      </Facts>
      <Piles side={side} />
    </div>
  )
}

const isSameMove = (one: Move | null, other: Move | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

const Buttons = (): ReactElement | null => {
  const context = useTable()
  const { isMine, question, offers, decline, draft, text, changeDraft, view, game, hint } = context
  if (!isMine || question === null) return null
  const isHeldAboard = question.name === 'actions' && draft.act === 'crew' && draft.sailor !== null && isAboard(draft.sailor)
  const isIdle = question.name === 'actions' && draft.act === null
  const isOnly = decline !== null && offers.length === 0 && [...(game.moves?.(view) ?? [])].length < 2 // declining is the only legal answer
  const moves = [
    ...(decline === null ? [] : [{ move: decline, kind: isOnly ? 'main' : 'plain' } as const]),
    ...offers.map((move, index) => ({ move, kind: index === offers.length - 1 ? 'main' : 'plain' }) as const),
  ]
  return (
    <>
      {question.name === 'raise' && <RaisePurse />}
      {!isEmptyDraft(draft) && question.name !== 'crew-effects' && <ClearButton onClear={() => changeDraft(() => EMPTY_DRAFT)} />}
      {isHeldAboard && <Button onPress={() => changeDraft(now => removeCrew(view, now))}>{text.toHand}</Button>}
      {moves.map(({ move, kind }, index) => (
        <MoveButton key={index} move={move} kind={kind} isHinted={isSameMove(move, hint?.move)}>
          {labelMove(context, move)}
        </MoveButton>
      ))}
      {offers.length === 0 && !isOnly && !isIdle && (
        <MoveButton move={null} kind="main">
          {text.goOn}
        </MoveButton>
      )}
    </>
  )
}

/** A tap sets the hint up as a draft, or sends it if the move needs no draft. The words of the move are hidden if a button has the same. */
const RunnerHint = ({ onBack }: { readonly onBack: (() => void) | null }): ReactElement | null => {
  const context = useTable()
  const { hint, changeDraft, canAct, view, send } = context
  if (hint === null || !canAct) return null
  const label = labelMove(context, hint.move)
  const draft = draftFromMove(view, hint.move)
  const isSent = isEmptyDraft(draft)
  const isSetUp = !isSent && JSON.stringify(draft) === JSON.stringify(context.draft)
  const setUp = (): void => {
    changeDraft(() => draft)
    onBack?.()
  }
  const take = isSent ? { takeLabel: label, onTake: () => send(hint.move) } : { onTake: isSetUp ? null : setUp }
  return (
    <div className="paper rr-hint">
      <Hint move={isSent || isSetUp ? '' : label} also={isSent || isSetUp ? label : ''} {...take} />
    </div>
  )
}

/** Actions that need no card of the hand: on a phone the hand is hidden for them. */
const NO_CARDS: readonly ActionName[] = ['gain', 'invest', 'recall', 'raid']

/** `onBack` closes the report of a finished raid, because hint and buttons are about the next move; null if there is none. */
export const RunnerShelf = ({ onBack }: { readonly onBack: (() => void) | null }): ReactElement | null => {
  const { side, view, text, question, isMine, draft } = useTable()
  if (side === null) return null
  const needsHand = isMine && question !== null && discardsFor(question) !== null
  const hidesHand = draft.act !== null && NO_CARDS.includes(draft.act)
  return (
    <Shelf
      className="rr-shelf"
      label={text.yourSide}
      data={{ 'data-raid': view.raid !== null || onBack !== null, 'data-hand': needsHand ? 'asked' : hidesHand ? 'away' : 'held' }}
    >
      <Tally side={side} />
      <RunnerHand />
      <div className="rr-doing">
        <RunnerHint onBack={onBack} />
        <Actions>{onBack === null && <Buttons />}</Actions>
      </div>
    </Shelf>
  )
}
