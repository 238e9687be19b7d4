/** The pictures of Rum Runner's illustrated page, in the order of the page. Their numbers are those of the sentences beside them. */
import { Arrow, drawPart, Sign, Sized, Together, type IntroductionText } from '@tortuga/ui/introduction'
import type { ReactElement } from 'react'
import { cardOf, cardsOf, type Side } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { CardArt } from '../art/card-art.tsx'
import { Coin, ScoreMark } from '../art/marks.tsx'
import { Coins, Skills, WaySigns } from '../pieces/signs.tsx'
import './introduction.css'

const CARDS = cardsOf('standard')

/** A card with its cost, its picture and its signs; the sentence beside it says what it is. */
const Face = ({ face, coins = 0 }: { readonly face: string; readonly coins?: number }): ReactElement => {
  const card = cardOf(CARDS, face)
  const [way] = card.ways
  return (
    <Sized width={74}>
      <span className="rr-intro-card">
        <span className="rr-card-cost">
          <Coin amount={card.cost} />
        </span>
        <span className="rr-card-art">
          <CardArt card={card} />
          {card.points > 0 && <span className="rr-value serif">{card.points}</span>}
        </span>
        <span className="rr-intro-signs">
          {way !== undefined && <WaySigns way={way} />}
          <Skills of={card} />
        </span>
      </span>
      <span className="rr-intro-coins">
        <Coins count={coins} />
      </span>
    </Sized>
  )
}
const Down = ({ side, coins = 0 }: { readonly side: Side; readonly coins?: number }): ReactElement => (
  <Sized width={58}>
    <Back side={side} />
    <span className="rr-intro-coins">
      <Coins count={coins} />
    </span>
  </Sized>
)
const Score = ({ full }: { readonly full: number }): ReactElement => (
  <Together>
    {[1, 2, 3, 4].map(mark => (
      <Sized key={mark} width={26}>
        <ScoreMark isFull={mark <= full} />
      </Sized>
    ))}
  </Together>
)

export const DRAWN = {
  crown: {
    invest: drawPart(['R4.1', 'R4.6'], <Down side="crown" coins={3} />),
    hazards: drawPart(['R4.3', 'R7.4'], <Down side="crown" />, <Arrow />, <Face face="reef" />),
    market: drawPart(['R3.2', 'R12.1'], <Face face="gold-rum" coins={3} />, <Arrow />, <Sign>+2</Sign>),
  },
  pirate: {
    crew: drawPart(['R5.1', 'R5.2'], <Face face="sloop" />, <Sign>+</Sign>, <Face face="able-abigail" />),
    raid: drawPart(['R7.1', 'R7.2', 'R3.4'], <Face face="sloop" coins={1} />, <Arrow />, <Down side="crown" />),
  },
  raid: {
    raise: drawPart(['R7.3'], <Down side="crown" />, <Arrow />, <Face face="reef" coins={1} />),
    pass: drawPart(
      ['R7.5', 'R7.6', 'R7.10'],
      <Face face="sloop" />,
      <Face face="able-abigail" />,
      <Sign>2 = 2</Sign>,
      <Face face="reef" />,
    ),
    loot: drawPart(['R8.1', 'R12.1'], <Face face="aged-rum" />, <Arrow />, <Score full={1} />),
  },
  end: {
    crown: drawPart(['R10.1'], <Face face="gold-rum" />, <Face face="gold-rum" />, <Sign>2 + 2 = 4</Sign>),
    pirate: drawPart(['R10.2'], <Score full={4} />),
  },
}

export type RunnerIntroductionText = IntroductionText<typeof DRAWN>
