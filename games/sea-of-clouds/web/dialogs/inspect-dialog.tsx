/** The dialog with a captain's board card by card, a share as far as it is known, or the deck with its discards. */
import { at, type Seat } from '@tortuga/kit'
import { Dialog } from '@tortuga/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Back, Face, Space } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { cardsIn, sizeOf } from '../pieces/board-zones.tsx'
import { Ladder, LootCard } from '../pieces/loot-card.tsx'
import { saySeenBy, useTable, type TableContext } from '../table/context/context.ts'
import { collectionsOf, countHidden, ZONES, type Zone } from '../table/context/figures.ts'
import { plain, signed } from '../art/worth.ts'

/** A card of the dialog: large if its face is known, otherwise its back, each with a note. */
type ListedCard = { readonly back: Back; readonly face: Face | null; readonly note: string | null; readonly owned?: number }

const CardList = ({ cards }: { readonly cards: readonly ListedCard[] }): ReactElement => {
  const { phrases, text } = useTable()
  return (
    <ul className="soc-read-cards">
      {cards.map(({ back, face, ...more }, index) => (
        <li key={index}>
          {face !== null ? (
            <LootCard face={face} {...more} />
          ) : (
            <span
              className="soc-read-back"
              role="img"
              aria-label={[phrases.back[back], phrases.faceDown, more.note ?? []].flat().join(', ')}
            >
              <LootBack back={back} />
              <small>{more.note}</small>
            </span>
          )}
        </li>
      ))}
      {cards.length === 0 && <li className="soc-read-none">{text.none}</li>}
    </ul>
  )
}

const Collections = ({ faces }: { readonly faces: readonly Face[] }): ReactElement | null => {
  const { deck, phrases, text } = useTable()
  const collections = collectionsOf(deck, faces)
  if (collections.length === 0) return null
  return (
    <ul className="soc-collections">
      {collections.map(({ face, count, totals, now, gain }) => (
        <li key={face}>
          <span>
            {phrases.card(face).name} ×{count}
          </span>
          <Ladder totals={totals} count={count} />
          <span>
            {phrases.points(now)}
            {gain === null ? '' : `, ${text.nextGain(signed(gain))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

type ZoneProps = { readonly seat: Seat; readonly zone: Zone; readonly isRequested: boolean }

const ZoneSection = ({ seat, zone, isRequested }: ZoneProps): ReactElement => {
  const context = useTable()
  const { drawn, phrases } = context
  const heading = useRef<HTMLHeadingElement>(null)
  // Runs after the dialog has focused its title.
  useEffect(() => {
    if (!isRequested) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isRequested])
  const captain = at(drawn.captains, seat)
  const sets = zone === 'relics' ? captain.relics : zone === 'rum' ? captain.rum.flatMap(({ face }) => face ?? []) : []
  const cards = cardsIn(context, seat, zone).map(({ card: { back, face }, coins, count }) => ({
    back,
    face,
    note: coins > 0 ? phrases.doubloons(coins) : count > 1 ? `×${count}` : null,
    ...(zone === 'relics' ? { owned: count } : {}),
  }))
  return (
    <section className="soc-read-zone" aria-label={phrases[zone]}>
      <h3 ref={heading} tabIndex={-1}>
        {phrases[zone]}: {sizeOf(context, seat, zone)}
      </h3>
      <Collections faces={sets} />
      <CardList cards={cards} />
    </section>
  )
}

const PointsTable = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { points, phrases, text, drawn } = useTable()
  const score = at(points, seat)
  const hidden = countHidden(at(drawn.captains, seat))
  return (
    <dl className="soc-read-points">
      {(['doubloons', 'rum', 'relics', 'secrets', 'objects', 'total'] as const).map(category => (
        <div key={category}>
          <dt>{category === 'doubloons' ? text.doubloonsTitle : category === 'total' ? text.total : phrases[category]}</dt>
          <dd className="serif">
            {plain(score[category])}
            {category === 'total' && hidden > 0 && <small> {text.andHidden(hidden)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const InspectedShare = ({ space }: { readonly space: Space }): ReactElement => {
  const context = useTable()
  const { cards, doubloons } = at(context.drawn.shares, space)
  return (
    <>
      {doubloons > 0 && <p>{context.phrases.doubloons(doubloons)}</p>}
      <CardList cards={cards.map(({ back, face, seenBy }) => ({ back, face, note: saySeenBy(context, seenBy) }))} />
    </>
  )
}

const InspectedDeck = (): ReactElement => {
  const { drawn, deck, phrases, text, infoOf } = useTable()
  const { deckSize, deckTop, discards, unseenSize, seats } = drawn
  const without = deck.data.fewer.find(row => row.seats === seats)?.without ?? []
  const counts = [...new Set(discards)].map(face => ({ face, count: discards.filter(other => other === face).length }))
  return (
    <>
      <p>{text.deckLabel(deckSize, deckTop === null ? null : phrases.back[deckTop], discards.length)}</p>
      {unseenSize > 0 && (
        <p>
          {text.leftOut(
            without.map(face => phrases.card(face).name),
            unseenSize,
          )}
        </p>
      )}
      <h3>{phrases.discards}</h3>
      <CardList
        cards={counts.map(({ face, count }) => ({ back: infoOf(face).back, face, note: count > 1 ? `×${count}` : null, owned: 0 }))}
      />
    </>
  )
}

const titleOf = ({ inspected, phrases, text, nameOf, seat }: TableContext): string => {
  switch (inspected?.type) {
    case 'board':
      return inspected.seat === seat ? text.yourBoard : text.boardOf(nameOf(inspected.seat))
    case 'share':
      return text.spaceTitle(inspected.space + 1)
    default:
      return phrases.deck
  }
}

export const InspectDialog = (): ReactElement | null => {
  const context = useTable()
  const { inspected, inspect, kit } = context
  if (inspected === null) return null
  return (
    <Dialog title={titleOf(context)} closeLabel={kit.close} onClose={() => inspect(null)}>
      <div className="soc-read">
        {inspected.type === 'board' && (
          <>
            <PointsTable seat={inspected.seat} />
            {ZONES.map(zone => (
              <ZoneSection key={zone} seat={inspected.seat} zone={zone} isRequested={inspected.zone === zone} />
            ))}
          </>
        )}
        {inspected.type === 'share' && <InspectedShare space={inspected.space} />}
        {inspected.type === 'deck' && <InspectedDeck />}
      </div>
    </Dialog>
  )
}
