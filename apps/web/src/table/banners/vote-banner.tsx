/** An open proposal: every player who is asked agrees or declines. */
import { unreachable } from '@tortuga/kit'
import type { Proposal, Seat } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner.tsx'
import type { TableDialogText } from '../../text/en/table-dialogs.ts'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'

const describeProposal = (proposal: Proposal, who: string, name: (seat: Seat) => string, vote: TableDialogText['vote']): string => {
  switch (proposal.type) {
    case 'undo':
      return vote.undo(who, proposal.back)
    case 'bot':
      return vote.bot(who, name(proposal.seat))
    case 'substitute':
      return vote.substitute(who, name(proposal.seat))
    case 'end':
      return vote.end(who)
    default:
      return unreachable(proposal)
  }
}

export const VoteBanner = ({ model, link, seat, name }: TablePageContext): ReactNode => {
  const texts = useTexts()
  const { vote } = useTableDialogText()
  const open = model.update?.proposal ?? null
  if (open === null || model.update?.over === true) return null
  const { proposal, asks, agreed } = open
  const isAsked = seat !== null && asks.includes(seat) && !agreed.includes(seat)
  const missing = asks.filter(asked => !agreed.includes(asked))
  return (
    <Banner icon="people" tone="now">
      <span className="grow">
        {describeProposal(proposal, name(open.seat), name, vote)} {isAsked ? null : vote.waiting(texts.and(missing.map(name)))}
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
    </Banner>
  )
}
