/** Options at a table: preferences, other players, and ways to end or leave the game. */
import { Button, Dialog, Switch } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { setBlocked } from '../../api/player-api.ts'
import { useIsNarrow } from '../../browser/hooks.ts'
import { findPageGame } from '../../games/registry.ts'
import { setPrefs, usePrefs } from '../../preferences/preferences.ts'
import { PreferenceFields } from '../../settings/preference-fields.tsx'
import { saveFile } from '../../share/save-file.ts'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import { MatchRules } from './match-rules.tsx'
import { StandingAnswerFields } from './standing-answers.tsx'
import { useReplaceable } from '../banners/use-replaceable.ts'
import { replayPath } from '../connection/table-location.ts'
import type { TablePageContext } from '../context/table-context.ts'
import './dialogs.css'

type Props = TablePageContext & { readonly onClose: () => void }

/** The action that is in the top bar on a wide screen. */
const BarActions = ({ onClose, openRules }: Props): ReactNode => {
  const { table } = useTexts()
  return (
    <div className="option-acts">
      <Button
        icon="book"
        onPress={() => {
          onClose()
          openRules()
        }}
      >
        {table.rules}
      </Button>
    </div>
  )
}

/** The other people: mute them, or replace absent ones by a bot of the table's level. */
const OtherPlayers = (props: Props): ReactNode => {
  const { model, link, location, name, seat, onClose } = props
  const { options } = useTableDialogText()
  const replaceable = useReplaceable(props)
  const players = model.update?.players ?? []
  const people = players.flatMap((player, other) => (player.bot === null && other !== seat ? [other] : []))
  if (location.type === 'device' || seat === null || people.length === 0) return null
  return (
    <div className="option-acts">
      {people.map(other => (
        <Button key={`block ${other}`} icon="mute" onPress={() => void setBlocked(location.id, other, true).then(link.nudge)}>
          {options.block(name(other))}
        </Button>
      ))}
      {people
        .filter(other => replaceable.some(one => one.seat === other))
        .map(other => (
          <Button
            key={`bot ${other}`}
            icon="bot"
            onPress={() => {
              onClose()
              link.propose({ type: 'bot', seat: other })
            }}
          >
            {options.replace(name(other))}
          </Button>
        ))}
    </div>
  )
}

const ConfirmEnd = ({
  link,
  endLabel,
  onClose,
  onCancel,
}: Props & { readonly endLabel: string; readonly onCancel: () => void }): ReactNode => {
  const { cancel } = useTexts()
  const { options } = useTableDialogText()
  return (
    <div className="stack" role="alert">
      <p>{options.endGameSure}</p>
      <div className="acts">
        <Button onPress={onCancel}>{cancel}</Button>
        <Button
          kind="danger"
          icon="flag"
          onPress={() => {
            onClose()
            link.propose({ type: 'end' })
          }}
        >
          {endLabel}
        </Button>
      </div>
    </div>
  )
}

const GameActions = (props: Props): ReactNode => {
  const { model, location, seat, web } = props
  const { table } = useTexts()
  const { options } = useTableDialogText()
  const [, navigate] = useLocation()
  const [isConfirming, setConfirming] = useState(false)
  const isOver = model.update?.over === true
  const areOthersBots = model.update?.players.every((player, other) => other === seat || player.bot !== null) ?? true
  const endLabel = areOthersBots ? options.endGameNow : options.endGame
  const isSeated = location.type === 'server' && seat !== null && !isOver
  const goHome = (): void => navigate('/')
  if (isConfirming) return <ConfirmEnd {...props} endLabel={endLabel} onCancel={() => setConfirming(false)} />
  return (
    <div className="option-acts">
      {findPageGame(web.game.id)?.lessons === undefined ? null : (
        <Button icon="info" onPress={() => navigate(`/learn/${web.game.id}`)}>
          {options.learn}
        </Button>
      )}
      <Button
        icon="save"
        onPress={() => void saveFile(`${web.game.id}-${location.id}.journal`, location.journal())}
        {...(location.type === 'server' && !isOver ? { blocked: true, title: options.saveNot } : {})}
      >
        {table.save}
      </Button>
      {isOver || location.type === 'device' ? (
        <Button icon="eye" onPress={() => navigate(replayPath(location))}>
          {table.replay}
        </Button>
      ) : null}
      {seat === null || isOver ? null : (
        <Button icon="flag" onPress={() => setConfirming(true)}>
          {endLabel}
        </Button>
      )}
      <Button icon="leave" onPress={isSeated ? () => void location.leave().then(goHome, goHome) : goHome}>
        {isSeated ? options.leave : options.leaveDevice}
      </Button>
      {isSeated ? <p className="muted small">{options.leaveHelp}</p> : null}
    </div>
  )
}

export const OptionsDialog = (props: Props): ReactNode => {
  const texts = useTexts()
  const { options } = useTableDialogText()
  const isNarrow = useIsNarrow()
  const isMuted = usePrefs(prefs => prefs.muted)
  return (
    <Dialog title={texts.table.options} closeLabel={texts.close} onClose={props.onClose}>
      <div className="stack preferences">
        {isNarrow ? <BarActions {...props} /> : null}
        {props.model.update === null ? null : <MatchRules web={props.web} view={props.model.update.view} />}
        <PreferenceFields />
        {props.seat === null ? null : <StandingAnswerFields web={props.web} />}
        <Switch name={options.mute} on={isMuted} onChange={muted => setPrefs({ muted })} />
        <OtherPlayers {...props} />
        <GameActions {...props} />
      </div>
    </Dialog>
  )
}
