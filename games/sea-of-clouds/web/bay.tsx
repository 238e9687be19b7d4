/** The places of a captain's board: Pirates, Relics, Objects, Rum and secrets, each with its cards small. A press opens the board to read. */
import { at, type Seat } from '@tortuga/kit'
import type { ReactElement } from 'react'
import type { Back, Face, Seen } from '../rules/index.ts'
import { BackSign, LootBack } from './art/back.tsx'
import { MiniCard, plain, signed } from './loot-card.tsx'
import { collectionsOf } from './reckoning.ts'
import { useSetting, type Setting } from './setting.ts'
import { ZONES, type Zone } from './text/index.ts'

const BACK_OF: Readonly<Record<Zone, Back>> = {
  pirates: 'pirate',
  relics: 'relic',
  objects: 'object',
  rum: 'rum',
  secrets: 'object',
}

/** A card with what this viewer knows of it, and how many lie together. */
type Lying = { readonly card: Pick<Seen, 'back' | 'face'>; readonly coins: number; readonly count: number }

const byFace = (faces: readonly Face[], back: Back): readonly Lying[] =>
  [...new Set(faces)].map(face => ({ card: { back, face }, coins: 0, count: faces.filter(other => other === face).length }))

/** What lies in a place; equal Relics together. */
export const cardsIn = ({ drawn }: Setting, seat: Seat, zone: Zone): readonly Lying[] => {
  const captain = at(drawn.captains, seat)
  switch (zone) {
    case 'pirates':
      return captain.pirates.map(({ card }) => ({ card: { back: 'pirate', face: card }, coins: 0, count: 1 }))
    case 'relics':
      return byFace(captain.relics, 'relic')
    case 'objects':
      return captain.objects.map(({ card, doubloons }) => ({ card: { back: 'object', face: card }, coins: doubloons, count: 1 }))
    default:
      return captain[zone].map(card => ({ card, coins: 0, count: 1 }))
  }
}

export const sizeOf = ({ drawn }: Setting, seat: Seat, zone: Zone): number => at(drawn.captains, seat)[zone].length

/** Objects change strength, points, or both. */
const objectFigure = ({ drawn, infoOf, text, points }: Setting, seat: Seat): string | null => {
  const strength = at(drawn.captains, seat).objects.reduce((sum, { card }) => sum + infoOf(card).strength, 0)
  const score = at(points, seat).objects
  const parts = [...(strength === 0 ? [] : [text.gainStrength(signed(strength))]), ...(score === 0 ? [] : [text.pointsTiny(plain(score))])]
  return parts.length === 0 ? null : parts.join(', ')
}

/** A figure for a place: strength, or points as far as they are known. */
const figureOf = (setting: Setting, seat: Seat, zone: Zone): string | null => {
  const { drawn, infoOf, text, points } = setting
  if (sizeOf(setting, seat, zone) === 0) return null
  if (zone === 'pirates')
    return at(drawn.captains, seat)
      .pirates.map(({ card }) => plain(infoOf(card).strength))
      .join(' + ')
  if (zone === 'objects') return objectFigure(setting, seat)
  const isHidden = (zone === 'rum' || zone === 'secrets') && at(drawn.captains, seat)[zone].every(({ face }) => face === null)
  return isHidden ? null : text.pointsTiny(plain(at(points, seat)[zone]))
}

/** The collection that pays most for one more card. */
const nextOf = ({ drawn, deck, words, text }: Setting, seat: Seat, zone: Zone): string | null => {
  if (zone !== 'relics' && zone !== 'rum') return null
  const captain = at(drawn.captains, seat)
  const faces = zone === 'relics' ? captain.relics : captain.rum.flatMap(({ face }) => face ?? [])
  const [best] = collectionsOf(deck, faces).toSorted((one, other) => (other.gain ?? -99) - (one.gain ?? -99))
  return best === undefined || best.gain === null ? null : text.nextStep(words.card(best.face).name, best.gain)
}

const sayLying = ({ sayCard, words }: Setting, { card, coins, count }: Lying): string =>
  [count > 1 ? `${sayCard(card)} ×${count}` : sayCard(card), ...(coins > 0 ? [words.doubloons(coins)] : [])].join(', ')

/** `isMarked`: a face among them is one that this viewer knows and others may not. */
const Minis = ({ lying, isMarked }: { readonly lying: readonly Lying[]; readonly isMarked: boolean }): ReactElement => (
  <span className="soc-minis" aria-hidden="true">
    {lying.map(({ card: { back, face }, coins, count }, index) =>
      face === null ? (
        <span className="soc-mini" key={index}>
          <LootBack back={back} />
        </span>
      ) : (
        <MiniCard key={index} face={face} coins={coins} count={count} isKnown={isMarked} />
      ),
    )}
  </span>
)

const ZoneSign = ({ zone }: { readonly zone: Zone }): ReactElement =>
  zone === 'secrets' ? (
    <span className="soc-sign soc-sign-secret serif" aria-hidden="true">
      ?
    </span>
  ) : (
    <BackSign back={BACK_OF[zone]} />
  )

const Bay = ({ seat, zone }: { readonly seat: Seat; readonly zone: Zone }): ReactElement => {
  const setting = useSetting()
  const { words, text, nameOf, read } = setting
  const lying = cardsIn(setting, seat, zone)
  const figure = figureOf(setting, seat, zone)
  const next = seat === setting.seat ? nextOf(setting, seat, zone) : null
  const size = sizeOf(setting, seat, zone)
  const said = text.baySaid(
    words[zone],
    size,
    nameOf(seat),
    lying.map(card => sayLying(setting, card)),
    [figure, next].filter(part => part !== null),
  )
  const isMarked = (zone === 'rum' || zone === 'secrets') && seat !== setting.seat && setting.seat !== null && !setting.isCounted
  return (
    <button
      type="button"
      className="soc-bay"
      data-zone={zone}
      data-count={size}
      data-place={`bay-${seat}-${zone}`}
      aria-haspopup="dialog"
      onClick={() => read({ type: 'board', seat, zone })}
    >
      <span className="vh">{said}</span>
      <span className="soc-bay-head" aria-hidden="true">
        <ZoneSign zone={zone} />
        <span className="soc-bay-name">{words[zone]}</span> <b className="serif">{size}</b>
      </span>
      {size > 0 && <Minis lying={lying} isMarked={isMarked} />}
      {figure !== null && (
        <span className="soc-bay-figure" aria-hidden="true">
          {figure}
        </span>
      )}
      {next !== null && (
        <span className="soc-bay-next" aria-hidden="true">
          {next}
        </span>
      )}
    </button>
  )
}

export const Bays = ({ seat }: { readonly seat: Seat }): ReactElement => (
  <div className="soc-bays">
    {ZONES.map(zone => (
      <Bay key={zone} seat={seat} zone={zone} />
    ))}
  </div>
)

/** The same as numbers alone, where there is room for no more. */
export const Counts = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const setting = useSetting()
  return (
    <span className="soc-counts" aria-hidden="true">
      {ZONES.map(zone => (
        <span key={zone} data-count={sizeOf(setting, seat, zone)}>
          <ZoneSign zone={zone} />
          {sizeOf(setting, seat, zone)}
        </span>
      ))}
    </span>
  )
}
