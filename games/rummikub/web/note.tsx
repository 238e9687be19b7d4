/** The slip of paper above the shelf: questions beside the turn, a hint, a refusal, what the clock took back. */
import { upTo } from '@tortuga/kit'
import { Button, HintLine, Icon, useAsked } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import { doubletsIn, type Face, type Play, type View } from '../rules/index.ts'
import { layOut } from './draft/lay-out.ts'
import type { Turn } from './draft/turn.ts'
import type { Penalised } from './news.ts'
import { rulesFor, useSetting } from './setting.ts'
import { Refused, RuleLink } from './why.tsx'

const REDEAL_WHY = 'rk-redeal-why'

/** R2.7: everybody is asked at once; the answers stay hidden until all are in. */
const Redeal = (): ReactElement => {
  const { view, text, words, game, mode, mayAct, inFlight, send, nameOf, seat } = useSetting()
  const doublets = doubletsIn(view.rack)
  const refusal = game.check(view, { type: 'redeal', want: true })
  const needed = view.options.doubletsForRedeal ?? 0
  const isBlocked = !mayAct || inFlight !== null
  useAsked(mode === 'answered' ? null : text.redealTitle)
  const waiting = upTo(view.seats).filter(other => other !== seat && view.answered[other] !== true)
  return (
    <>
      <h2>{text.redealTitle}</h2>
      {mode === 'answered' ? (
        <p>
          {text.redealAnswered} {words.waitingFor(waiting.map(nameOf))}
        </p>
      ) : (
        <>
          <p id={REDEAL_WHY}>
            {doublets.length >= needed ? text.redealMay(doublets.map(words.tile).join(', ')) : text.redealNot(doublets.length, needed)}{' '}
            <RuleLink rule={refusal === null ? 'R2.6' : (rulesFor({ game }, refusal)[0] ?? 'R2.6')} />
          </p>
          <div className="rk-note-acts">
            <Button blocked={isBlocked || (refusal !== null && REDEAL_WHY)} onPress={() => send({ type: 'redeal', want: true })}>
              {text.redealYes}
            </Button>
            <Button kind="main" blocked={isBlocked} onPress={() => send({ type: 'redeal', want: false })}>
              {text.redealNo}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** R9.6 */
const Announce = (): ReactElement => {
  const { view, text, mayAct, inFlight, send } = useSetting()
  const isBlocked = !mayAct || inFlight !== null
  const { couldHaveOpened, announced } = view.options
  useAsked(text.announceTitle)
  return (
    <>
      <h2>{text.announceTitle}</h2>
      <p>
        {text.announceWhy(couldHaveOpened ?? 0, announced ?? 0)} <RuleLink rule="R9.6" />
      </p>
      <div className="rk-note-acts">
        <Button blocked={isBlocked} onPress={() => send({ type: 'announce', open: true })}>
          {text.announceYes}
        </Button>
        <Button kind="main" blocked={isBlocked} onPress={() => send({ type: 'announce', open: false })}>
          {text.announceNo}
        </Button>
      </div>
    </>
  )
}

const layOutHint =
  ({ table }: Play) =>
  (turn: Turn): Turn => {
    const laid = layOut(turn.drafting, table)
    return laid === null
      ? { ...turn, did: { type: 'not-arranged' } }
      : { ...turn, drafting: laid, marked: [], did: { type: 'arranged', left: [] } }
  }

/** The tiles that a play brings from the rack. */
const laidBy = ({ table }: Play, view: View): readonly Face[] => {
  const before = view.table.flatMap(({ tiles }) => tiles)
  return table
    .flatMap(({ tiles }) => tiles)
    .filter(face => {
      const place = before.indexOf(face)
      if (place < 0) return true
      before.splice(place, 1)
      return false
    })
}

const Hint = (): ReactElement | null => {
  const { hint, text, words, change, mode, view } = useSetting()
  if (hint === null || mode === 'over') return null
  const { move } = hint
  const what = { draw: text.draw, pass: text.pass, redeal: '', announce: '', play: '', 'out-of-time': text.giveUp }[move.type]
  const said = move.type === 'redeal' ? words.redeal(move.want) : move.type === 'announce' ? words.announce(move.open) : what
  return (
    <HintLine
      word={text.hint}
      take={move.type === 'play' && mode === 'turn' ? { word: text.layHint, onTake: () => change(layOutHint(move)) } : null}
    >
      {move.type === 'play' ? <span className="vh">{laidBy(move, view).map(words.tile).join(', ')}: </span> : null}
      {[said, hint.why].filter(part => part !== '').join(': ')}
    </HintLine>
  )
}

/** R8.2: for everybody, with the reason. */
const Penalty = ({ of: { seat, cause, tiles } }: { readonly of: Penalised }): ReactElement => {
  const { text, nameOf, seat: own } = useSetting()
  const say = cause === 'time' ? text.timeUp : text.mistake
  return (
    <div className="rk-news" role="status">
      <Icon name={cause === 'time' ? 'hourglass' : 'warning'} />
      <p>
        <b className="serif">{say(seat === own ? null : nameOf(seat), tiles.length)}</b> {text.restored}{' '}
        <RuleLink rule={cause === 'time' ? 'R8.2' : 'R8.3'} />
      </p>
    </div>
  )
}

export const TableNote = ({ penalised }: { readonly penalised: Penalised | null }): ReactElement | null => {
  const { mode, refused, hint, text } = useSetting()
  const question: ReactNode = mode === 'redeal' || mode === 'answered' ? <Redeal /> : mode === 'announce' ? <Announce /> : null
  const isEmpty = question === null && refused === null && penalised === null && (hint === null || mode === 'over')
  if (isEmpty) return null
  return (
    <section className="rk-note paper" aria-label={text.note}>
      <Refused />
      {penalised === null ? null : <Penalty of={penalised} />}
      {question}
      <Hint />
    </section>
  )
}
