/** What every part of the table reads: the shell's props, the words, what is asked, and the draft with what may be done to it. */
import type { Seat } from '@tortuga/kit'
import { createSetting, drawerOf, type TableProps, useKeptOrder } from '@tortuga/ui'
import { useMemo } from 'react'
import { cardsOf, isleOf, type Cards, type Face, type Move, type Refusal, type RunnerTypes, type Side } from '../rules/index.ts'
import { texts, type Words } from '../text/index.ts'
import { askedOf, type Asked } from './draft/asked.ts'
import { compose, declining } from './draft/compose.ts'
import type { Drafting, Wrong } from './draft/drafting.ts'
import { markedBy, markedIn } from './draft/marked.ts'
import { drop, isTarget, tap } from './draft/tap.ts'
import { keyOf, type Thing } from './draft/things.ts'
import { TABLE_TEXTS, type TableText } from './text/index.ts'
import { useDrafting, usePresence } from './use-drafting.ts'

/** A move the draft could be, and why it cannot. */
type Offer = { readonly move: Move; readonly refusal: Refusal | null }

/** How a thing is drawn. */
type Mark = 'flying' | 'picked' | 'hinted' | 'target' | 'plain'

export type Setting = TableProps<RunnerTypes> & {
  readonly seat: Seat | null // the viewer's own
  readonly side: Side | null
  readonly near: Side // whose side of the table is at the bottom
  readonly cards: Cards
  readonly text: TableText
  readonly words: Omit<Words, 'island'> & { readonly island: (island: number) => string } // islands by their place at this table
  readonly asked: Asked | null
  readonly isMine: boolean // the viewer is asked
  readonly canAct: boolean // and may answer now
  readonly draft: Drafting
  readonly offers: readonly Offer[] // the main one last
  readonly decline: Move | null
  readonly wrong: Wrong | null
  readonly change: (next: (draft: Drafting) => Drafting) => void
  readonly touch: (thing: Thing) => void
  readonly carry: (card: Thing, onto: Thing | null) => void
  readonly markOf: (thing: Thing) => Mark
  readonly crewOrder: readonly string[] // how the pirate would have the crew's effects happen
  readonly setCrewOrder: (order: readonly string[]) => void
  readonly nameOf: (side: Side) => string
  readonly card: (face: Face) => string
}

export const [SettingProvider, useSetting] = createSetting<Setting>()

export const seatOfSide = (crown: Seat, side: Side): Seat => (side === 'crown' ? crown : 1 - crown)
const OTHER = { crown: 'pirate', pirate: 'crown' } as const
export const otherSide = (side: Side): Side => OTHER[side]

export const useNewSetting = (props: TableProps<RunnerTypes>): Setting => {
  const { view, viewer, language, players, game, mayAct, inFlight, hint, awaited } = props
  const cards = cardsOf(view.options.cards)
  const said = texts[language].words
  const words = { ...said, island: (island: number): string => said.island(isleOf(cards, island)) }
  const isOver = awaited.length === 0
  const asked = useMemo(() => (isOver ? null : askedOf(view)), [isOver, view])
  const isMine = asked !== null && view.side === asked.side
  const canAct = mayAct && isMine && inFlight === null
  const { draft, wrong, setDraft, setWrong } = useDrafting(props, isMine)
  usePresence(props, draft, isMine)
  const [crewOrder, setCrewOrder] = useKeptOrder(drawerOf(props.kept, 'order'))

  const offers = useMemo(
    () => (isMine ? compose(view, draft, asked).map(move => ({ move, refusal: game.check(view, move) })) : []),
    [isMine, view, draft, asked, game],
  )
  const picked = useMemo(() => markedIn(view, draft), [view, draft])
  const flying = useMemo(() => markedBy(view, inFlight), [view, inFlight])
  const hinted = useMemo(() => markedBy(view, isMine ? (hint?.move ?? null) : null), [view, hint, isMine])
  const markOf = (thing: Thing): Mark => {
    const key = keyOf(thing)
    if (flying.has(key)) return 'flying'
    if (picked.has(key)) return 'picked'
    if (hinted.has(key)) return 'hinted'
    return canAct && isTarget(view, draft, thing, asked) ? 'target' : 'plain'
  }
  const change = (next: (draft: Drafting) => Drafting): void => {
    if (canAct) setDraft(next(draft))
  }
  const touch = (thing: Thing): void => {
    if (!canAct) return
    const tapped = tap(view, draft, thing, asked)
    if (tapped === null) return
    if (tapped.refusal === null) setDraft(tapped.draft)
    else setWrong({ key: keyOf(thing), refusal: tapped.refusal })
  }
  const carry = (card: Thing, onto: Thing | null): void => {
    if (!canAct) return
    const dropped = drop(view, draft, card, onto)
    if (dropped === null) return
    if (dropped.refusal === null) setDraft(dropped.draft)
    else setWrong({ key: keyOf(onto ?? card), refusal: dropped.refusal })
  }
  return {
    ...props,
    seat: typeof viewer === 'number' ? viewer : null,
    side: view.side,
    near: view.side ?? 'pirate',
    cards,
    text: TABLE_TEXTS[language],
    words,
    asked,
    isMine,
    canAct,
    draft,
    offers,
    decline: asked === null ? null : declining(asked),
    wrong,
    change,
    touch,
    carry,
    markOf,
    crewOrder,
    setCrewOrder,
    nameOf: side => (players[seatOfSide(view.crown, side)]?.name ?? '') || TABLE_TEXTS[language].sides[side],
    card: words.card,
  }
}
