/** The prompt for questions answered by tapping the table: the question, the card that asks, and the picks so far. */
import { KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { cardOf, questionName, type EffectSource, type Face, type Task } from '../../../rules/index.ts'
import { CardFace } from '../../pieces/card-face.tsx'
import { TapPiece } from '../../pieces/piece.tsx'
import { CardLines } from '../../pieces/read-card.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { namePlace, nameShip } from '../context/labels.ts'
import { discardsFor, type OpenQuestion, type QuestionName } from '../draft/question.ts'
import { isAboard, crewFace } from '../draft/targets.ts'
import { facedCard } from './hazard-prompt.tsx'
import { DraftPreview, NoteHead } from './parts.tsx'

/** The card whose text asks the question, if the viewer can see it. */
const askerOf = (context: TableContext, task: Task): Face | null => {
  if (task.type === 'way') return facedCard(context)
  return task.type === 'do' ? fromSource(context, task.source) : null
}
const fromSource = ({ view }: TableContext, source: EffectSource): Face | null => {
  switch (source.from) {
    case 'crew':
      return view.fleet[source.ship]?.crew[source.crew]?.card ?? null
    case 'island':
      return view.islands[source.island]?.investment?.card ?? null
    case 'shown':
      return view.shown
    case 'event':
      return view.discards[source.side].at(-1) ?? null
    default:
      return null
  }
}

/** The cards of a discard pile to choose from. */
const PileChoice = ({ question }: { readonly question: OpenQuestion }): ReactElement => {
  const { view, cards, terms, text } = useTable()
  const pile = [...new Set(view.discards[question.side])].filter(
    face => question.name !== 'may-fetch-hazard' || cardOf(cards, face).kind === 'hazard',
  )
  return (
    <KeyboardGroup as="ul" label={text.pileChoice} className="rr-row">
      {pile.map(face => (
        <li key={face}>
          <TapPiece target={{ type: 'pile', card: face }} face={face} label={terms.card(face)}>
            <CardFace face={face} />
          </TapPiece>
        </li>
      ))}
    </KeyboardGroup>
  )
}

const sayPicked = (context: TableContext): string => {
  const { draft, view, text, terms } = context
  return [
    ...draft.places.map(place => namePlace(context, place)),
    ...draft.ships.map(ship => nameShip(context, ship)),
    ...(draft.island === null ? [] : [terms.island(draft.island)]),
    ...(draft.face === null ? [] : [terms.card(draft.face)]),
    ...(draft.sailor !== null && isAboard(draft.sailor) ? [terms.card(crewFace(view, draft.sailor))] : []),
    ...(draft.hazard && view.raid !== null ? [text.theHazard] : []),
  ].join(', ')
}

export const AnswerPrompt = ({ question }: { readonly question: OpenQuestion }): ReactElement => {
  const context = useTable()
  const { text, kit, terms, draft } = context
  const asker = askerOf(context, question.task)
  const picked = sayPicked(context)
  const amount = discardsFor(question)
  const titles: Readonly<Partial<Record<QuestionName, string>>> = text.questions
  const help: Readonly<Partial<Record<QuestionName, string>>> = text.pickHelp
  return (
    <>
      <NoteHead title={titles[question.name] ?? terms.questions[questionName(question.task)]} />
      {asker !== null && <CardLines face={asker} />}
      {(question.name === 'may-fetch-hazard' || question.name === 'may-go-on-deck') && <PileChoice question={question} />}
      <DraftPreview>
        <p>
          <span className="muted">{amount === null ? (help[question.name] ?? '') : text.pickCards(amount)}</span>{' '}
          {amount !== null && kit.chosen(draft.cards.length, amount)}
          {picked !== '' && <b>{picked}</b>}
        </p>
      </DraftPreview>
    </>
  )
}
