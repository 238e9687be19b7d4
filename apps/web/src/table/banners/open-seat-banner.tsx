/** A seat is open for a substitute: the players can send somebody the link, a spectator can take the seat. */
import type { Seat } from '@tortuga/kit'
import { Button, Dialog } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ShareLink } from '../../share/share-link.tsx'
import { Banner } from '../../shell/banner.tsx'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { TakeSeatForm } from './take-seat-form.tsx'

type Props = TablePageContext & { readonly open: Seat }

/** Nothing may be proposed while a vote is open. */
const PlayerActions = ({ link, model, open, onInvite }: Props & { readonly onInvite: () => void }): ReactNode => {
  const { away, substitute } = useTableDialogText()
  return (
    <>
      {model.update?.proposal === null ? (
        <Button icon="bot" onPress={() => link.propose({ type: 'bot', seat: open })}>
          {away.letBot}
        </Button>
      ) : null}
      <Button kind="main" icon="link" onPress={onInvite}>
        {substitute.invite}
      </Button>
    </>
  )
}

export const OpenSeatBanner = (props: Props): ReactNode => {
  const { close } = useTexts()
  const { substitute: text } = useTableDialogText()
  const [isAsking, setAsking] = useState(false)
  const { seat, open, name, location: table, link } = props
  const isPlayer = seat !== null
  useEffect(() => link.nudge, [link]) // the avatar of a substitute comes with the next welcome
  return (
    <Banner icon="people" tone="now">
      <span className="grow">{isPlayer ? text.open(name(open)) : text.offer(name(open))}</span>
      {isPlayer ? (
        <PlayerActions {...props} onInvite={() => setAsking(true)} />
      ) : (
        <Button kind="main" onPress={() => setAsking(true)}>
          {text.take}
        </Button>
      )}
      {isAsking ? (
        <Dialog title={isPlayer ? text.invite : text.takeOf(name(open))} closeLabel={close} onClose={() => setAsking(false)}>
          {isPlayer ? (
            <ShareLink address={new URL(`/t/${table.id}`, location.href).href} text={text.send} />
          ) : (
            <TakeSeatForm id={table.id} seat={open} onTaken={link.renew} />
          )}
        </Dialog>
      ) : null}
    </Banner>
  )
}
