/** To be read at leisure: a captain's board card by card with points and collections, a share as far as it is known, the deck with its discards. */
import { at, type Seat } from '@tortuga/kit'
import { Dialog } from '@tortuga/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Face, Seen, Space } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { cardsIn, sizeOf } from './bay.tsx'
import { Ladder, LootCard, plain, signed } from './loot-card.tsx'
import { ownedOf } from './open-share.tsx'
import { collectionsOf, hiddenOf } from './reckoning.ts'
import { useSetting, type Setting } from './setting.ts'
import { ZONES, type Zone } from './text/index.ts'

const FaceDown = ({ card }: { readonly card: Pick<Seen, 'back'> & { readonly seenBy?: readonly Seat[] } }): ReactElement => {
  const { words, nameOf, seat } = useSetting()
  const others = (card.seenBy ?? []).filter(other => other !== seat).map(nameOf)
  return (
    <span className="soc-read-back" role="img" aria-label={`${words.back[card.back]}, ${words.faceDown}`}>
      <LootBack back={card.back} />
      {others.length > 0 && <small>{words.seenBy(others)}</small>}
    </span>
  )
}

const Collections = ({ faces }: { readonly faces: readonly Face[] }): ReactElement | null => {
  const { deck, words, text } = useSetting()
  const collections = collectionsOf(deck, faces)
  if (collections.length === 0) return null
  return (
    <ul className="soc-collections">
      {collections.map(({ face, count, totals, now, gain }) => (
        <li key={face}>
          <span>
            {words.card(face).name} ×{count}
          </span>
          <Ladder totals={totals} count={count} />
          <span>
            {words.points(now)}
            {gain === null ? '' : `, ${text.nextGain(signed(gain))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const ZoneSection = ({ seat, zone, isSought }: { readonly seat: Seat; readonly zone: Zone; readonly isSought: boolean }): ReactElement => {
  const setting = useSetting()
  const { drawn, words, text } = setting
  const heading = useRef<HTMLHeadingElement>(null)
  // After the dialog has put focus on its title.
  useEffect(() => {
    if (!isSought) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isSought])
  const captain = at(drawn.captains, seat)
  const sets = zone === 'relics' ? captain.relics : zone === 'rum' ? captain.rum.flatMap(({ face }) => face ?? []) : []
  return (
    <section className="soc-read-zone" aria-label={words[zone]}>
      <h3 ref={heading} tabIndex={-1}>
        {words[zone]}: {sizeOf(setting, seat, zone)}
      </h3>
      <Collections faces={sets} />
      <ul className="soc-read-cards">
        {cardsIn(setting, seat, zone).map(({ card, coins, count }, index) => (
          <li key={index}>
            {card.face === null ? (
              <FaceDown card={card} />
            ) : (
              <LootCard
                face={card.face}
                owned={zone === 'relics' ? count : ownedOf(setting, card.face)}
                note={coins > 0 ? words.doubloons(coins) : count > 1 ? `×${count}` : null}
              />
            )}
          </li>
        ))}
        {sizeOf(setting, seat, zone) === 0 && <li className="soc-read-none">{text.none}</li>}
      </ul>
    </section>
  )
}

const PointsTable = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { points, words, text, drawn } = useSetting()
  const score = at(points, seat)
  const hidden = hiddenOf(at(drawn.captains, seat))
  return (
    <dl className="soc-read-points">
      {(['doubloons', 'rum', 'relics', 'secrets', 'objects'] as const).map(category => (
        <div key={category}>
          <dt>{category === 'doubloons' ? text.doubloonsTitle : words[category]}</dt>
          <dd className="serif">{plain(score[category])}</dd>
        </div>
      ))}
      <div>
        <dt>{text.total}</dt>
        <dd className="serif">
          {plain(score.total)}
          {hidden > 0 && <small> {text.andHidden(hidden)}</small>}
        </dd>
      </div>
    </dl>
  )
}

const ShareRead = ({ space }: { readonly space: Space }): ReactElement => {
  const setting = useSetting()
  const { drawn, words, nameOf, seat } = setting
  const { cards, doubloons } = at(drawn.shares, space)
  return (
    <>
      {doubloons > 0 && <p>{words.doubloons(doubloons)}</p>}
      <ul className="soc-read-cards">
        {cards.map((card, index) => {
          const others = card.seenBy.filter(other => other !== seat).map(nameOf)
          return (
            <li key={index}>
              {card.face === null ? (
                <FaceDown card={card} />
              ) : (
                <LootCard face={card.face} owned={ownedOf(setting, card.face)} note={others.length === 0 ? null : words.seenBy(others)} />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const DeckRead = (): ReactElement => {
  const { drawn, deck, words, text } = useSetting()
  const faces = [...new Set(drawn.discards)]
  const without = deck.data.fewer.find(({ seats }) => seats === drawn.seats)?.without ?? []
  return (
    <>
      <p>{text.deckSaid(drawn.deckSize, drawn.deckTop === null ? null : words.back[drawn.deckTop], drawn.discards.length)}</p>
      {drawn.unseenSize > 0 && (
        <p>
          {text.leftOut(
            without.map(face => words.card(face).name),
            drawn.unseenSize,
          )}
        </p>
      )}
      <h3>{words.discards}</h3>
      <ul className="soc-read-cards">
        {faces.map(face => {
          const count = drawn.discards.filter(other => other === face).length
          return (
            <li key={face}>
              <LootCard face={face} note={count > 1 ? `×${count}` : null} />
            </li>
          )
        })}
        {faces.length === 0 && <li className="soc-read-none">{text.none}</li>}
      </ul>
    </>
  )
}

const titleOf = ({ reading, words, text, nameOf, seat }: Setting): string => {
  switch (reading?.type) {
    case 'board':
      return reading.seat === seat ? text.yourBoard : text.boardOf(nameOf(reading.seat))
    case 'share':
      return text.spaceTitle(reading.space + 1)
    default:
      return words.deck
  }
}

export const ReadingDialog = (): ReactElement | null => {
  const setting = useSetting()
  const { reading, read, text } = setting
  if (reading === null) return null
  return (
    <Dialog title={titleOf(setting)} closeLabel={text.close} onClose={() => read(null)}>
      <div className="soc-reading">
        {reading.type === 'board' && (
          <>
            <PointsTable seat={reading.seat} />
            {ZONES.map(zone => (
              <ZoneSection key={zone} seat={reading.seat} zone={zone} isSought={reading.zone === zone} />
            ))}
          </>
        )}
        {reading.type === 'share' && <ShareRead space={reading.space} />}
        {reading.type === 'deck' && <DeckRead />}
      </div>
    </Dialog>
  )
}
