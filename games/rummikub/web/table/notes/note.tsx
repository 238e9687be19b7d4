/** The note above the shelf: questions other than the turn, a hint, a refusal, a penalty. */
import { Icon, useAnnounceQuestion } from '@tortuga/ui'
import { Actions, Hint, MoveButton, Prompt, PromptHead, RuleLink, WHY_ID } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { canAnnouncementSave, compareTables, doubletsIn, seatsAnswering, type Move } from '../../../rules/index.ts'
import { useTable, type TableContext } from '../context/context.ts'
import { layTable } from '../draft/turn.ts'
import type { TableMode } from '../draft/use-turn.ts'
import { describePlay } from '../draft/hinted-play.ts'
import type { Penalised } from './news.ts'

/** The answers to the questions, as objects that stay the same, so that each is checked once. */
const MOVES = {
  redeal: { type: 'redeal', want: true },
  keep: { type: 'redeal', want: false },
  announce: { type: 'announce', open: true },
  nothing: { type: 'announce', open: false },
} as const satisfies Record<string, Move>

/** Two answers to a question; `no` is the usual one. */
const Answers = ({ yes, no }: { readonly yes: readonly [Move, string]; readonly no: readonly [Move, string] }): ReactElement => (
  <Actions>
    <MoveButton move={yes[0]}>{yes[1]}</MoveButton>
    <MoveButton move={no[0]} kind="main">
      {no[1]}
    </MoveButton>
  </Actions>
)

/** R2.7: all players are asked at once, and answers stay hidden until the last one. */
const Redeal = (): ReactElement => {
  const { view, text, terms, mode, refusalOf, rulesOf, nameOf, seat } = useTable()
  useAnnounceQuestion(mode === 'answered' ? null : text.questions.redeal)
  if (mode === 'answered') {
    const waiting = seatsAnswering(view).filter(other => other !== seat)
    return (
      <>
        <PromptHead title={text.questions.redeal} />
        <p>
          {text.redealAnswered} {terms.waitingFor(waiting.map(nameOf))}
        </p>
      </>
    )
  }
  const doublets = doubletsIn(view.rack)
  const needed = view.options.doubletsForRedeal ?? 0
  const refusal = refusalOf(MOVES.redeal)
  const [rule = 'R2.6'] = refusal === null ? [] : rulesOf(refusal)
  return (
    <>
      <PromptHead title={text.questions.redeal} />
      <p id={WHY_ID}>
        {doublets.length >= needed ? text.redealMay(doublets.map(terms.tile).join(', ')) : text.redealNot(doublets.length, needed)}{' '}
        <RuleLink rule={rule} />
      </p>
      <Answers yes={[MOVES.redeal, text.redealYes]} no={[MOVES.keep, text.redealNo]} />
    </>
  )
}

/** R9.6 */
const Announce = (): ReactElement => {
  const { view, text } = useTable()
  const { couldHaveOpened, announced } = view.options
  useAnnounceQuestion(text.questions.announcement)
  return (
    <>
      <PromptHead title={text.questions.announcement} />
      <p id={WHY_ID}>
        {text.announceWhy(couldHaveOpened ?? 0, canAnnouncementSave(view.options) ? announced : null)} <RuleLink rule="R9.6" />
      </p>
      <Answers yes={[MOVES.announce, text.announceYes]} no={[MOVES.nothing, text.announceNo]} />
    </>
  )
}

const sayHintedMove = ({ text, terms, view }: TableContext, move: Move): string => {
  if (move.type === 'redeal') return terms.redeal(move.want)
  if (move.type === 'announce') return terms.announce(move.open)
  if (move.type === 'play') return text.playMove(describePlay(view, move))
  return move.type === 'draw' || move.type === 'pass' ? text[move.type] : ''
}

/** Whether the draft is the hinted table already. */
const isSetUp = ({ draftCheck }: TableContext, { table }: Extract<Move, { type: 'play' }>): boolean => {
  if (draftCheck === null) return false
  const { added, removed } = compareTables(draftCheck.table, table)
  return added.length + removed.length === 0
}

const TableHint = (): ReactElement | null => {
  const context = useTable()
  const { hint, change, mode, stage } = context
  if (hint === null || mode === 'over' || stage.isBehind) return null
  const play = hint.move.type === 'play' ? hint.move : null
  return (
    <Hint
      move={sayHintedMove(context, hint.move)}
      onTake={play === null || mode !== 'turn' || isSetUp(context, play) ? null : () => change(turn => layTable(turn, play.table))}
    />
  )
}

/** R8.2: shown to all players. */
const Penalty = ({ of: { seat, cause, tiles } }: { readonly of: Penalised }): ReactElement => {
  const { text, nameOf, seat: own } = useTable()
  const say = cause === 'time' ? text.timeUp : text.mistake
  return (
    <div className="reason" role="status">
      <Icon name={cause === 'time' ? 'hourglass' : 'warning'} />
      <p>
        <b className="serif">{say(seat === own ? null : nameOf(seat), tiles.length)}</b> {text.restored}{' '}
        <RuleLink rule={cause === 'time' ? 'R8.2' : 'R8.3'} />
      </p>
    </div>
  )
}

/** The questions that are asked in the note; the turn itself has the shelf. */
const QUESTIONS: { readonly [K in TableMode]?: () => ReactElement } = { redeal: Redeal, answered: Redeal, announce: Announce }

export const TableNote = ({ penalised }: { readonly penalised: Penalised | null }): ReactElement | null => {
  const { mode, refused, hint, stage, turnNote = null } = useTable()
  const Question = QUESTIONS[mode]
  const hasHint = hint !== null && mode !== 'over' && !stage.isBehind
  if (Question === undefined && refused === null && penalised === null && turnNote === null && !hasHint) return null
  return (
    <Prompt className="paper">
      {penalised === null ? null : <Penalty of={penalised} />}
      {Question === undefined ? null : <Question />}
      <TableHint />
    </Prompt>
  )
}
