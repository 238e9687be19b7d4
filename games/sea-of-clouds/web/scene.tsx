/** What is going on beside the shares: cards to be played, a choice to be made, a boarding, the final scoring. One subject at a time. */
import { Icon } from '@tortuga/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Seen } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { Battles, Deeds } from './boarding.tsx'
import { ExchangeChoices, SingleChoices } from './choices.tsx'
import { LootCard } from './loot-card.tsx'
import { ownedOf } from './open-share.tsx'
import { OrderRow } from './order.tsx'
import { ScoreSheet } from './score.tsx'
import { useSetting, type Setting } from './setting.ts'

/** Cards that were taken and wait to be played; others see those that will lie open. */
const Taken = (): ReactElement => {
  const setting = useSetting()
  const { drawn, text, asked, asker, nameOf, words } = setting
  const isMine = asked === 'order'
  const draw = (card: Seen, number: number | null): ReactElement =>
    card.face === null ? (
      <span className="soc-row-back" role="img" aria-label={words.back[card.back]}>
        <LootBack back={card.back} />
      </span>
    ) : (
      <LootCard face={card.face} owned={isMine ? ownedOf(setting, card.face) : 0} number={number} />
    )
  return (
    <section className="soc-scene paper" data-place="hand" data-cards={drawn.hand.length} aria-label={text.taken}>
      <h2>{isMine || asker === null ? text.taken : text.takenBy(nameOf(asker))}</h2>
      <OrderRow cards={drawn.hand} isFixed={!isMine} place="hand" draw={draw} />
      {isMine && (
        <p className="soc-hush">
          <Icon name="turn" small />
          <span>{text.orderHelp}</span>
        </p>
      )}
    </section>
  )
}

const hasChoices = ({ asked }: Setting): boolean => asked === 'resolve' || asked === 'aim' || asked === 'discard'

/** The question itself, and what there is to choose from. */
const Choosing = (): ReactElement | null => {
  const setting = useSetting()
  const { asked, task, words } = setting
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' }) // newer browsers give a promise, which no effect may return
  }, [task])
  if (task === null || (asked !== 'exchange' && !hasChoices(setting))) return null
  return (
    <div className="soc-choosing" ref={box}>
      <h3 className="soc-question">{words.question(task, face => words.card(face).name)}</h3>
      {asked === 'exchange' ? <ExchangeChoices /> : <SingleChoices />}
    </div>
  )
}

const BoardingScene = (): ReactElement | null => {
  const { report, text } = useSetting()
  if (report === null) return null
  return (
    <section className="soc-scene soc-boarding paper" aria-label={text.boardingAfter(report.round)}>
      <h2>{text.boardingAfter(report.round)}</h2>
      <Battles report={report} />
      <Choosing />
      <Deeds report={report} />
    </section>
  )
}

const Over = (): ReactElement => {
  const { drawn, language, animate, nameOf, text } = useSetting()
  return (
    <section className="soc-scene paper" aria-label={text.finalScoring}>
      <h2>{text.finalScoring}</h2>
      <ScoreSheet view={drawn} language={language} animate={animate} name={nameOf} />
    </section>
  )
}

/** Whether something beside the shares is shown. */
export const hasScene = (setting: Setting): boolean =>
  setting.report !== null || setting.isCounted || setting.drawn.hand.length > 0 || hasChoices(setting) || setting.asked === 'exchange'

export const SceneView = (): ReactElement | null => {
  const setting = useSetting()
  const { report, drawn, text, task, words } = setting
  if (setting.isCounted)
    return (
      <>
        <Over />
        <BoardingScene />
      </>
    )
  if (report !== null) {
    const isWaiting = drawn.hand.length > 0 && setting.asked === 'order'
    return isWaiting ? <Taken /> : <BoardingScene />
  }
  const choosing = hasChoices(setting) || setting.asked === 'exchange'
  if (choosing && task !== null)
    return (
      <section className="soc-scene paper" aria-label={'card' in task ? words.card(task.card).name : text.choosing}>
        <Choosing />
      </section>
    )
  return drawn.hand.length > 0 ? <Taken /> : null
}
