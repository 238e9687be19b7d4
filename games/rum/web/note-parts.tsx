/** What notes are made of: a reason with its rule one tap away, and who is still being waited for. */
import { at, type Seat } from '@tortuga/kit'
import { createReasons, Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Ask, RumTypes } from '../rules/index.ts'
import { useSetting } from './setting.ts'
import { gameWords } from './words.ts'

/** The sentence that says why the main button cannot be pressed: the button points here. */
export const WHY_ID = 'rum-why'

export const { Reason, Refused } = createReasons<RumTypes>(useSetting, gameWords)

/** Who has chosen, who is choosing, and who returns all without being asked. */
export const Answers = ({ ask }: { readonly ask: Ask }): ReactElement => {
  const { view, text, nameOf, seat: own } = useSetting()
  const asked: readonly Seat[] = ask.cause === 'tide' ? view.handSizes.map((_, seat) => seat) : [view.turn]
  return (
    <ul className="rum-answers">
      {asked.map(seat => {
        const isWaiting = ask.waiting.includes(seat)
        const say = isWaiting ? text.stillChoosing : at(view.handSizes, seat) > ask.amount ? text.answered : text.returnsAll
        return (
          <li key={seat} data-waiting={isWaiting}>
            <Icon name={isWaiting ? 'hourglass' : 'tick'} small />
            <b>{seat === own ? text.you : nameOf(seat)}</b> <span className="muted">{say(seat === own)}</span>
          </li>
        )
      })}
    </ul>
  )
}
