/** A table that waits for players: its seats around the table, the settings, the chat, its link and QR code. */
import type { Seat } from '@tortuga/kit'
import { announce, Announcer, avatarsOfTable, WavePattern } from '@tortuga/ui'
import type { ServerMessage } from '@tortuga/wire'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { fetchTable, leaveSeat, savePlayer, takeSeat } from '../../api/api.ts'
import { addBot, closeTable, removeFromSeat, setReady } from '../../api/waiting-room-api.ts'
import { useLoad } from '../../browser/hooks.ts'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { findPageGame } from '../../games/registry.ts'
import { isOtherCommitment, sealFor, setPrefs, usePrefs } from '../../preferences/preferences.ts'
import { copyText } from '../../share/copy-text.ts'
import { ShareLink } from '../../share/share-link.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
import { useLanguage } from '../../text/language.ts'
import { useProblemText } from '../../text/problems.ts'
import { useSetupText } from '../../text/setup.ts'
import { useWaitingText } from '../../text/waiting.ts'
import type { TableLink } from '../connection/table-link.ts'
import { placeStyle, seatPlace } from './seat-place.ts'
import { useAwayTimes } from './use-away-times.ts'
import { useRequest } from '../../api/use-request.ts'
import { WaitingChat } from './waiting-chat.tsx'
import { WaitingHead } from './waiting-head.tsx'
import { WaitingSeat } from './waiting-seat.tsx'
import { WaitingShelf } from './waiting-shelf.tsx'
import './waiting-room.css'

type Props = { readonly id: string; readonly link: TableLink; readonly waiting: Extract<ServerMessage, { readonly type: 'waiting' }> }

export const WaitingRoom = ({ id, link, waiting }: Props): ReactNode => {
  const text = useWaitingText()
  const setup = useSetupText()
  const problems = useProblemText()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const model = useStore(link.store)
  const [name, setName] = useState(usePrefs.getState().name)
  const [info, reload] = useLoad(() => fetchTable(id), JSON.stringify(waiting.seats))
  const registered = findPageGame(waiting.game)
  const [loaded] = useLoad(async () => registered?.web() ?? null, waiting.game)
  const { problem, setProblem, isBusy, run } = useRequest(reload)
  const awayTimes = useAwayTimes(model.here)
  const table = info.type === 'ready' ? info.value : null
  const web = loaded.type === 'ready' ? loaded.value : null
  const mine = table?.mine ?? null
  const isHost = table?.opened === true
  const { seats } = waiting
  const isReady = (seat: Seat): boolean => waiting.ready?.[seat] ?? false
  const avatars = avatarsOfTable(seats.map((_, seat) => waiting.avatars?.[seat]))
  const awayAt = (seat: Seat): number | null => ((seats[seat]?.bot ?? null) === null && seat !== mine ? (awayTimes[seat] ?? null) : null)
  const missing = seats.flatMap((player, seat) => (player !== null && awayAt(seat) !== null && !isReady(seat) ? [player.name] : []))

  const sit = (seat: Seat): void => {
    if (name.trim() === '') return setProblem('name')
    run(async () => {
      await savePlayer(name.trim(), usePrefs.getState().avatar)
      setPrefs({ name: name.trim() })
      await takeSeat(id, seat, sealFor(id, waiting.commitment))
      link.renew() // the connection was opened by a visitor without a player
    })
  }
  const invite = (): void => {
    const field = document.querySelector<HTMLInputElement>('#share-link')
    void copyText(location.href, field).then(hasCopied => announce(hasCopied ? text.copied : text.copyByHand))
    field?.focus()
  }
  const isSealChanged = usePrefs(({ seals }) => isOtherCommitment(seals[id], waiting.commitment))
  const isAboutName = !isSealChanged && (problem === 'name' || problem === 'name-taken' || problem === 'malformed')
  const seatProblem = problem === null ? null : problem === 'name' ? setup.nameMissing : problems[problem]
  const problemText = isSealChanged ? problems['other-commitment'] : seatProblem
  return (
    <PageFrame>
      <Announcer />
      <div className="wait">
        <div className="wait-hall">
          <WavePattern />
          <WaitingHead
            waiting={waiting}
            web={web}
            missing={missing}
            name={mine !== null || table === null ? null : { value: name, error: isAboutName ? problemText : null, onChange: setName }}
          />
          {problemText === null || isAboutName ? null : (
            <p className="bad-words" role="alert">
              {problemText}
            </p>
          )}
          <div className="wait-ring">
            <div className="wait-table wood">{registered === undefined ? null : <GameEmblem of={registered.listing} />}</div>
            <ul className="seats" aria-label={text.seats}>
              {seats.map((player, seat) => (
                <WaitingSeat
                  key={String(seat)}
                  seat={seat}
                  player={player}
                  avatar={avatars[seat] ?? null}
                  levels={web === null ? [] : Object.entries(web.levelNames[language])}
                  isYou={seat === mine}
                  isHost={isHost && seat === mine}
                  isReady={isReady(seat)}
                  away={player === null ? null : awayAt(seat)}
                  wins={player === null ? null : (waiting.series?.wins[seat] ?? null)}
                  isFirstFree={seats.indexOf(null) === seat}
                  viewer={{ isSeated: mine !== null, isHost }}
                  style={placeStyle(seatPlace(seat, mine, seats.length))}
                  isBlocked={isBusy || table === null}
                  onSit={sit}
                  onInvite={invite}
                  onAddBot={(free, level) => run(() => addBot(id, free, level))}
                  onRemove={taken => run(() => removeFromSeat(id, taken))}
                />
              ))}
            </ul>
          </div>
        </div>
        <WaitingShelf
          commitment={waiting.commitment}
          isSeated={mine !== null}
          isHost={isHost}
          isReady={mine !== null && isReady(mine)}
          isBlocked={isBusy}
          onReady={ready => run(() => setReady(id, ready))}
          onLeave={() => run(() => leaveSeat(id))}
          onClose={() => run(async () => closeTable(id).then(() => navigate('/')))}
        />
        <div className="wait-side">
          <ShareLink address={location.href} text={text.share} isMain={false} />
          <WaitingChat id={id} link={link} model={model} players={seats} mine={mine} />
        </div>
      </div>
    </PageFrame>
  )
}
