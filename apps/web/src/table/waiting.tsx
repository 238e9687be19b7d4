/** A table that waits for its players: the seats, the link, its QR code. */
import type { Seat } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import { Button, Face, Icon, TextField } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { askToLeave, closeTable, fetchTable, getUp, saveName, sitDown } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import type { ProblemCode } from '../api/problems.ts'
import { useLoad } from '../hooks.ts'
import { keepSeal, setPrefs, usePrefs } from '../prefs.ts'
import { titleOf } from '../registry.ts'
import { TextPage } from '../shell.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { TableLink } from './connect.ts'
import type { TableModel } from './model.ts'
import './waiting.css'
import { ShareLink } from '../share.tsx'

type Waiting = Extract<FromServer, { readonly type: 'waiting' }>
type Props = { readonly id: string; readonly link: TableLink; readonly model: TableModel; readonly waiting: Waiting }

export const WaitingRoom = ({ id, link, waiting }: Props): ReactNode => {
  const texts = useTexts()
  const language = useLanguage()
  const { waiting: words, setup, problems } = useLaterTexts()
  const [, navigate] = useLocation()
  const [name, setName] = useState(usePrefs.getState().name)
  const [problem, setProblem] = useState<ProblemCode | 'name' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [info, reload] = useLoad(() => fetchTable(id), JSON.stringify(waiting.seats))
  const table = info.type === 'ready' ? info.value : null
  const mine = table?.mine ?? null

  const attempt = (act: () => Promise<void>) => (): void => {
    setBusy(true)
    setProblem(null)
    act()
      .catch((error: unknown) => setProblem(error instanceof Problem ? error.code : 'other'))
      .finally(() => {
        setBusy(false)
        reload()
      })
  }
  const sit = (seat: Seat): void => {
    if (name.trim() === '') return setProblem('name')
    attempt(async () => {
      await saveName(name.trim())
      setPrefs({ name: name.trim() })
      const { contribution } = await sitDown(id, seat, waiting.commitment)
      keepSeal(id, contribution, waiting.commitment)
      link.renew() // the line was opened by a visitor without a name
    })()
  }
  const isAboutName = problem === 'name' || problem === 'name-taken' || problem === 'malformed'
  const wrong = problem === null ? null : problem === 'name' ? setup.nameMissing : problems[problem]
  return (
    <TextPage title={`${titleOf(waiting.game, language)}: ${words.title}`}>
      <div className="waiting">
        <section className="stack">
          {mine === null ? (
            <TextField
              name={setup.name}
              help={setup.nameHelp}
              wrong={isAboutName ? wrong : null}
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          ) : null}
          <ul className="chairs">
            {waiting.seats.map((player, seat) => (
              <li key={String(seat)} className={player === null ? 'chair free' : 'chair'}>
                {player === null ? <span className="face none" aria-hidden={true} /> : <Face seat={seat} />}
                <span className="grow">
                  <b>{player?.name ?? words.free}</b>
                  {seat === mine ? <span className="muted"> ({words.you})</span> : null}
                  {(player?.bot ?? null) !== null ? <Icon name="bot" small title="bot" /> : null}
                  <small className="muted">{words.seat(seat + 1)}</small>
                </span>
                {player === null && mine === null ? (
                  <Button
                    kind={waiting.seats.indexOf(null) === seat ? 'main' : 'plain'}
                    onPress={() => sit(seat)}
                    blocked={isBusy || table === null}
                  >
                    {words.sit}
                  </Button>
                ) : null}
                {seat === mine ? <Button onPress={attempt(() => getUp(id))}>{words.getUp}</Button> : null}
                {table?.opened === true && player !== null && player.bot === null && seat !== mine ? (
                  <Button kind="quiet" icon="close" aria-label={words.remove(player.name)} onPress={attempt(() => askToLeave(id, seat))} />
                ) : null}
              </li>
            ))}
          </ul>
          {wrong === null || isAboutName ? null : (
            <p className="bad-words" role="alert">
              {wrong}
            </p>
          )}
          <p className="muted small seal">
            {words.commitment} <code>{waiting.commitment.slice(0, 16)}…</code> {words.commitmentHelp}
          </p>
          <div className="row wrap">
            <Link href="/" className="btn">
              {texts.home}
            </Link>
            {table?.opened === true ? (
              <Button kind="quiet" onPress={attempt(async () => closeTable(id).then(() => navigate('/')))}>
                {words.closeTable}
              </Button>
            ) : null}
          </div>
        </section>
        <ShareLink address={location.href} words={words.share} />
      </div>
    </TextPage>
  )
}
