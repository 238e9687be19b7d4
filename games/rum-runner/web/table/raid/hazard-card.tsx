/** One hazard of the raided lane: its card, what each way past it needs and the party has, and whether the party passes. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, isFaceDown, isUp } from '../../../rules/index.ts'
import { TurningCard } from '../../pieces/crown-card.tsx'
import { TapPiece } from '../../pieces/piece.tsx'
import { WaySigns } from '../../pieces/signs.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { describeCrownCard, drawnFace, explainCrownCard, sayKnownBy } from '../context/labels.ts'
import { waysOf, type HazardVerdict, type WayState } from '../context/outlook.ts'
import type { RaidStory, StoryHazard } from './story.ts'

type HazardProps = {
  readonly story: RaidStory
  readonly entry: StoryHazard
  readonly slot: number
  /** What the hazard would do; null if the party sails past it, or if nobody can tell. */
  readonly outlook: HazardVerdict | null
  /** Whether the crown has chosen to raise it. */
  readonly isRaising: boolean
}

type Verdict = { readonly kind: HazardVerdict | 'here' | 'down'; readonly title: string; readonly detail: string }

/** The party's lack for the way that it is nearest to. */
const sayLack = ({ text }: TableContext, ways: readonly WayState[]): string => {
  const lacks = ways.flatMap(({ way, have, need }) => (have !== null && have < need ? [{ way, lack: need - have }] : []))
  const [least] = lacks.toSorted((one, other) => one.lack - other.lack)
  return least === undefined ? '' : text.short(least.lack, least.way)
}

const sayMet = ({ text, cards }: TableContext, { inPlay, way, isGone }: StoryHazard): string => {
  const taken = inPlay.card === null || way === null ? undefined : cardOf(cards, inPlay.card).ways[way]
  return [...(taken === undefined ? [] : [text.way(taken)]), ...(isGone ? [text.trashed] : [])].join('; ')
}

/** What happened here, or what would. `isOpen`: the beat that decides it is still being shown. */
const verdictOf = (context: TableContext, props: HazardProps, ways: readonly WayState[], isOpen: boolean): Verdict => {
  const { text } = context
  const { story, entry, outlook, isRaising } = props
  const { fate, inPlay, way, isGone } = entry
  if (fate === 'stopped' && !isOpen) return { kind: 'stops', title: text.verdicts.stops, detail: text.endsHere(sayLack(context, ways)) }
  if (fate === 'met' || (fate === 'faced' && way !== null && !isOpen))
    return { kind: 'passes', title: text.verdicts.passes, detail: sayMet(context, entry) }
  if (fate === 'faced' || fate === 'stopped') return { kind: 'here', title: text.fates.faced, detail: '' }
  if (isGone) return { kind: 'down', title: text.trashed, detail: '' }
  if (outlook === null) return { kind: 'down', title: text.fates.down, detail: story.step === 'raising' ? '' : text.fates.skipped }
  const isCertain = isUp(inPlay) || isRaising
  if (outlook === 'stops')
    return {
      kind: 'stops',
      title: isCertain ? text.verdicts.stops : text.verdicts.wouldStop,
      detail: isCertain ? text.endsHere(sayLack(context, ways)) : sayLack(context, ways),
    }
  return { kind: outlook, title: outlook === 'unreached' ? text.verdicts.unreached : text.canPass(context.side), detail: '' }
}

const WayRow = ({ state: { way, have, need, isPossible } }: { readonly state: WayState }): ReactElement => {
  const { text } = useTable()
  return (
    <span className="rr-need" data-possible={isPossible}>
      <WaySigns way={way} />
      <span>{text.way(way)}</span>
      <b>
        {have === null || way.type === 'crown-trashes-crew' ? <Icon name={isPossible ? 'tick' : 'no'} small /> : text.ofNeed(have, need)}
      </b>
    </span>
  )
}

const VERDICT_ICONS = { passes: 'tick', stops: 'no', unreached: null, here: null, down: null } as const

const sayWays = ({ text }: TableContext, ways: readonly WayState[]): readonly string[] =>
  ways.map(({ way, have, need }) => (have === null ? text.way(way) : `${text.way(way)} (${text.ofNeed(have, need)})`))

/** The line below the verdict: the cost of raising the hazard, and who can see the card. */
const footOf = ({ text, side, cards, terms }: TableContext, { story, entry, isRaising }: HazardProps): string | null => {
  const { inPlay } = entry
  if (side !== 'crown' || inPlay.card === null || isUp(inPlay) || story.step !== 'raising') return null
  return isRaising ? text.raisingThis : text.raiseFor(terms.coins(cardOf(cards, inPlay.card).cost))
}

export const HazardCard = (props: HazardProps): ReactElement => {
  const context = useTable()
  const { text, terms, stage } = context
  const { story, entry, slot } = props
  const { inPlay, fate } = entry
  const face = drawnFace(context, inPlay, context.side === 'crown') // tinted while it lies face down
  const isOpen = stage.beat?.phase === 'act' && (fate === 'faced' || fate === 'stopped')
  const isGone = entry.isGone && !isOpen
  const isPicture = entry.isGone || story.isOver
  const hazard = story.lane.slice(0, slot).filter(one => !one.isGone).length
  const ways = inPlay.card === null ? [] : waysOf(entry.seen ?? story.view, inPlay.card)
  const verdict = verdictOf(context, props, ways, isOpen)
  const foot = footOf(context, props)
  const icon = VERDICT_ICONS[verdict.kind]
  const place = text.hazardOn(story.lane.length - slot, story.lane.length, terms.island(story.island))
  return (
    <li
      className="rr-met"
      data-fate={fate}
      data-gone={isGone}
      data-secret={isFaceDown(inPlay) && inPlay.card !== null}
      data-raising={props.isRaising}
    >
      <TapPiece
        target={isPicture ? null : { type: 'place', at: { island: story.island, hazard } }}
        face={face === null ? inPlay.card : null} // a card that is drawn open says all that the reader would
        explains={explainCrownCard(context, inPlay).explains}
        knownBy={sayKnownBy(context, inPlay)}
        label={[
          `${isPicture ? '' : `${place}: `}${describeCrownCard(context, inPlay)}`,
          ...sayWays(context, ways),
          [verdict.title, verdict.detail].filter(part => part !== '').join(': '),
          ...(foot === null ? [] : [foot]),
        ].join('; ')}
      >
        <TurningCard face={face} coins={inPlay.coins} />
        <span className="rr-demand">
          {face === null && inPlay.card !== null && <b className="serif">{terms.card(inPlay.card)}</b>}
          {ways.map((state, index) => (
            <WayRow key={index} state={state} />
          ))}
          <span className="rr-verdict" data-verdict={verdict.kind}>
            {icon !== null && <Icon name={icon} small />}
            <span>
              <b className="serif">{verdict.title}</b> {verdict.detail}
            </span>
          </span>
          {foot !== null && <span className="rr-foot">{foot}</span>}
        </span>
      </TapPiece>
    </li>
  )
}
