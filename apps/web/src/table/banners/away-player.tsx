/** A player has left, or has been away for a while: one press asks for a bot or a substitute in their seat. A note at the turn while the table waits for them, otherwise a banner. */
import type { Seat } from '@tortuga/kit'
import { Button, Icon } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner.tsx'
import { useLanguage } from '../../text/language.ts'
import { formatIn } from '../../text/relative-time.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { useAbsentPlayers, useReplaceable } from './use-replaceable.ts'
import type { ReplaceableSeat } from './use-replaceable.ts'
import './away-note.css'

type Props = Pick<TablePageContext, 'link' | 'location' | 'model' | 'name' | 'web'> & { readonly seat: Seat }

const AwayWords = ({ seat, hasLeft, mayGiveSeat, link, name }: Pick<Props, 'link' | 'name'> & ReplaceableSeat): ReactNode => {
  const { away: text } = useTableDialogText()
  return (
    <>
      <span className="grow">{hasLeft ? text.hasLeft(name(seat)) : text.isAway(name(seat))}</span>
      <Button icon="bot" onPress={() => link.propose({ type: 'bot', seat })}>
        {text.letBot}
      </Button>
      <Button
        icon="people"
        onPress={() => link.propose({ type: 'substitute', seat })}
        {...(mayGiveSeat ? {} : { blocked: true, title: text.substituteLater })}
      >
        {text.findSubstitute}
      </Button>
    </>
  )
}

const iconOf = ({ hasLeft }: ReplaceableSeat): 'leave' | 'hourglass' => (hasLeft ? 'leave' : 'hourglass')

export const AwayBanner = (props: Props): ReactNode => {
  const found = useReplaceable(props).find(({ seat }) => seat === props.seat)
  return found === undefined ? null : (
    <Banner icon={iconOf(found)}>
      <AwayWords {...props} {...found} />
    </Banner>
  )
}

/** Who would rather wait folds the choices away until the player returns. */
const AwayChoice = ({ found, ...props }: Props & { readonly found: ReplaceableSeat }): ReactNode => {
  const { away: text } = useTableDialogText()
  const [isWaiting, setWaiting] = useState(false)
  return isWaiting ? (
    <>
      <span className="grow">{text.waiting(props.name(props.seat))}</span>
      <Button onPress={() => setWaiting(false)}>{text.reconsider}</Button>
    </>
  ) : (
    <>
      <AwayWords {...props} {...found} />
      <Button icon="hourglass" onPress={() => setWaiting(true)}>
        {text.wait}
      </Button>
    </>
  )
}

/** Before anybody may step in, it says when somebody can. */
export const AwayNote = (props: Props): ReactNode => {
  const { away: text } = useTableDialogText()
  const language = useLanguage()
  const { absent, now } = useAbsentPlayers(props)
  const found = absent.find(({ seat }) => seat === props.seat)
  if (found === undefined) return null
  return (
    <div className="away-note" role="status">
      <Icon name={iconOf(found)} />
      {found.isReplaceable ? (
        <AwayChoice {...props} found={found} />
      ) : (
        <span className="grow">
          {(found.mayGiveSeat ? text.soon : text.soonBot)(props.name(props.seat), formatIn(found.from - now, language))}
        </span>
      )}
    </div>
  )
}
