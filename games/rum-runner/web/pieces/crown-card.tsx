/** A crown card in play: face or back, coins, and what the viewer knows about it. */
import { Icon } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import { isFaceDown, type BoardPlace, type Face } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { useTable, type TableContext } from '../table/context/context.ts'
import { describeCrownCard, drawnFace, explainCrownCard, isFunded, sayKnownBy, type CrownCard } from '../table/context/labels.ts'
import { keyOfPlace } from '../table/draft/targets.ts'
import { CardFace } from './card-face.tsx'
import { TapPiece } from './piece.tsx'
import { Coins } from './signs.tsx'

/** `isSecret`: it lies face down, but this viewer sees it. */
type TurningProps = { readonly face: Face | null; readonly coins: number; readonly isSecret?: boolean }

/** A card that turns over in place; `face` is null while it lies face down. */
export const TurningCard = ({ face, coins, isSecret = false }: TurningProps): ReactElement => (
  <span className="rr-turning" data-up={face !== null} data-secret={isSecret}>
    <span className="rr-turning-back">
      <Back side="crown" />
    </span>
    <span className="rr-turning-face">{face !== null && <CardFace face={face} />}</span>
    <Coins count={coins} />
  </span>
)

/** A card or an empty place with the words below it. */
export const Captioned = ({ caption, children }: { readonly caption: ReactNode; readonly children: ReactNode }): ReactElement => (
  <span className="rr-lying-box">
    {children}
    {caption !== null && (
      <span className="rr-caption" aria-hidden="true">
        {caption}
      </span>
    )}
  </span>
)

/** The name, if the viewer knows it. A known face-down card is drawn as a back with its name below, unless all cards are open. */
const captionOf = (context: TableContext, inPlay: CrownCard): ReactNode => {
  const { terms, side, isOpen } = context
  if (inPlay.card === null) return 'since' in inPlay && inPlay.since ? terms.sinceStart : null
  return (
    <b>
      {isFaceDown(inPlay) && !isOpen && (side !== 'crown' || inPlay.visibility !== 'hidden') && <Icon name="eye" small />}
      {terms.card(inPlay.card)}
      {isFunded(context, inPlay) && <Icon name="tick" small />}
    </b>
  )
}

type Props = { readonly inPlay: CrownCard; readonly at: BoardPlace; readonly label: string }

export const CrownCardPiece = ({ inPlay, at, label }: Props): ReactElement => {
  const context = useTable()
  return (
    <Captioned caption={captionOf(context, inPlay)}>
      <TapPiece
        target={{ type: 'place', at }}
        face={inPlay.card}
        knownBy={sayKnownBy(context, inPlay)}
        {...explainCrownCard(context, inPlay)}
        label={`${label}: ${describeCrownCard(context, inPlay)}`}
        place={`at-${keyOfPlace(at)}`}
        className="rr-lying"
      >
        <TurningCard face={drawnFace(context, inPlay)} coins={inPlay.coins} isSecret={context.isOpen && isFaceDown(inPlay)} />
      </TapPiece>
    </Captioned>
  )
}
