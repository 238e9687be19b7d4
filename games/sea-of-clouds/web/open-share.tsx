/** The share the viewer is looking at: its cards turned over for nobody else, what taking them would change, and their order where it matters. */
import { at } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Face, Seen, Space } from '../rules/index.ts'
import { isOrdered } from './drafting.ts'
import { LootCard, plain, signed } from './loot-card.tsx'
import { OrderRow } from './order.tsx'
import { ifTaken, type Figures } from './reckoning.ts'
import { useSetting, type Setting } from './setting.ts'
import { Doubloons } from './share.tsx'

/** How many of a face a captain has, as far as it is drawn. */
export const ownedOf = ({ drawn, seat }: Setting, face: Face): number => {
  if (seat === null) return 0
  const { relics, rum } = at(drawn.captains, seat)
  return [...relics, ...rum.map(card => card.face)].filter(other => other === face).length
}

/** What one card alone would change. */
const sayGain = (setting: Setting, face: Face): string | null => {
  const { deck, drawn, seat, text } = setting
  if (seat === null) return null
  const { before, after } = ifTaken(deck, drawn, seat, [face], 0)
  const parts = [
    ...(after.points === before.points ? [] : [text.gainPoints(signed(after.points - before.points))]),
    ...(after.strength === before.strength ? [] : [text.gainStrength(signed(after.strength - before.strength))]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

const Arrow = ({ word, from, to }: { readonly word: string; readonly from: number; readonly to: number }): ReactElement | null =>
  from === to ? null : (
    <li>
      {word} <b className="serif">{`${plain(from)} → ${plain(to)}`}</b>
    </li>
  )

const Preview = ({ before, after }: { readonly before: Figures; readonly after: Figures }): ReactElement => {
  const { text } = useSetting()
  const isNothing = before.points === after.points && before.strength === after.strength && before.doubloons === after.doubloons
  return (
    <ul className="soc-preview" aria-label={text.ifTaken}>
      <li aria-hidden="true">{text.ifTaken}:</li>
      <Arrow word={text.pointsWord} from={before.points} to={after.points} />
      <Arrow word={text.strength} from={before.strength} to={after.strength} />
      <Arrow word={text.doubloonsWord} from={before.doubloons} to={after.doubloons} />
      {isNothing && <li>{text.noChange}</li>}
    </ul>
  )
}

export const OpenShare = ({ space }: { readonly space: Space }): ReactElement => {
  const setting = useSetting()
  const { drawn, deck, seat, text, words, inFlight } = setting
  const { cards, doubloons } = at(drawn.shares, space)
  const faces = cards.flatMap(({ face }) => face ?? [])
  const hasOrder = isOrdered(deck, cards)
  const isFlying = inFlight?.type === 'take' || inFlight?.type === 'leave'
  const draw = ({ face, seenBy }: Seen, number: number | null): ReactElement | null => {
    if (face === null) return null
    const others = seenBy.filter(other => other !== seat).map(setting.nameOf)
    const note = [sayGain(setting, face), others.length === 0 ? null : words.seenBy(others)].filter(part => part !== null)
    return <LootCard face={face} owned={ownedOf(setting, face)} number={number} note={note.length === 0 ? null : note.join('; ')} />
  }
  return (
    <section
      className={isFlying ? 'soc-open paper is-flying' : 'soc-open paper'}
      data-place="open"
      data-cards={cards.length}
      aria-label={text.youLook(words.space(space))}
    >
      <header className="soc-open-head">
        <h2>{text.spaceTitle(space + 1)}</h2>
        {doubloons > 0 && (
          <span className="soc-open-coins" data-place={`coins-${space}`}>
            <Doubloons amount={doubloons} /> {words.doubloons(doubloons)}
          </span>
        )}
      </header>
      {cards.length === 0 ? (
        <p className="soc-open-none">{text.onlyCoins}</p>
      ) : (
        <OrderRow cards={cards} isFixed={!hasOrder} place="open" draw={draw} />
      )}
      {seat !== null && <Preview {...ifTaken(deck, drawn, seat, faces, doubloons)} />}
      <p className="soc-hush">
        <Icon name="eye" small />
        <span>
          {text.onlyYou} {hasOrder && text.orderHelp}
        </span>
        {isFlying && <span className="soc-sending">{text.sending}</span>}
      </p>
    </section>
  )
}
