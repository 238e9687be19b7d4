/** The zones of a captain's board: Pirates, Relics, Objects, Rum and secrets with small cards. A click opens the board in a dialog. */
import { at, type Seat } from '@tortuga/kit'
import { focusTarget, KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Back, Face, FaceDownLootView } from '../../rules/index.ts'
import { BackSign } from '../art/back.tsx'
import { explainKey } from './explain.tsx'
import { MiniBack, SmallFaceCard } from './loot-card.tsx'
import { collectionsOf, ZONES, type Zone } from '../table/context/figures.ts'
import { plain, signed } from '../art/worth.ts'
import { LostTag, sayLoss } from './lost-tag.tsx'
import { useTable, type TableContext } from '../table/context/context.ts'

const BACK_OF: Readonly<Record<Zone, Back>> = {
  pirates: 'pirate',
  relics: 'relic',
  objects: 'object',
  rum: 'rum',
  secrets: 'object',
}

/** A card in a zone as the viewer knows it, the doubloons on it, and the number of copies. */
type ZoneCard = { readonly card: Pick<FaceDownLootView, 'back' | 'face'>; readonly coins: number; readonly count: number }

const byFace = (faces: readonly Face[], back: Back): readonly ZoneCard[] =>
  [...new Set(faces)].map(face => ({ card: { back, face }, coins: 0, count: faces.filter(other => other === face).length }))

/** The cards in a zone. Equal Relics are grouped. */
export const cardsIn = ({ drawn }: TableContext, seat: Seat, zone: Zone): readonly ZoneCard[] => {
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

export const sizeOf = ({ drawn }: TableContext, seat: Seat, zone: Zone): number => at(drawn.captains, seat)[zone].length

/** The figures below a zone: strength, or points from known cards. */
const figureOf = ({ drawn, infoOf, text, points }: TableContext, seat: Seat, zone: Zone): string | null => {
  const captain = at(drawn.captains, seat)
  const score = zone === 'pirates' ? 0 : at(points, seat)[zone]
  const said = text.pointsTiny(plain(score))
  switch (zone) {
    case 'pirates':
      return captain.pirates.map(({ card }) => plain(infoOf(card).strength)).join(' + ') || null
    case 'relics':
      return captain.relics.length === 0 ? null : said
    case 'objects': {
      const strength = captain.objects.reduce((sum, { card }) => sum + infoOf(card).strength, 0)
      return [...(strength === 0 ? [] : [text.gainStrength(signed(strength))]), ...(score === 0 ? [] : [said])].join(', ') || null
    }
    default:
      return captain[zone].every(({ face }) => face === null) ? null : said
  }
}

/** The collection that gains most from one more card. */
const nextOf = ({ drawn, deck, phrases, text }: TableContext, seat: Seat, zone: Zone): string | null => {
  if (zone !== 'relics' && zone !== 'rum') return null
  const captain = at(drawn.captains, seat)
  const faces = zone === 'relics' ? captain.relics : captain.rum.flatMap(({ face }) => face ?? [])
  const [best] = collectionsOf(deck, faces).toSorted((one, other) => (other.gain ?? -99) - (one.gain ?? -99))
  return best === undefined || best.gain === null ? null : text.nextStep(phrases.card(best.face).name, best.gain)
}

const sayZoneCard = ({ phrases }: TableContext, { card, coins, count }: ZoneCard): string =>
  [count > 1 ? `${phrases.known(card)} ×${count}` : phrases.known(card), ...(coins > 0 ? [phrases.doubloons(coins)] : [])].join(', ')

const ZoneSign = ({ zone }: { readonly zone: Zone }): ReactElement =>
  zone === 'secrets' ? (
    <span className="soc-sign soc-sign-secret serif" aria-hidden="true">
      ?
    </span>
  ) : (
    <BackSign back={BACK_OF[zone]} />
  )

const BoardZone = ({ seat, zone }: { readonly seat: Seat; readonly zone: Zone }): ReactElement => {
  const context = useTable()
  const { phrases, text, nameOf, inspect } = context
  const told = { ...context, drawn: context.told }
  const cards = cardsIn(context, seat, zone)
  const figure = figureOf(told, seat, zone)
  const next = seat === context.seat ? nextOf(told, seat, zone) : null
  const size = sizeOf(told, seat, zone)
  const lossZone = seat === context.seat && (zone === 'rum' || zone === 'objects') ? zone : null
  const loss = lossZone === null ? null : sayLoss(context, lossZone)
  const label = text.zoneLabel(
    phrases[zone],
    size,
    nameOf(seat),
    cardsIn(told, seat, zone).map(card => sayZoneCard(context, card)),
    [zone === 'pirates' && figure !== null ? text.strengthLabel(figure) : figure, next, loss].filter(part => part !== null),
  )
  // highlights faces that the viewer knows but others may not
  const isMarked = (zone === 'rum' || zone === 'secrets') && seat !== context.seat && context.seat !== null && !context.isCounted
  return (
    <button
      type="button"
      className="soc-bay"
      data-stop=""
      tabIndex={-1}
      data-zone={zone}
      data-count={sizeOf(context, seat, zone)}
      data-place={`bay-${seat}-${zone}`}
      data-read={explainKey(zone, seat)}
      aria-haspopup="dialog"
      onClick={() => inspect({ type: 'board', seat, zone })}
    >
      <span className="vh">{label}</span>
      <span className="soc-bay-head" aria-hidden="true">
        <ZoneSign zone={zone} />
        <span className="soc-bay-name">{phrases[zone]}</span> <b className="serif">{size}</b>
      </span>
      {lossZone !== null && <LostTag zone={lossZone} />}
      <span className="soc-minis" aria-hidden="true">
        {cards.map(({ card: { back, face }, coins, count }, index) =>
          face === null ? (
            <MiniBack key={index} back={back} />
          ) : (
            <SmallFaceCard key={index} face={face} coins={coins} count={count} isKnown={isMarked} isReadable />
          ),
        )}
      </span>
      <span className={next === null ? 'soc-bay-figure' : 'soc-bay-figure soc-bay-next'} aria-hidden="true">
        {next ?? figure}
      </span>
    </button>
  )
}

/** One Tab stop; arrow keys move between the zones. The viewer's own board takes the focus when nothing else can. */
export const BoardZones = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { seat: own, text, nameOf } = useTable()
  return (
    <KeyboardGroup
      label={seat === own ? text.yourBoard : text.boardOf(nameOf(seat))}
      role="group"
      className="soc-bays"
      data={seat === own ? focusTarget('hand') : {}}
    >
      {ZONES.map(zone => (
        <BoardZone key={zone} seat={seat} zone={zone} />
      ))}
    </KeyboardGroup>
  )
}

/** The number of cards per zone, for small screens. */
export const ZoneCounts = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const context = useTable()
  const told = { ...context, drawn: context.told }
  return (
    <span className="soc-counts" aria-hidden="true">
      {ZONES.map(zone => (
        <span key={zone} data-count={sizeOf(told, seat, zone)}>
          <ZoneSign zone={zone} />
          {sizeOf(told, seat, zone)}
        </span>
      ))}
    </span>
  )
}
