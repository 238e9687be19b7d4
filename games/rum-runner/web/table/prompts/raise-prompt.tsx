/** The prompt for raising hazards, with the cost of the current choice. */
import { RuleLink, Stepper } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { cardOf, type HazardRaise } from '../../../rules/index.ts'
import { Coin } from '../../art/marks.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { crownCardAt, type CrownCard } from '../context/labels.ts'
import { findStop } from '../context/outlook.ts'
import { DraftPreview, NoteHead } from './parts.tsx'

const cardOfRaising = ({ view }: TableContext, { hazard }: HazardRaise): CrownCard | null =>
  view.raid === null ? null : crownCardAt(view, { island: view.raid.island, hazard })

/** What raising a hazard costs from the supply. */
const priceOf = (context: TableContext, raising: HazardRaise): number => {
  const face = cardOfRaising(context, raising)?.card ?? null
  return (face === null ? 0 : cardOf(context.cards, face).cost) - raising.own + raising.extra
}

const RaisingLine = ({ raising }: { readonly raising: HazardRaise }): ReactElement | null => {
  const context = useTable()
  const { cards, text, kit, draft, changeDraft, view, terms } = context
  const { own, extra } = raising
  const inPlay = cardOfRaising(context, raising)
  if (inPlay === null || inPlay.card === null) return null
  const { cost } = cardOf(cards, inPlay.card)
  const others = draft.raisings.reduce((sum, one) => sum + (one === raising ? 0 : priceOf(context, one)), 0)
  const left = view.supplies.crown - others - (cost - own)
  const change = (to: Partial<HazardRaise>): void =>
    changeDraft(now => ({ ...now, raisings: now.raisings.map(one => (one.hazard === raising.hazard ? { ...one, ...to } : one)) }))
  const ownMost = Math.min(cost, inPlay.coins)
  return (
    <li className="rr-raising">
      <b className="serif">{terms.card(inPlay.card)}</b>
      <span className="muted">{text.raiseCost(cost)}</span>
      {ownMost > 0 && (
        <Stepper name={text.fromCard} value={own} least={0} most={ownMost} words={kit} onChange={value => change({ own: value })} />
      )}
      <Stepper
        name={text.extraCoins}
        value={extra}
        least={0}
        most={Math.max(extra, left, 0)}
        words={kit}
        onChange={value => change({ extra: value })}
      />
      <span className="rr-change">
        {text.thenOnIt} <b className="serif">{terms.coins(inPlay.coins - own + extra)}</b>
      </span>
    </li>
  )
}

/** What the choice leads to: the hazard that ends the raid, or that the party can get through, and what is at stake. */
const RaiseOutcome = (): ReactElement => {
  const { draft, text, view, terms } = useTable()
  const island = view.raid?.island ?? 0
  const stop = findStop(
    view,
    draft.raisings.map(({ hazard }) => hazard),
  )
  const face = view.islands[island]?.investment?.card ?? null
  const stake = face === null ? null : terms.card(face)
  return <p>{stop === null ? text.theyCanPass(stake) : text.raidEnds(terms.card(stop), stake)}</p>
}

export const RaisePrompt = (): ReactElement => {
  const { draft, text } = useTable()
  return (
    <>
      <NoteHead title={text.raiseTitle} more={<RuleLink rule="R7.3" />} />
      <DraftPreview>
        <RaiseOutcome />
        {draft.raisings.length === 0 ? (
          <p className="muted">{text.help.raise}</p>
        ) : (
          <ul>
            {draft.raisings.map(raising => (
              <RaisingLine key={raising.hazard} raising={raising} />
            ))}
          </ul>
        )}
      </DraftPreview>
    </>
  )
}

/** The crown's coins before and after the choice; shown beside the buttons. */
export const RaisePurse = (): ReactElement => {
  const context = useTable()
  const { text, view, draft } = context
  const spent = draft.raisings.reduce((sum, raising) => sum + priceOf(context, raising), 0)
  return (
    <span className="rr-purse">
      <Coin />
      <b className="serif">
        {view.supplies.crown} → {view.supplies.crown - spent}
      </b>
      <span>{text.yourCoins}</span>
    </span>
  )
}
