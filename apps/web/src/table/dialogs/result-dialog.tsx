/** The result of a match: who won, places and points, and what to do next. */
import { range } from '@tortuga/kit'
import type { Outcome } from '@tortuga/kit'
import { Avatar, Button, Dialog } from '@tortuga/ui'
import { useCountUp } from '@tortuga/ui/table'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAnimates } from '../../preferences/preferences.ts'
import { saveFile, shareOrSavePicture } from '../../share/save-file.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { useProblemText } from '../../text/problems.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import { replayPath } from '../connection/table-location.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { SeriesLine } from '../banners/series-line.tsx'
import { useRematch } from '../banners/use-rematch.ts'
import { useWaitingRematch } from '../banners/use-waiting-rematch.ts'
import { describeOutcome, finalResult } from '../model/outcome.ts'
import './dialogs.css'
import './result.css'

/** Loaded later, because it replays the match. */
const ResultCoach = lazy(async () => ({ default: (await import('./result-coach.tsx')).ResultCoach }))

type Props = TablePageContext & { readonly onClose: () => void }

const Points = ({ of, animate }: { readonly of: number; readonly animate: boolean }): ReactNode => {
  const { result } = useTableDialogText()
  return (
    <span className="serif">
      <span aria-hidden={true}>{result.points(useCountUp(of, animate, 0))}</span>
      <span className="vh">{result.points(of)}</span>
    </span>
  )
}

type PlacesProps = { readonly outcome: Outcome; readonly context: TablePageContext; readonly animate: boolean }

const Places = ({ outcome, context, animate }: PlacesProps): ReactNode => {
  const { table } = useTexts()
  const { result } = useTableDialogText()
  const seats = range(outcome.places.length).toSorted((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0))
  return (
    <ol className="places">
      {seats.map(seat => (
        <li key={seat} className={outcome.places[seat] === 1 ? 'first' : ''}>
          <span className="place serif">{result.place(outcome.places[seat] ?? 0)}</span>
          <Avatar seat={seat} name={context.avatars[seat] ?? null} />
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

const ReviewLinks = ({ location, model, seat, web, onPicture }: Props & { readonly onPicture: () => void }): ReactNode => {
  const { table, lists } = useTexts()
  const { result } = useTableDialogText()
  return (
    <div className="option-acts">
      <Link href={replayPath(location)} className="btn">
        {table.replay}
      </Link>
      {seat === null ? null : (
        <Link href={`${replayPath(location)}?coach`} className="btn">
          {result.coach}
        </Link>
      )}
      {model.opened === null ? null : (
        <Link href={`${replayPath(location)}?check`} className="btn">
          {result.checkShuffle}
        </Link>
      )}
      <Button icon="save" onPress={onPicture}>
        {result.picture}
      </Button>
      <Button icon="save" onPress={() => void saveFile(`${web.game.id}-${location.id}.journal`, location.journal())}>
        {table.save}
      </Button>
      <Link href="/r/file" className="btn quiet">
        {lists.openFile}
      </Link>
    </div>
  )
}

export const ResultDialog = (props: Props): ReactNode => {
  const { location, model, seat, web, name, onClose } = props
  const language = useLanguage()
  const animate = useAnimates()
  const texts = useTexts()
  const { result } = useTableDialogText()
  const problems = useProblemText()
  const { isBusy, hasFailed, run: rematch } = useRematch(props)
  const [hasNoPicture, setNoPicture] = useState(false)
  const picture = useRef<HTMLDivElement>(null)
  const { outcome, reason } = finalResult(model)
  // Players can agree on a winner; then the places of the score table are not those of the result.
  const hasOwnPlaces = web.scoreHasPlaces === true && reason === 'outcome'
  const waiting = useWaitingRematch(props)
  const savePicture = async (): Promise<void> => {
    if (picture.current === null) return
    const { pictureOf } = await import('../../share/picture-of.ts')
    const { backgroundColor: background } = getComputedStyle(picture.current.closest('.dialog') ?? document.body)
    const { color: ink, fontFamily } = getComputedStyle(picture.current)
    const day = new Date().toLocaleDateString(language, { dateStyle: 'long' })
    const caption = `${web.listing.title[language]} · ${day} · Tortuga`
    const made = await pictureOf(picture.current, { background, ink, font: `14px ${fontFamily}`, caption })
    await shareOrSavePicture(`tortuga-${web.game.id}.png`, made)
  }
  return (
    <Dialog title={texts.table.over} closeLabel={texts.close} onClose={onClose}>
      <div className="stack">
        <div className="stack result-picture" ref={picture}>
          <p className="lead serif">{describeOutcome(props, texts)}</p>
          {outcome === null || web.Score === undefined || model.update === null ? null : (
            <web.Score
              view={model.update.view}
              language={language}
              animate={animate}
              name={name}
              avatar={at => props.avatars[at] ?? null}
            />
          )}
          {outcome === null || hasOwnPlaces ? null : <Places outcome={outcome} context={props} animate={animate} />}
        </div>
        {waiting === null ? null : <p role="status">{waiting}</p>}
        <SeriesLine {...props} />
        {seat === null || outcome === null ? null : (
          <Suspense>
            <ResultCoach location={location} seat={seat} />
          </Suspense>
        )}
        {hasFailed || hasNoPicture ? (
          <p className="bad-words" role="alert">
            {problems.other}
          </p>
        ) : null}
        <ReviewLinks {...props} onPicture={() => void savePicture().catch(() => setNoPicture(true))} />
        <div className="acts">
          <Button onPress={onClose}>{result.seeTable}</Button>
          {seat === null ? null : (
            <Button kind="main" icon="again" onPress={rematch} blocked={isBusy}>
              {result.rematch}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
