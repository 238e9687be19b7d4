/** Coins, skills and ways past a hazard as small pictures. */
import { range } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { HazardWay } from '../../rules/index.ts'
import { ActIcon, Coin, SkillMark } from '../art/marks.tsx'

/** Coins on a card or ship: up to four are drawn, more become a number. */
export const Coins = ({ count }: { readonly count: number }): ReactElement | null =>
  count === 0 ? null : (
    <span className="rr-coins" aria-hidden="true">
      {count > 4 ? <Coin amount={count} /> : range(count).map(coin => <Coin key={coin} />)}
    </span>
  )

type Skilled = { readonly navigation: number; readonly combat: number }
const NONE: Skilled = { navigation: 0, combat: 0 }

/** The skills of a card; used icons are struck out. */
export const Skills = ({ of, used = NONE }: { readonly of: Skilled; readonly used?: Skilled }): ReactElement | null =>
  of.navigation + of.combat === 0 ? null : (
    <span className="rr-skills" aria-hidden="true">
      {(['navigation', 'combat'] as const).flatMap(skill =>
        range(of[skill]).map(index => (
          <span key={`${skill} ${index}`} data-used={index >= of[skill] - used[skill]}>
            <SkillMark skill={skill} />
          </span>
        )),
      )}
    </span>
  )

type Signs = { readonly [K in HazardWay['type']]: (way: Extract<HazardWay, { type: K }>) => readonly ReactElement[] }

const SIGNS: Signs = {
  icons: ({ count, skill }) => range(count).map(index => <SkillMark key={index} skill={skill} />),
  pay: ({ coins }) => [<Coin key="coins" amount={coins} />],
  discard: ({ count }) => range(count).map(index => <ActIcon key={index} act="draw" />),
  'trash-crew': () => [<Icon key="crew" name="person" />],
  'crown-trashes-crew': () => [<Icon key="crown" name="crown" />, <Icon key="crew" name="person" />],
  'trash-ship': () => [<ActIcon key="ship" act="ship" />],
  'crown-gains': ({ coins }) => [<Icon key="crown" name="crown" />, <Coin key="coins" amount={coins} />],
  'coin-party-and-self': () => [<Coin key="coin" />, <ActIcon key="ship" act="ship" />],
}

/** One way as signs. Its text is shown elsewhere. */
export const WaySigns = ({ way }: { readonly way: HazardWay }): ReactElement => (
  <span className="rr-signs" aria-hidden="true">
    {(SIGNS[way.type] as (way: HazardWay) => readonly ReactElement[])(way)}
  </span>
)
