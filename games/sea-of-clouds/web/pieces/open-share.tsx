/** The share the viewer is looking at: its cards, what taking them would change, and their order if it matters. */
import { at } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import { moveEntry, OrderList } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import type { Face, FaceDownLootView, Space } from '../../rules/index.ts'
import { needsOrder, placesIn } from '../table/draft/draft-state.ts'
import { LootCard } from './loot-card.tsx'
import { figuresIfTaken, unforeseen, type CaptainFigures } from '../table/context/figures.ts'
import { plain, signed } from '../art/worth.ts'
import { saySeenBy, useTable, type TableContext } from '../table/context/context.ts'
import { Doubloons } from './share.tsx'

/** A row of large cards whose order the viewer may change. */
type RowProps = {
  readonly cards: readonly FaceDownLootView[]
  readonly isFixed: boolean // no card can be moved
  readonly place: string // prefix of each card's place name
  readonly draw: (card: FaceDownLootView, number: number | null) => ReactNode
}

export const CardRow = ({ cards, isFixed, place, draw }: RowProps): ReactElement => {
  const { order, setOrder, text, phrases, inFlight } = useTable()
  const places = placesIn(cards, order)
  const names = places.map(index => phrases.known(at(cards, index)))
  return (
    <OrderList
      className="soc-row"
      label={text.orderName}
      status={isFixed ? '' : text.orderLabel(names)}
      isLocked={isFixed || inFlight !== null}
      entries={places.map((index, entry) => ({
        key: String(index),
        label: text.orderEntry(at(names, entry), entry + 1, cards.length),
        place: `${place}-${index}`,
        content: draw(at(cards, index), isFixed ? null : entry + 1),
      }))}
      onMove={(from, to) => setOrder(moveEntry(places, from, to).flatMap(index => at(cards, index).face ?? []))}
    />
  )
}

/** What this card alone would change, once the doubloons of its share are taken. */
const sayGain = (context: TableContext, face: Face, doubloons: number): string | null => {
  const { deck, drawn, seat, text } = context
  if (seat === null) return null
  const { after: before } = figuresIfTaken(deck, drawn, seat, [], doubloons)
  const { after } = figuresIfTaken(deck, drawn, seat, [face], doubloons)
  const parts = [
    ...(after.points === before.points ? [] : [text.gainPoints(after.points - before.points)]),
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

type PreviewProps = {
  readonly before: CaptainFigures
  readonly after: CaptainFigures
  /** Cards with further effects. */
  readonly further: readonly Face[]
}

const Preview = ({ before, after, further }: PreviewProps): ReactElement => {
  const { text, phrases } = useTable()
  const more = after.majorities - before.majorities
  const isNothing = before.points === after.points && before.strength === after.strength && before.doubloons === after.doubloons
  return (
    <ul className="soc-preview" aria-label={text.ifTaken}>
      <li aria-hidden="true">{text.ifTaken}:</li>
      <Arrow word={text.pointsWord} from={before.points} to={after.points} />
      <Arrow word={text.strength} from={before.strength} to={after.strength} />
      <Arrow word={text.doubloonsWord} from={before.doubloons} to={after.doubloons} />
      {more > 0 && <li>{text.withMajorities(more)}</li>}
      {further.length > 0 && <li>{text.furtherEffects(further.map(face => phrases.card(face).name))}</li>}
      {isNothing && more === 0 && further.length === 0 && <li>{text.noChange}</li>}
    </ul>
  )
}

export const OpenShare = ({ space }: { readonly space: Space }): ReactElement => {
  const context = useTable()
  const { drawn, deck, seat, text, kit, phrases, inFlight, order } = context
  const { cards, doubloons } = at(drawn.shares, space)
  const faces = placesIn(cards, order).flatMap(place => at(cards, place).face ?? []) // in the order of play
  const hasOrder = needsOrder(deck, cards)
  const isFlying = inFlight?.type === 'take' || inFlight?.type === 'leave'
  const draw = ({ face, seenBy }: FaceDownLootView, number: number | null): ReactElement | null => {
    if (face === null) return null
    const note = [sayGain(context, face, doubloons), saySeenBy(context, seenBy)].filter(part => part !== null)
    return <LootCard face={face} number={number} note={note.length === 0 ? null : note.join('; ')} />
  }
  return (
    <section
      className="soc-open paper"
      data-mark={isFlying ? 'flying' : 'plain'}
      data-place="open"
      data-cards={cards.length}
      aria-label={text.youLook(phrases.space(space))}
    >
      <header className="soc-open-head">
        <h2>{text.spaceTitle(space + 1)}</h2>
        {doubloons > 0 && (
          <span className="soc-open-coins" data-place={`coins-${space}`}>
            <Doubloons amount={doubloons} /> {phrases.doubloons(doubloons)}
          </span>
        )}
      </header>
      {cards.length === 0 ? (
        <p className="soc-open-none">{text.onlyCoins}</p>
      ) : (
        <CardRow cards={cards} isFixed={!hasOrder} place="open" draw={draw} />
      )}
      {seat !== null && <Preview {...figuresIfTaken(deck, drawn, seat, faces, doubloons)} further={unforeseen(deck, faces)} />}
      <p className="soc-hush">
        <Icon name="eye" small />
        <span>
          {text.onlyYou} {hasOrder && text.orderHelp}
        </span>
        {isFlying && <span className="on-its-way">{kit.sending}</span>}
      </p>
    </section>
  )
}
