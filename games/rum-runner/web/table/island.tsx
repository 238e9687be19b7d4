/** One island: its picture, its investment, and its lane, outermost hazard first. */
import { at } from '@tortuga/kit'
import { faceOfKey, KeyboardGroup, Pile, useReadable } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Face } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Land } from '../art/land.tsx'
import { CardFace } from '../pieces/card-face.tsx'
import { Captioned, CrownCardPiece } from '../pieces/crown-card.tsx'
import { explainKey } from './context/explain-keys.ts'
import { TapPiece } from '../pieces/piece.tsx'
import { useTable, type TableContext } from './context/context.ts'

/** A place where the picked card can be played, or is drafted. */
const Spot = ({ island, face }: { readonly island: number; readonly face: Face | null }): ReactElement => {
  const { text, terms, markOf } = useTable()
  const isOpen = markOf({ type: 'island', island }) !== 'plain'
  const label = face === null ? text.layHere(terms.island(island)) : text.laidHere(terms.card(face), terms.island(island))
  return (
    <Captioned caption={face === null ? null : text.drafted}>
      <TapPiece target={{ type: 'island', island }} face={face} label={label} className="rr-spot" isPickable={false}>
        {face === null ? <span className="empty-place">{isOpen ? text.here : text.free}</span> : <CardFace face={face} />}
      </TapPiece>
    </Captioned>
  )
}

const OnIsland = ({ island }: { readonly island: number }): ReactElement => {
  const { view, told, text, terms, draft, side, markOf, isLegalTarget, hint } = useTable()
  const { investment } = at(view.islands, island)
  const mark = markOf({ type: 'island', island })
  const isOpen =
    (draft.act === 'found' && isLegalTarget({ type: 'island', island })) ||
    (hint?.move.type === 'found' && draft.act !== 'hazard' && mark === 'hinted')
  const laid = draft.laid.find(one => one.island === island)
  const size = told.deckSizes.crown
  if (laid !== undefined) return <Spot island={island} face={faceOfKey(laid.key)} />
  if (investment !== null)
    return <CrownCardPiece inPlay={investment} at={{ island, hazard: null }} label={text.investmentOn(terms.island(island))} />
  // R1.5: the crown's deck is on Home Port.
  if (island === 0 && view.deckSizes.crown > 0)
    return (
      <Captioned caption={text.crownDeck}>
        <Pile
          label={`${text.crownDeck}: ${terms.cards(size)}`}
          count={view.deckSizes.crown}
          back={<Back side="crown" />}
          mostBacks={3}
          caption={size}
          place="deck-crown"
          reads={explainKey('crown-deck', text.crownDeck, terms.cards(size))}
          className="rr-deck serif"
        />
      </Captioned>
    )
  if (side === 'crown' && isOpen) return <Spot island={island} face={null} />
  return (
    <Captioned caption={null}>
      <span className="rr-spot empty-place" data-place={`at-${island}`}>
        {text.noInvestment}
      </span>
    </Captioned>
  )
}

const Lane = ({ island }: { readonly island: number }): ReactElement => {
  const { view, text, terms, draft, side, markOf, hint } = useTable()
  const { hazards } = at(view.islands, island)
  const outermost = hazards.length - 1
  const held = draft.act === 'hazard' ? draft.cards[0] : undefined
  const mark = markOf({ type: 'island', island })
  const isTowed = draft.places.length > 0 && (mark === 'target' || mark === 'hinted')
  const isHinted = hint?.move.type === 'hazard' && draft.act !== 'found' && mark === 'hinted'
  const isOpen = side === 'crown' && (held !== undefined || isTowed || isHinted) && mark !== 'plain'
  return (
    <ul className="rr-lane" data-count={hazards.length + (isOpen ? 1 : 0)} aria-label={text.laneOf(terms.island(island), hazards.length)}>
      {isOpen && (
        <li>
          <Spot island={island} face={held !== undefined && draft.island === island ? faceOfKey(held) : null} />
        </li>
      )}
      {hazards
        .map((hazard, place) => (
          <li key={place}>
            <CrownCardPiece
              inPlay={hazard}
              at={{ island, hazard: place }}
              label={text.hazardOn(outermost - place + 1, hazards.length, terms.island(island))}
            />
          </li>
        ))
        .toReversed()}
      {hazards.length === 0 && !isOpen && <li className="rr-no-hazard">{text.noHazard}</li>}
    </ul>
  )
}

/** What an island says of itself, with its investment and hazards. */
export const explainIsland = ({ view, terms, text }: TableContext, island: number): string => {
  const { investment, hazards } = at(view.islands, island)
  const now = text.islandFacts(investment?.coins ?? null, hazards.length)
  return explainKey(island === 0 ? 'home-port' : 'island', terms.island(island), now)
}

/** The island's picture and name. For the pirate it is the target of a raid. */
const Name = ({ island }: { readonly island: number }): ReactElement => {
  const context = useTable()
  const { cards, view, terms, text, side, question, isMine, drafts } = context
  const explains = explainIsland(context, island)
  const { props: readable, description } = useReadable(explains)
  const isTarget = side === 'pirate' || (isMine && question?.name === 'strip-island')
  const isRaided = view.raid?.island === island
  const isPointed = drafts.some(draft => draft?.type === 'island' && draft.island === island)
  const tag = isRaided ? text.raidedNow : isPointed ? text.hovered : null
  const inside = (
    <>
      <Land island={cards.islands[island] ?? ''} />
      <span className="rr-isle-title serif">{terms.island(island)}</span>
      {tag !== null && <span className="rr-isle-tag">{tag}</span>}
    </>
  )
  return isTarget ? (
    <TapPiece
      target={{ type: 'island', island }}
      face={null}
      explains={explains}
      label={`${terms.island(island)}${tag === null ? '' : `, ${tag}`}`}
      className="rr-isle-name"
    >
      {inside}
    </TapPiece>
  ) : (
    <>
      <h3 className="rr-isle-name" {...readable} data-stop="" tabIndex={-1}>
        {inside}
      </h3>
      {description}
    </>
  )
}

export const Island = ({ island }: { readonly island: number }): ReactElement => (
  <KeyboardGroup as="section" label={useTable().terms.island(island)} className="rr-isle">
    <div className="rr-shore">
      <Name island={island} />
      <OnIsland island={island} />
    </div>
    <Lane island={island} />
  </KeyboardGroup>
)
