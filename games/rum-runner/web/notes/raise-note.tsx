/** The crown's one decision in a raid: which hazards it raises, and what that costs, added up as it is chosen. */
import { at } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { cardOf, type Raising } from '../../rules/index.ts'
import { changeRaising } from '../draft/drafting.ts'
import { useSetting, type Setting } from '../setting.ts'
import { Change, Head, Reason, RuleLink, WHY_ID } from './parts.tsx'

const Stepper = ({
  name,
  value,
  least,
  most,
  onChange,
}: {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}): ReactElement => {
  const { text } = useSetting()
  return (
    <span className="rr-stepper" role="group" aria-label={name}>
      <span className="rr-stepper-name">{name}</span>
      <button
        type="button"
        aria-label={`${name}: ${text.less}`}
        aria-disabled={value <= least}
        onClick={() => value > least && onChange(value - 1)}
      >
        −
      </button>
      <output className="serif">{value}</output>
      <button
        type="button"
        aria-label={`${name}: ${text.more}`}
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}

const laneOf = ({ view }: Setting) => (view.raid === null ? [] : at(view.islands, view.raid.island).hazards)

/** What a hazard takes from the supply. */
const priceOf = (setting: Setting, { hazard, own, extra }: Raising): number => {
  const face = laneOf(setting)[hazard]?.card ?? null
  return (face === null ? 0 : cardOf(setting.cards, face).cost) - own + extra
}

const RaisingLine = ({ raising }: { readonly raising: Raising }): ReactElement | null => {
  const setting = useSetting()
  const { cards, card, text, change, view, words } = setting
  const { hazard, own, extra } = raising
  const lying = laneOf(setting)[hazard]
  if (lying === undefined || lying.card === null) return null
  const { cost } = cardOf(cards, lying.card)
  const others = setting.draft.raisings.reduce((sum, one) => sum + (one === raising ? 0 : priceOf(setting, one)), 0)
  const left = view.supplies.crown - others - (cost - own)
  return (
    <li className="rr-raising">
      <b className="serif">{card(lying.card)}</b>
      <span className="muted">{text.raiseCost(cost)}</span>
      {Math.min(cost, lying.coins) > 0 && (
        <Stepper
          name={text.fromCard}
          value={own}
          least={0}
          most={Math.min(cost, lying.coins)}
          onChange={value => change(draft => changeRaising(draft, hazard, () => ({ own: value })))}
        />
      )}
      <Stepper
        name={text.extraCoins}
        value={extra}
        least={0}
        most={Math.max(extra, Math.max(0, left))}
        onChange={value => change(draft => changeRaising(draft, hazard, () => ({ extra: value })))}
      />
      <span className="rr-change">
        {text.thenOnIt} <b className="serif">{words.coins(lying.coins - own + extra)}</b>
      </span>
    </li>
  )
}

export const RaiseNote = (): ReactElement => {
  const setting = useSetting()
  const { draft, text, view, words, offers, game } = setting
  const total = draft.raisings.reduce((sum, raising) => sum + priceOf(setting, raising), 0)
  const refusal = offers.at(-1)?.refusal ?? null
  return (
    <>
      <Head title={text.raiseTitle(words.island(view.raid?.island ?? 0))} more={<RuleLink rule="R7.3" />} />
      <div id={WHY_ID} className="rr-preview">
        {draft.raisings.length === 0 ? (
          <p className="muted">{text.help.raise}</p>
        ) : (
          <ul className="rr-raisings">
            {draft.raisings.map(raising => (
              <RaisingLine key={raising.hazard} raising={raising} />
            ))}
          </ul>
        )}
        <p className="rr-total">
          <Change name={words.supply} before={view.supplies.crown} after={view.supplies.crown - total} />
        </p>
        {refusal !== null && <Reason refusal={refusal} rules={game.refusalRules[refusal.type]} />}
      </div>
    </>
  )
}
