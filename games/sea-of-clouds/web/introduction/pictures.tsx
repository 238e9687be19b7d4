/** The pictures of Sea of Clouds' illustrated page, in the order of the page. Their numbers are those of the sentences beside them. */
import { Icon } from '@tortuga/ui'
import { Arrow, drawPart, Fan, FanOf, Sign, Sized, Stack, Together, type IntroductionText } from '@tortuga/ui/introduction'
import type { CSSProperties, ReactElement } from 'react'
import { cardOf, deckOf, type Back } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { Coin, Parrot, Ship } from '../art/tokens.tsx'
import { Ladder, SmallCard } from '../pieces/loot-card.tsx'

const DECK = deckOf('completed')
const CARD_WIDTH = 50

const Loot = ({ face }: { readonly face: string }): ReactElement => (
  <span style={{ '--soc-mini': `${CARD_WIDTH}px` } as CSSProperties}>
    <SmallCard card={cardOf(DECK, face)} />
  </span>
)
const Down = ({ back }: { readonly back: Back }): ReactElement => (
  <Sized width={CARD_WIDTH}>
    <LootBack back={back} />
  </Sized>
)
const Doubloon = ({ amount = null }: { readonly amount?: number | null }): ReactElement => (
  <Sized width={26}>
    <Coin amount={amount} />
  </Sized>
)
/** The steps of a collection. */
const Totals = ({ face }: { readonly face: string }): ReactElement => {
  const { score } = cardOf(DECK, face)
  return (
    <Stack>
      <Loot face={face} />
      {score?.type === 'set' ? <Ladder totals={score.totals} count={0} /> : null}
    </Stack>
  )
}

export const DRAWN = {
  turn: {
    look: drawPart(
      ['R3.2'],
      <Icon name="eye" />,
      <Together>
        <Loot face="kraken-eye" />
        <Down back="rum" />
        <Down back="pirate" />
      </Together>,
    ),
    take: drawPart(
      ['R3.3', 'R4.1'],
      <Together>
        <Loot face="kraken-eye" />
        <Loot face="cutlass" />
        <Doubloon />
      </Together>,
      <Arrow />,
      <Sized width={64}>
        <Ship />
      </Sized>,
    ),
    leave: drawPart(
      ['R3.4', 'R3.5'],
      <Fan>
        <Down back="relic" />
        <Down back="object" />
      </Fan>,
      <Sign>+1</Sign>,
      <Arrow />,
      <Down back="rum" />,
    ),
    none: drawPart(
      ['R3.6'],
      <FanOf count={3}>
        <Down back="object" />
      </FanOf>,
      <Arrow />,
      <Sized width={64}>
        <Ship />
      </Sized>,
    ),
  },
  boarding: {
    strength: drawPart(
      ['R6.1', 'R6.2'],
      <Together>
        <Loot face="cook" />
        <Loot face="first-mate" />
      </Together>,
      <Sign>5 &gt; 4</Sign>,
      <Loot face="brawler" />,
    ),
    effects: drawPart(['R6.7', 'R6.12'], <Loot face="brawler" />, <Arrow />, <Doubloon amount={1} />),
    parrot: drawPart(
      ['R6.4'],
      <Sign>4 = 4</Sign>,
      <Sized width={58}>
        <Parrot />
      </Sized>,
    ),
  },
  points: {
    relics: drawPart(['R1.5', 'R9.4'], <Totals face="kraken-eye" />, <Totals face="behemoth-tooth" />),
    rum: drawPart(
      ['R9.3', 'R9.5'],
      <Totals face="collectors-rum" />,
      <Together>
        <Loot face="luxury-rum" />
        <Sign>3 / 1</Sign>
      </Together>,
    ),
    rest: drawPart(
      ['R9.2', 'R9.6'],
      <Doubloon amount={9} />,
      <Sign>= 9</Sign>,
      <Loot face="magic-shell" />,
      <Loot face="secret-most-rum" />,
    ),
  },
}

export type SeaIntroductionText = IntroductionText<typeof DRAWN>
