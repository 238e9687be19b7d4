/** The pictures of RUM's illustrated page, in the order of the page. Their numbers are those of the sentences beside them. */
import { CardBack } from '@tortuga/ui'
import { Arrow, drawPart, FanOf, Sign, Sized, Together, type IntroductionText } from '@tortuga/ui/introduction'
import type { ReactElement } from 'react'
import { CaptainCard } from '../art/captain.tsx'
import { ClockFace } from '../art/clock.tsx'
import type { Dye } from '../art/ink.ts'
import { ParrotCard, RumCard } from '../art/rum-card.tsx'

const Single = ({ dye, other }: { readonly dye: Dye; readonly other: Dye }): ReactElement => (
  <Sized width={50}>
    <RumCard single={dye} double={other} end="one" />
  </Sized>
)
const Double = ({ dye, other }: { readonly dye: Dye; readonly other: Dye }): ReactElement => (
  <Sized width={50}>
    <RumCard single={other} double={dye} end="two" />
  </Sized>
)
type CaptainProps = { readonly dye: Dye; readonly value: number; readonly isTheirs?: boolean }
const Captain = ({ dye, value, isTheirs = false }: CaptainProps): ReactElement => (
  <Sized width={62}>
    <CaptainCard dye={dye} value={value} edge={isTheirs ? 'top' : 'bottom'} />
  </Sized>
)
const Back = (): ReactElement => (
  <Sized width={50}>
    <CardBack />
  </Sized>
)

export const DRAWN = {
  turn: {
    beach: drawPart(
      ['R3.3', 'R3.4'],
      <Together>
        <Single dye="blue" other="red" />
        <Single dye="green" other="yellow" />
        <Back />
      </Together>,
    ),
    wreck: drawPart(
      ['R3.2'],
      <FanOf count={3}>
        <Back />
      </FanOf>,
      <Arrow />,
      <Double dye="orange" other="black" />,
    ),
    set: drawPart(
      ['R4.1', 'R4.3'],
      <Together>
        <Double dye="blue" other="green" />
        <Single dye="blue" other="purple" />
      </Together>,
      <Sign>+</Sign>,
      <Single dye="blue" other="red" />,
    ),
  },
  captains: {
    more: drawPart(['R5.1', 'R5.2'], <Captain dye="blue" value={1} isTheirs />, <Sign>4 &gt; 1</Sign>, <Captain dye="blue" value={4} />),
    trio: drawPart(
      ['R5.3', 'R5.4'],
      <Together>
        <Single dye="purple" other="green" />
        <Single dye="purple" other="yellow" />
        <Single dye="purple" other="black" />
      </Together>,
      <Sign>5 + 2</Sign>,
    ),
    steal: drawPart(['R5.7'], <Captain dye="purple" value={5} isTheirs />, <Arrow />, <Captain dye="purple" value={7} />),
  },
  clock: {
    parrot: drawPart(
      ['R6.1', 'R6.2', 'R6.4'],
      <Sized width={62}>
        <ParrotCard />
      </Sized>,
      <Arrow />,
      <FanOf count={2}>
        <Back />
      </FanOf>,
    ),
    empty: drawPart(
      ['R7.1', 'R7.2', 'R7.3'],
      <FanOf count={4}>
        <Back />
      </FanOf>,
      <Sign>+1</Sign>,
      <Sized width={84}>
        <ClockFace hour={5} cost={3} />
      </Sized>,
    ),
    ship: drawPart(
      ['R9.2'],
      <Sized width={112}>
        <ClockFace hour={8} cost={0} />
      </Sized>,
    ),
  },
  points: {
    captains: drawPart(['R9.3'], <Captain dye="red" value={6} />, <Sign>+</Sign>, <Captain dye="green" value={4} />, <Sign>= 10</Sign>),
    target: drawPart(
      ['R1.7', 'R9.1', 'R9.4'],
      <Captain dye="yellow" value={8} />,
      <Captain dye="black" value={7} />,
      <Captain dye="orange" value={6} />,
      <Sign>21</Sign>,
    ),
  },
}

export type RumIntroductionText = IntroductionText<typeof DRAWN>
