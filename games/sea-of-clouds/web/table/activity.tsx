/** The panel beside the shares. It shows one activity at a time: cards to play, a choice, a boarding, or the final scoring. */
import { Icon } from '@tortuga/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import type { FaceDownLootView } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { ScoreSheet } from '../dialogs/score-sheet.tsx'
import { LootCard } from '../pieces/loot-card.tsx'
import { CardRow } from '../pieces/open-share.tsx'
import { BoardingScene } from './boarding/boarding-scene.tsx'
import { ExchangeChoices, SingleChoices } from './choices.tsx'
import { useTable, type TableContext } from './context/context.ts'

/** The cards taken but not yet played. Other captains see only those that will be face up. */
const TakenCards = (): ReactElement => {
  const { drawn, text, asked, askedSeat, nameOf, phrases } = useTable()
  const isMine = asked === 'order'
  const draw = (card: FaceDownLootView, number: number | null): ReactElement =>
    card.face === null ? (
      <span className="soc-row-back" role="img" aria-label={phrases.back[card.back]}>
        <LootBack back={card.back} />
      </span>
    ) : (
      <LootCard face={card.face} number={number} {...(isMine ? {} : { owned: 0 })} />
    )
  return (
    <section className="soc-scene paper" data-place="hand" data-cards={drawn.hand.length} aria-label={text.taken}>
      <h2>{isMine || askedSeat === null ? text.taken : text.takenBy(nameOf(askedSeat))}</h2>
      <CardRow cards={drawn.hand} isFixed={!isMine} place="hand" draw={draw} />
      {isMine && (
        <p className="soc-hush">
          <Icon name="turn" small />
          <span>{text.orderHelp}</span>
        </p>
      )}
    </section>
  )
}

const hasChoices = ({ asked }: TableContext): boolean =>
  asked === 'resolve' || asked === 'aim' || asked === 'discard' || asked === 'exchange'

/** The question and its options. */
const Choosing = (): ReactElement | null => {
  const context = useTable()
  const { asked, task, phrases } = context
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise, which an effect must not return
  }, [task])
  if (task === null || !hasChoices(context)) return null
  const question = phrases.question(task, face => phrases.card(face).name)
  return (
    <div className="soc-choosing" ref={box}>
      <h3 className="soc-question">{question}</h3>
      {asked === 'exchange' ? <ExchangeChoices /> : <SingleChoices label={question} />}
    </div>
  )
}

/** Whether the panel has anything to show. */
export const hasActivity = (context: TableContext): boolean =>
  context.report !== null || context.count !== null || context.drawn.hand.length > 0 || hasChoices(context)

const Boarding = (): ReactElement => (
  <BoardingScene>
    <Choosing />
  </BoardingScene>
)

export const ActivityPanel = (): ReactElement | null => {
  const context = useTable()
  const { report, count, drawn, text, task, phrases, language, animate, nameOf } = context
  if (count !== null)
    return (
      <>
        <section className="soc-scene paper" aria-label={text.finalScoring}>
          <h2>{text.finalScoring}</h2>
          <ScoreSheet view={drawn} language={language} animate={animate} name={nameOf} story={count} />
        </section>
        {report !== null && <Boarding />}
      </>
    )
  if (report !== null) return drawn.hand.length > 0 && context.asked === 'order' ? <TakenCards /> : <Boarding />
  if (hasChoices(context) && task !== null)
    return (
      <section className="soc-scene paper" aria-label={'card' in task ? phrases.card(task.card).name : text.choosing}>
        <Choosing />
      </section>
    )
  return drawn.hand.length > 0 ? <TakenCards /> : null
}
