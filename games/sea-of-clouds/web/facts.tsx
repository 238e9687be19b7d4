/** A captain in figures: strength against the viewer's, doubloons, points as far as they are known, Parrot and Hat. */
import { at, type Seat } from '@tortuga/kit'
import { useCountUp } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { strengthOf } from '../rules/index.ts'
import { Coin, Hat, Parrot, Sabres } from './art/things.tsx'
import { plain } from './loot-card.tsx'
import { facing, hiddenOf } from './reckoning.ts'
import { useSetting, type Setting } from './setting.ts'

/** How the next battle with this captain would go. */
const sayFacing = ({ deck, drawn, seat, text }: Setting, other: Seat): string | null => {
  if (seat === null || seat === other) return null
  const how = facing(deck, drawn, seat, other)
  switch (how.type) {
    case 'apart':
      return text.apart
    case 'unarmed':
      return text.noBattle
    default: {
      const outcome = how.type === 'won' ? text.youWin : text.youLose
      if (how.isUnarmed) return text.withoutPirates(outcome)
      return how.tied ? text.tie(outcome) : text.compared(how.difference, outcome)
    }
  }
}

export const Strength = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const setting = useSetting()
  const { deck, drawn, text } = setting
  const captain = at(drawn.captains, seat)
  const isUnarmed = captain.pirates.length === 0
  const strength = strengthOf(deck, captain)
  const facingWords = sayFacing(setting, seat)
  const how = setting.seat === null ? null : facing(deck, drawn, setting.seat, seat)
  return (
    <p className="soc-strength" data-facing={how?.type ?? 'apart'}>
      <span className="soc-strength-figure" aria-hidden="true">
        <Sabres />
        <b className="serif">{isUnarmed ? '–' : plain(strength)}</b>
      </span>
      <span className="vh">{isUnarmed ? text.noPirates : text.strengthSaid(plain(strength))}</span>
      {facingWords !== null && <span className="soc-facing">{facingWords}</span>}
    </p>
  )
}

export const Purse = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { drawn, words } = useSetting()
  const { doubloons } = at(drawn.captains, seat)
  return (
    <span className="soc-purse" data-place={`purse-${seat}`} role="img" aria-label={words.doubloons(doubloons)}>
      <Coin />
      <b className="serif">{doubloons}</b>
    </span>
  )
}

/** Points, and beside them what may still be added by cards that nobody has shown. */
export const Points = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { drawn, points, text, words, animate } = useSetting()
  const { total } = at(points, seat)
  const hidden = hiddenOf(at(drawn.captains, seat))
  return (
    <span className="soc-points" role="img" aria-label={hidden > 0 ? text.pointsKnown(words.points(total), hidden) : words.points(total)}>
      <b className="serif">{plain(useCountUp(total, animate))}</b> <span>{text.pointsShort}</span>
      {hidden > 0 && <span className="soc-hidden">{text.andHidden(hidden)}</span>}
    </span>
  )
}

export const Signs = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { drawn, words } = useSetting()
  return (
    <span className="soc-signs">
      <span className="soc-perch" data-place={`parrot-${seat}`}>
        {drawn.parrot === seat && (
          <span role="img" aria-label={words.parrot} title={words.parrot}>
            <Parrot />
          </span>
        )}
      </span>
      {drawn.hat === seat && (
        <span role="img" aria-label={words.hat} title={words.hat}>
          <Hat />
        </span>
      )}
    </span>
  )
}
