/** The note just above the shelf: it says what is asked, what the draft would do, or for whom the table waits. */
import { HintLine } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { pointsOf, type Ask, type Move } from '../rules/index.ts'
import { layOut } from './lay-out.ts'
import { Answers, Reason, Refused, WHY_ID } from './note-parts.tsx'
import { sayCard } from './pieces.tsx'
import { SetNote } from './set-note.tsx'
import { discardMove, isHinting, useSetting, type Setting } from './setting.ts'
import { gameWords } from './words.ts'

const sayMove = ({ text }: Setting, move: Move): string => {
  if (move.type === 'draw') return move.from === 'wreck' ? text.drawWreck : text.drawSlot(move.from + 1)
  return move.type === 'discard' ? text.discard(move.cards.length) : text.play
}

/** The cards a move names, for whoever cannot see them marked. */
const sayCards = (setting: Setting, move: Move): string => {
  if (move.type === 'draw') return ''
  return (
    move.type === 'play'
      ? move.cards.map(({ card, end }) => sayCard(setting, card, end))
      : move.cards.map(card => sayCard(setting, card, 'two'))
  ).join('; ')
}

const Hint = (): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, view, mode } = setting
  if (hint === null || (mode !== 'turn' && mode !== 'discard')) return null
  const take = { word: text.takeHint, onTake: () => change(now => layOut(now, view, hint.move)) }
  return (
    <HintLine word={text.hint} take={isHinting(setting) ? take : null}>
      {[sayMove(setting, hint.move), hint.why].filter(part => part !== '').join(': ')}
      <span className="vh"> {sayCards(setting, hint.move)}</span>
    </HintLine>
  )
}

const Plain = ({ title, children }: { readonly title: string; readonly children?: string }): ReactElement => (
  <div className="note-head" id={WHY_ID}>
    <h2>{title}</h2>
    {children !== undefined && <p className="muted">{children}</p>}
  </div>
)

const DiscardNote = ({ ask }: { readonly ask: Ask }): ReactElement => {
  const setting = useSetting()
  const { text, drafting, game, view, inFlight, mode } = setting
  const refusal = mode === 'discard' && drafting.picked.length > ask.amount ? game.check(view, discardMove(setting)) : null
  return (
    <>
      <div className="note-head">
        <h2>{ask.cause === 'tide' ? text.tideTitle : text.parrotTitle}</h2>
        {mode === 'discard' && <span className="muted">{text.chosen(drafting.picked.length, ask.amount)}</span>}
        {inFlight !== null && <span className="on-its-way">{text.sending}</span>}
      </div>
      {mode === 'discard' && (
        <p className="rum-owe" id={WHY_ID}>
          {text.owe(ask.amount)} <span className="muted">{text.pickHelp}</span>
        </p>
      )}
      {(mode !== 'discard' || ask.cause === 'tide') && <Answers ask={ask} />}
      {refusal !== null && <Reason refusal={refusal} rules={game.refusalRules[refusal.type]} />}
    </>
  )
}

/** Points from the highest down; the places are the shell's to say. */
const Standing = (): ReactElement => {
  const { view, text, nameOf } = useSetting()
  const scores = view.handSizes.map((_, seat) => ({ seat, points: pointsOf(view.captains, seat) }))
  return (
    <ol className="rum-standing">
      {scores
        .toSorted((a, b) => b.points - a.points)
        .map(({ seat, points }) => (
          <li key={seat}>
            <b className="serif">{points}</b> {nameOf(seat)} <span className="vh">{text.pointsWord(points)}</span>
          </li>
        ))}
    </ol>
  )
}

const Inside = (): ReactElement => {
  const { view, text, set, mode, nameOf } = useSetting()
  if (mode === 'over') {
    return (
      <>
        {view.ending === null ? <Plain title={text.over} /> : <Plain title={text.over}>{text.ended[view.ending]}</Plain>}
        <Standing />
      </>
    )
  }
  if (view.ask !== null) return <DiscardNote ask={view.ask} />
  if (set !== null) return <SetNote set={set} />
  if (mode === 'turn') {
    return <Plain title={text.yourTurn}>{view.hand.length === 0 ? text.yourTurnNoCards : text.yourTurnHelp}</Plain>
  }
  const title = text.turnOf(nameOf(view.turn))
  return mode === 'wait' ? <Plain title={title}>{text.waitingHelp}</Plain> : <Plain title={title} />
}

/** The draft in one sentence, for whoever hears the table: said anew with every card that is picked or turned. */
const sayDraft = (setting: Setting): string => {
  const { set, text, mode, view, drafting, dye, language } = setting
  if (mode === 'discard' && view.ask !== null && drafting.picked.length > 0) return text.chosen(drafting.picked.length, view.ask.amount)
  if (mode === 'turn' && drafting.from !== null) return sayMove(setting, { type: 'draw', from: drafting.from })
  if (set === null) return ''
  if (set.refusal !== null) return gameWords.sayRefusal(set.refusal, language)
  const gained = set.rows.filter(({ value }) => value > 0)
  if (gained.length === 0) return text.setGainsNothing
  return text.setGains(gained.map(({ captain, value }) => `${text.captain(dye(captain.colour))} ${value}`))
}

export const TableNote = (): ReactElement => {
  const setting = useSetting()
  return (
    <section className="rum-note paper" aria-label={setting.text.note}>
      <p className="vh" role="status">
        {sayDraft(setting)}
      </p>
      <Refused />
      <Inside />
      <Hint />
    </section>
  )
}
