/** Options at a table: what one hears and sees, and what one may propose or leave. */
import type { Seat } from '@tortuga/kit'
import { Button, Choice, Dialog, LANGUAGES, Switch } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { setBlocked } from '../api/api.ts'
import { useIsNarrow } from '../hooks.ts'
import { setPrefs, THEMES, usePrefs } from '../prefs.ts'
import { saveFile } from '../save.ts'
import { LANGUAGE_NAMES, useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import { BotLevels } from './bot-levels.tsx'
import { mayHint, undoOf } from './context.ts'
import type { TableContext } from './context.ts'
import { replayPath } from './place.ts'

export const TasteFields = (): ReactNode => {
  const { settings } = useLaterTexts()
  const prefs = usePrefs()
  const language = useLanguage()
  return (
    <>
      <Choice
        name={settings.language}
        value={language}
        options={LANGUAGES.map(each => [each, LANGUAGE_NAMES[each]] as const)}
        onChange={each => setPrefs({ language: each })}
      />
      <Choice
        name={settings.theme}
        value={prefs.theme}
        options={THEMES.map(theme => [theme, settings.themes[theme]] as const)}
        onChange={theme => setPrefs({ theme })}
      />
      <div>
        <Switch
          name={settings.animation}
          help={settings.animationHelp}
          on={prefs.animation}
          onChange={animation => setPrefs({ animation })}
        />
        <Switch name={settings.sound} help={settings.soundHelp} on={prefs.sound} onChange={sound => setPrefs({ sound })} />
      </div>
    </>
  )
}

/** What stands in the bar on a wide screen. */
const BarActs = ({ onClose, ...context }: TableContext & { readonly onClose: () => void }): ReactNode => {
  const { table } = useTexts()
  const undo = undoOf(context)
  const act = (call: () => void) => (): void => {
    onClose()
    call()
  }
  return (
    <div className="option-acts">
      {context.seat === null ? null : (
        <>
          <Button icon="undo" onPress={act(() => undo?.act())} blocked={undo === null}>
            {table.undo}
          </Button>
          <Button icon="hint" onPress={act(context.hint.ask)} blocked={!mayHint(context)}>
            {table.hint}
          </Button>
        </>
      )}
      <Button icon="book" onPress={act(context.openRules)}>
        {table.rules}
      </Button>
    </div>
  )
}

/** The other people: not to be heard, or to be replaced where they have gone. */
const Others = ({ model, link, place, name, seat, web, onClose }: TableContext & { readonly onClose: () => void }): ReactNode => {
  const { options } = useLaterTexts()
  const [replaced, setReplaced] = useState<Seat | null>(null)
  const players = model.update?.players ?? []
  const people = players.flatMap((player, chair) => (player.bot === null && chair !== seat ? [chair] : []))
  if (place.type === 'device' || seat === null || people.length === 0) return null
  if (replaced !== null)
    return (
      <div className="option-acts" role="group" aria-label={options.whichBot(name(replaced))}>
        <p tabIndex={-1} ref={element => element?.focus()}>
          {options.whichBot(name(replaced))}
        </p>
        <BotLevels
          web={web}
          onChoose={level => {
            onClose()
            link.propose({ type: 'bot', seat: replaced, level })
          }}
        />
      </div>
    )
  return (
    <div className="option-acts">
      {people.map(chair => (
        <Button key={`block ${chair}`} icon="mute" onPress={() => void setBlocked(place.id, chair, true).then(link.nudge)}>
          {options.block(name(chair))}
        </Button>
      ))}
      {people
        .filter(chair => model.here[chair]?.here === false)
        .map(chair => (
          <Button key={`bot ${chair}`} icon="bot" onPress={() => setReplaced(chair)}>
            {options.replace(name(chair))}
          </Button>
        ))}
    </div>
  )
}

const Leaving = ({ model, link, place, seat, web, onClose }: TableContext & { readonly onClose: () => void }): ReactNode => {
  const { table, cancel } = useTexts()
  const { options } = useLaterTexts()
  const [, navigate] = useLocation()
  const [isSure, setSure] = useState(false)
  const isOver = model.update?.over === true
  const areAlone = model.update?.players.every((player, chair) => chair === seat || player.bot !== null) ?? true
  const home = (): void => navigate('/')
  if (isSure)
    return (
      <div className="stack" role="alert">
        <p>{options.endGameSure}</p>
        <div className="acts">
          <Button onPress={() => setSure(false)}>{cancel}</Button>
          <Button
            kind="danger"
            icon="flag"
            onPress={() => {
              onClose()
              link.propose({ type: 'end' })
            }}
          >
            {areAlone ? options.endGameNow : options.endGame}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="option-acts">
      <Button icon="info" onPress={() => navigate(`/learn/${web.game.id}`)}>
        {options.learn}
      </Button>
      <Button
        icon="save"
        onPress={() => void saveFile(`${web.game.id}-${place.id}.journal`, place.journal())}
        blocked={place.type === 'server' && !isOver}
      >
        {table.save}
      </Button>
      {isOver || place.type === 'device' ? (
        <Button icon="eye" onPress={() => navigate(replayPath(place))}>
          {table.replay}
        </Button>
      ) : null}
      {seat === null || isOver ? null : (
        <Button icon="flag" onPress={() => setSure(true)}>
          {areAlone ? options.endGameNow : options.endGame}
        </Button>
      )}
      {place.type === 'device' || seat === null || isOver ? (
        <Button icon="leave" onPress={home}>
          {options.leaveDevice}
        </Button>
      ) : (
        <Button icon="leave" onPress={() => void place.leave().then(home, home)}>
          {options.leave}
        </Button>
      )}
      {place.type === 'server' && seat !== null && !isOver ? <p className="muted small">{options.leaveHelp}</p> : null}
    </div>
  )
}

export const OptionsDialog = (props: TableContext & { readonly onClose: () => void }): ReactNode => {
  const texts = useTexts()
  const { options } = useLaterTexts()
  const isNarrow = useIsNarrow()
  const isMuted = usePrefs(prefs => prefs.muted)
  return (
    <Dialog title={texts.table.options} closeLabel={texts.close} onClose={props.onClose}>
      <div className="stack options">
        {isNarrow ? <BarActs {...props} /> : null}
        <TasteFields />
        <Switch name={options.mute} on={isMuted} onChange={muted => setPrefs({ muted })} />
        <Others {...props} />
        <Leaving {...props} />
      </div>
    </Dialog>
  )
}
