/** The pictures of Rummikub's illustrated page, in the order of the page. Their numbers are those of the sentences beside them. */
import { Arrow, drawPart, Sign, Sized, Together, type IntroductionText } from '@tortuga/ui/introduction'
import type { ReactElement } from 'react'
import { TileFace } from '../art/tile-face.tsx'

/** Tiles side by side; those of `own` come from the rack, a question mark is a hidden tile. */
type TilesProps = { readonly faces: string; readonly own?: readonly string[]; readonly width?: number }
const Tiles = ({ faces, own = [], width = 38 }: TilesProps): ReactElement => (
  <Together>
    {faces.split(' ').map((face, index) => (
      <Sized key={index} width={width}>
        <TileFace face={face === '?' ? null : face} isOwn={own.includes(face)} />
      </Sized>
    ))}
  </Together>
)

export const DRAWN = {
  sets: {
    group: drawPart(['R3.1'], <Tiles faces="K9 R9 O9" width={46} />),
    run: drawPart(['R3.2', 'R3.3'], <Tiles faces="B6 B7 B8 B9" width={46} />),
    joker: drawPart(['R7.1', 'R7.3'], <Tiles faces="O11 J O13" width={46} />),
  },
  turn: {
    open: drawPart(['R5.1', 'R5.2'], <Tiles faces="R7 R8 R9" />, <Sign>24</Sign>, <Tiles faces="K2 B2 O2" />, <Sign>+ 6</Sign>),
    rebuild: drawPart(
      ['R6.1', 'R6.2', 'R6.3'],
      <Tiles faces="K5 K6 K7 K8 K9" width={30} />,
      <Arrow />,
      <Tiles faces="K5 K6 K7" own={['K7']} width={30} />,
      <Tiles faces="K7 K8 K9" width={30} />,
    ),
    draw: drawPart(['R4.1', 'R4.2'], <Tiles faces="? ? ?" />, <Arrow />, <Tiles faces="R4" width={46} />),
  },
  points: {
    out: drawPart(['R9.1', 'R9.2'], <Tiles faces="K10 K11 K12 K13" own={['K10', 'K11', 'K12', 'K13']} width={46} />),
    left: drawPart(['R9.2', 'R9.3'], <Tiles faces="R4 B9" />, <Sign>−13</Sign>, <Tiles faces="J K2" />, <Sign>−32</Sign>),
    unopened: drawPart(['R9.4', 'R9.5'], <Tiles faces="? ? ? ? ?" width={30} />, <Sign>−100</Sign>),
  },
}

export type RummikubIntroductionText = IntroductionText<typeof DRAWN>
