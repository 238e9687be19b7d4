/** What is proposed at the table: everybody who is asked says yes or no. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Strip } from '../strip.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { TableContext } from './context.ts'

export const VoteStrip = ({ model, link, seat, name }: TableContext): ReactNode => {
  const texts = useTexts()
  const { vote } = useLaterTexts()
  const open = model.update?.proposal ?? null
  if (open === null || model.update?.over === true) return null
  const { proposal, asks, agreed } = open
  const words =
    proposal.type === 'undo'
      ? vote.undo(name(open.seat), proposal.back)
      : proposal.type === 'bot'
        ? vote.bot(name(open.seat), name(proposal.seat))
        : vote.end(name(open.seat))
  const isAsked = seat !== null && asks.includes(seat) && !agreed.includes(seat)
  const missing = asks.filter(chair => !agreed.includes(chair))
  return (
    <Strip icon="people" tone="now">
      <span className="grow">
        {words} {isAsked ? null : vote.waiting(texts.and(missing.map(name)))}
      </span>
      {isAsked ? (
        <>
          <Button onPress={() => link.vote(false)}>{vote.no}</Button>
          <Button kind="main" onPress={() => link.vote(true)}>
            {vote.yes}
          </Button>
        </>
      ) : null}
      {seat === open.seat ? <Button onPress={() => link.vote(false)}>{vote.withdraw}</Button> : null}
    </Strip>
  )
}
