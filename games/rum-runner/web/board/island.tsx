/** One island: its land, what lies on it, and the lane of hazards before it, the outermost first. */
import { at } from '@tortuga/kit'
import type { ReactElement } from 'react'
import type { Face } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Land } from '../art/land.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { Piece } from '../cards/piece.tsx'
import { faceOfKey } from '../draft/things.ts'
import { Group } from '../group.tsx'
import { useSetting } from '../setting.ts'
import { LyingPiece } from './lying.tsx'

/** Where a card in hand could be laid, or is drafted to lie. */
const Spot = ({ island, face }: { readonly island: number; readonly face: Face | null }): ReactElement => {
  const { text, words, card, markOf } = useSetting()
  const isOpen = markOf({ type: 'island', island }) === 'target'
  const label = face === null ? text.layHere(words.island(island)) : text.laidHere(card(face), words.island(island))
  return (
    <span className="rr-lying-box">
      <Piece thing={{ type: 'island', island }} face={face} label={label} className="rr-spot" pickable={false}>
        {face === null ? <span className="rr-empty">{isOpen ? text.here : text.free}</span> : <CardFace face={face} />}
      </Piece>
      {face !== null && (
        <span className="rr-caption" aria-hidden="true">
          {text.drafted}
        </span>
      )}
    </span>
  )
}

/** R1.5: Home Port carries the crown's deck. */
const Deck = (): ReactElement => {
  const { view, text, words } = useSetting()
  const size = view.deckSizes.crown
  return (
    <span className="rr-lying-box">
      <span className="rr-deck" role="img" aria-label={`${text.crownDeck}: ${words.cards(size)}`} data-place="deck-crown">
        <Back side="crown" />
        <span className="rr-count serif">{size}</span>
      </span>
      <span className="rr-caption" aria-hidden="true">
        {text.crownDeck}
      </span>
    </span>
  )
}

const OnIsland = ({ island }: { readonly island: number }): ReactElement => {
  const { view, text, words, draft, side, markOf } = useSetting()
  const { investment } = at(view.islands, island)
  const laid = draft.laid.find(one => one.island === island)
  if (laid !== undefined) return <Spot island={island} face={faceOfKey(laid.key)} />
  if (investment !== null)
    return <LyingPiece lying={investment} at={{ island, hazard: null }} label={text.investmentOn(words.island(island))} />
  if (island === 0 && view.deckSizes.crown > 0) return <Deck />
  if (side === 'crown' && draft.act === 'found' && markOf({ type: 'island', island }) === 'target')
    return <Spot island={island} face={null} />
  return (
    <span className="rr-lying-box">
      <span className="rr-spot rr-empty" data-place={`at-${island}`}>
        {text.noInvestment}
      </span>
    </span>
  )
}

const Lane = ({ island }: { readonly island: number }): ReactElement => {
  const { view, text, words, draft, side, markOf } = useSetting()
  const { hazards } = at(view.islands, island)
  const outermost = hazards.length - 1
  const held = draft.act === 'hazard' ? draft.cards[0] : undefined
  const isTowed = draft.places.length > 0 && markOf({ type: 'island', island }) === 'target'
  const isOpen = side === 'crown' && (held !== undefined || isTowed) && markOf({ type: 'island', island }) !== 'plain'
  return (
    <ul className="rr-lane" data-count={hazards.length + (isOpen ? 1 : 0)} aria-label={text.laneOf(words.island(island), hazards.length)}>
      {isOpen && (
        <li>
          <Spot island={island} face={held !== undefined && draft.island === island ? faceOfKey(held) : null} />
        </li>
      )}
      {hazards
        .map((hazard, place) => (
          <li key={place}>
            <LyingPiece
              lying={hazard}
              at={{ island, hazard: place }}
              label={text.hazardOn(outermost - place + 1, hazards.length, words.island(island))}
            />
          </li>
        ))
        .toReversed()}
      {hazards.length === 0 && !isOpen && <li className="rr-no-hazard">{text.noHazard}</li>}
    </ul>
  )
}

/** The land with its name: for the pirate a place to sail to. */
const Name = ({ island }: { readonly island: number }): ReactElement => {
  const { cards, view, words, text, side, asked, isMine, drafts } = useSetting()
  const isTarget = side === 'pirate' || (isMine && asked?.name === 'strip-island')
  const isRaided = view.raid?.island === island
  const isHovered = drafts.some(draft => draft?.type === 'island' && draft.island === island)
  const inside = (
    <>
      <Land island={cards.islands[island] ?? ''} />
      <span className="rr-isle-title serif">{words.island(island)}</span>
      {isRaided && <span className="rr-isle-tag">{text.raidedNow}</span>}
      {isHovered && !isRaided && <span className="rr-isle-tag">{text.hovered}</span>}
    </>
  )
  return isTarget ? (
    <Piece thing={{ type: 'island', island }} face={null} label={words.island(island)} className="rr-isle-name">
      {inside}
    </Piece>
  ) : (
    <h3 className="rr-isle-name">{inside}</h3>
  )
}

export const Island = ({ island }: { readonly island: number }): ReactElement => {
  const { words, near } = useSetting()
  return (
    <Group as="section" label={words.island(island)} className="rr-isle" data={{ 'data-island': island, 'data-near': near }}>
      <div className="rr-shore">
        <Name island={island} />
        <OnIsland island={island} />
      </div>
      <Lane island={island} />
    </Group>
  )
}
