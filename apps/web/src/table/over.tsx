/** How it ended: who won, places and points, and what to do now. */
import type { Outcome } from '@tortuga/kit'
import { upTo } from '@tortuga/kit'
import { Button, Dialog, Face, useCountUp, wantsLessMotion } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { usePrefs } from '../prefs.ts'
import { saveFile } from '../save.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { TableContext } from './context.ts'
import { useNextTable } from './next-table.ts'
import { endOf, sayOutcome } from './outcome.ts'
import { replayPath } from './place.ts'

const Points = ({ of, animate }: { readonly of: number; readonly animate: boolean }): ReactNode => {
  const { over } = useLaterTexts()
  return (
    <span className="serif">
      <span aria-hidden={true}>{over.points(useCountUp(of, animate, 0))}</span>
      <span className="vh">{over.points(of)}</span>
    </span>
  )
}

type Placed = { readonly outcome: Outcome; readonly context: TableContext; readonly animate: boolean }

const Places = ({ outcome, context, animate }: Placed): ReactNode => {
  const { table } = useTexts()
  const { over } = useLaterTexts()
  const seats = upTo(outcome.places.length).toSorted((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0))
  return (
    <ol className="places">
      {seats.map(seat => (
        <li key={seat} className={outcome.places[seat] === 1 ? 'first' : ''}>
          <span className="place serif">{over.place(outcome.places[seat] ?? 0)}</span>
          <Face seat={seat} />
          <span className="grow">
            {context.name(seat)}
            {seat === context.seat ? <span className="muted"> ({table.you})</span> : null}
          </span>
          <Points of={outcome.scores[seat] ?? 0} animate={animate} />
        </li>
      ))}
    </ol>
  )
}

export const OverDialog = (props: TableContext & { readonly onClose: () => void }): ReactNode => {
  const { place, model, seat, web, name, onClose } = props
  const language = useLanguage()
  const animate = usePrefs(prefs => prefs.animation) && !wantsLessMotion()
  const texts = useTexts()
  const { table } = texts
  const { over, problems } = useLaterTexts()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { outcome } = endOf(props)
  const waiting = useNextTable(props)

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
        {waiting === null ? null : <p role="status">{waiting}</p>}
        {outcome === null ? null : <Places outcome={outcome} context={props} animate={animate} />}
        {outcome === null || web.Score === undefined || model.update === null ? null : (
          <web.Score view={model.update.view} language={language} animate={animate} name={name} />
        )}
        {hasFailed ? (
          <p className="bad-words" role="alert">
            {problems.other}
          </p>
        ) : null}
        <div className="option-acts">
          <Link href={replayPath(place)} className="btn">
            {table.replay}
          </Link>
          {seat === null ? null : (
            <Link href={`${replayPath(place)}?coach`} className="btn">
              {over.coach}
            </Link>
          )}
          {model.opened === null ? null : (
            <Link href={`${replayPath(place)}?check`} className="btn">
              {over.checkShuffle}
            </Link>
          )}
          <Button icon="save" onPress={() => void saveFile(`${web.game.id}-${place.id}.journal`, place.journal())}>
            {table.save}
          </Button>
          <Link href="/r/file" className="btn quiet">
            {texts.lists.openFile}
          </Link>
        </div>
        <div className="acts">
          <Button onPress={onClose}>{over.allChips}</Button>
          {seat === null ? null : (
            <Button kind="main" icon="again" onPress={rematch} blocked={isBusy}>
              {over.rematch}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
