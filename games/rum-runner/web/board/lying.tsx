/** A card of the crown's in play: face up or as a back, its coins, and what the viewer knows of it. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Face, Hazard, Investment, Place } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { Coins } from '../cards/marks.tsx'
import { Piece } from '../cards/piece.tsx'
import { isFunded, sayLying } from '../names.ts'
import { useSetting } from '../setting.ts'
import { keyOfPlace } from '../draft/things.ts'

type Lying = Hazard<Face | null> | Investment<Face | null>

/** The drawing alone. */
const LyingCard = ({ lying }: { readonly lying: Pick<Lying, 'card' | 'up' | 'coins'> }): ReactElement => (
  <span className="rr-lying" data-up={lying.up}>
    {lying.up && lying.card !== null ? <CardFace face={lying.card} /> : <Back side="crown" />}
    <Coins count={lying.coins} />
  </span>
)

/** Its name, where the viewer knows it: a card known though it lies face down stays a back with its name under it. */
const Caption = ({ lying }: { readonly lying: Lying }): ReactElement | null => {
  const setting = useSetting()
  const { card, text, side } = setting
  if (lying.card === null)
    return 'since' in lying && lying.since ? (
      <span className="rr-caption" aria-hidden="true">
        {text.sinceStart}
      </span>
    ) : null
  const isSeen = !lying.up && (side !== 'crown' || lying.seenBy !== 'crown')
  return (
    <span className="rr-caption" data-known="" aria-hidden="true">
      {isSeen && <Icon name="eye" small />}
      {card(lying.card)}
      {isFunded(setting, lying) && <Icon name="tick" small />}
    </span>
  )
}

export const LyingPiece = ({ lying, at, label }: { readonly lying: Lying; readonly at: Place; readonly label: string }): ReactElement => {
  const setting = useSetting()
  return (
    <span className="rr-lying-box">
      <Piece
        thing={{ type: 'place', at }}
        face={lying.card}
        label={`${label}: ${sayLying(setting, lying)}`}
        place={`at-${keyOfPlace(at)}`}
        className="rr-lying-piece"
      >
        <LyingCard lying={lying} />
      </Piece>
      <Caption lying={lying} />
    </span>
  )
}
