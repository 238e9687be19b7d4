/** Numbers as pictures: coins on a card, skills, and the ways past a hazard in signs. */
import { upTo } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Way } from '../../rules/index.ts'
import { ActIcon, Coin, SkillMark } from '../art/marks.tsx'

/** Coins lying on something: each of them up to four, then a number. */
export const Coins = ({ count }: { readonly count: number }): ReactElement | null =>
  count === 0 ? null : (
    <span className="rr-coins" aria-hidden="true">
      {count > 4 ? <Coin amount={count} /> : upTo(count).map(coin => <Coin key={coin} />)}
    </span>
  )

type Skilled = { readonly navigation: number; readonly combat: number }

/** Skills of a card; those that were used in this raid are struck out. */
export const Skills = ({
  of: { navigation, combat },
  used = { navigation: 0, combat: 0 },
}: {
  readonly of: Skilled
  readonly used?: Skilled
}): ReactElement | null =>
  navigation + combat === 0 ? null : (
    <span className="rr-skills" aria-hidden="true">
      {upTo(navigation).map(index => (
        <span key={`n${index}`} data-used={index >= navigation - used.navigation}>
          <SkillMark skill="navigation" />
        </span>
      ))}
      {upTo(combat).map(index => (
        <span key={`c${index}`} data-used={index >= combat - used.combat}>
          <SkillMark skill="combat" />
        </span>
      ))}
    </span>
  )

const Repeated = ({ count, children }: { readonly count: number; readonly children: ReactElement }): ReactElement => (
  <>
    {upTo(count).map(index => (
      <span key={index}>{children}</span>
    ))}
  </>
)

/** One way in signs; the words stand beside it or on the card. */
export const WaySigns = ({ way }: { readonly way: Way }): ReactElement => {
  const inside = (): ReactElement => {
    switch (way.type) {
      case 'icons':
        return (
          <Repeated count={way.count}>
            <SkillMark skill={way.skill} />
          </Repeated>
        )
      case 'pay':
        return <Coin amount={way.coins} />
      case 'discard':
        return (
          <Repeated count={way.count}>
            <ActIcon act="draw" />
          </Repeated>
        )
      case 'trash-crew':
        return <Icon name="person" />
      case 'crown-trashes-crew':
        return (
          <>
            <Icon name="crown" />
            <Icon name="person" />
          </>
        )
      case 'trash-ship':
        return <ActIcon act="ship" />
      case 'crown-gains':
        return (
          <>
            <Icon name="crown" />
            <Coin amount={way.coins} />
          </>
        )
      default:
        return (
          <>
            <Coin />
            <ActIcon act="ship" />
          </>
        )
    }
  }
  return (
    <span className="rr-signs" aria-hidden="true">
      {inside()}
    </span>
  )
}
