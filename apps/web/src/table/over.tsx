/** How it ended: who won, places and points, and what to do now. */
import type { Outcome, Seat } from '@tortuga/kit'
import { upTo } from '@tortuga/kit'
import { Button, Dialog, Face, wantsLessMotion } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { usePrefs } from '../prefs.ts'
import { saveFile } from '../save.ts'
import type { Texts } from '../text/index.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import type { TableContext } from './context.ts'

/** The end as it was entered; an agreed one may have a winner, too. */
const endOf = ({ model: { log, update } }: Pick<TableContext, 'model'>): { readonly outcome: Outcome | null; readonly reason: string } => {
  const entry = log.map(shown => shown.entry).findLast(one => one?.type === 'end')
  return entry?.type === 'end' ? { outcome: entry.outcome, reason: entry.reason } : { outcome: update?.outcome ?? null, reason: 'outcome' }
}

const winnersOf = ({ places }: Outcome): readonly Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))

export const sayOutcome = (context: Pick<TableContext, 'model' | 'name' | 'seat'>, texts: Texts): string => {
  const { table } = texts
  const { outcome, reason } = endOf(context)
  if (outcome === null) return reason === 'abandoned' ? table.overAbandoned : table.overNone
  const winners = winnersOf(outcome)
  if (winners.length === 1 && winners[0] === context.seat) return table.overYou
  const names = texts.and(winners.map(context.name))
  return winners.length > 1 ? table.overShared(names) : table.overWon(names)
}

const Places = ({ outcome, context }: { readonly outcome: Outcome; readonly context: TableContext }): ReactNode => {
  const { table } = useTexts()
  const seats = upTo(outcome.places.length).toSorted((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0))
  return (
    <ol className="places">
      {seats.map(seat => (
        <li key={seat} className={outcome.places[seat] === 1 ? 'first' : ''}>
          <span className="place serif">{table.place(outcome.places[seat] ?? 0)}</span>
          <Face seat={seat} />
          <span className="grow">
            {context.name(seat)}
            {seat === context.seat ? <span className="muted"> ({table.you})</span> : null}
          </span>
          <span className="serif">{table.points(outcome.scores[seat] ?? 0)}</span>
        </li>
      ))}
    </ol>
  )
}

export const OverDialog = (props: TableContext & { readonly onClose: () => void }): ReactNode => {
  const { place, model, seat, web, name, onClose } = props
  const language = useLanguage()
  const animation = usePrefs(prefs => prefs.animation)
  const texts = useTexts()
  const { table } = texts
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { outcome } = endOf(props)

  const rematch = (): void => {
    setBusy(true)
    place.rematch(model).then(navigate, () => {
      setBusy(false)
      setFailed(true)
    })
  }
  return (
    <Dialog title={table.over} closeLabel={texts.close} onClose={onClose}>
      <div className="stack">
        <p className="lead serif">{sayOutcome(props, texts)}</p>
        {outcome === null ? null : <Places outcome={outcome} context={props} />}
        {outcome === null || web.Score === undefined || model.update === null ? null : (
          <web.Score view={model.update.view} language={language} animate={animation && !wantsLessMotion()} name={name} />
        )}
        {hasFailed ? (
          <p className="bad-words" role="alert">
            {texts.problems.other}
          </p>
        ) : null}
        {model.opened === null ? null : <p className="muted small">{table.checkLater}</p>}
        <div className="acts">
          <Button kind="quiet" icon="save" onPress={() => void saveFile(`${web.game.id}-${place.id}.journal`, place.journal())}>
            {table.save}
          </Button>
          <Button onPress={onClose}>{table.allChips}</Button>
          {seat === null ? null : (
            <Button kind="main" icon="again" onPress={rematch} blocked={isBusy}>
              {table.rematch}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
