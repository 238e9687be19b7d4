/** Before a game: against bots on this device, or a table on the server for friends, with bots for seats nobody takes. */
import { upTo } from '@tortuga/kit'
import type { Clock, Game, GameTypes } from '@tortuga/kit'
import { Button, Choice, Dialog, Switch, TextField } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { openTable, saveName, sitDown } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import type { ProblemCode } from '../api/problems.ts'
import { keepSeal, setPrefs, usePrefs } from '../prefs.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { LaterTexts } from '../text/later/index.ts'
import { playOnDevice } from './play.ts'

const CLOCKS = {
  none: { type: 'none' },
  calm: { type: 'move', seconds: 120 },
  blitz: { type: 'move', seconds: 30 },
  bank: { type: 'bank', seconds: 300, increment: 5 },
  day: { type: 'move', seconds: 86_400 },
} as const satisfies Record<string, Clock>
/** `rules`: what the rulebook asks for. */
type ClockName = keyof typeof CLOCKS | 'rules'
const CLOCK_NAMES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]

/** The clocks of a table of this game, with that of its rulebook first where there is one. */
const clocksFor = ({ clock }: Game<GameTypes>, setup: LaterTexts['setup']): readonly (readonly [ClockName, string])[] => [
  ...(clock.type === 'none' ? [] : [['rules', setup.clockOfRules(clock.seconds)] as const]),
  ...CLOCK_NAMES.map(name => [name, setup.clocks[name]] as const),
]

type Wish = {
  readonly preset: string
  readonly seats: number
  readonly level: string
  readonly bots: number
  readonly clock: ClockName
  readonly options: Readonly<Record<string, unknown>> // what differs from the preset
  readonly spectators: boolean
  readonly listed: boolean
  readonly takebacks: boolean
}

const firstWish = ({ game, levelNames }: WebGame<GameTypes>, language: 'en' | 'pl', kind: 'play' | 'invite'): Wish => {
  const levels = Object.keys(levelNames[language])
  const presets = Object.keys(game.presets)
  const last = usePrefs.getState().play[game.id] ?? {}
  const [least, most] = game.seats
  return {
    preset: presets.find(preset => preset === (last.preset ?? language)) ?? presets[0] ?? '',
    seats: kind === 'play' ? Math.min(most, Math.max(least, last.seats ?? 3)) : least,
    level: levels.find(level => level === last.level) ?? levels[Math.floor(levels.length / 2)] ?? '',
    bots: 0,
    clock: game.clock.type === 'none' ? 'none' : 'rules',
    options: kind === 'play' ? (last.options ?? {}) : {},
    spectators: true,
    listed: false,
    takebacks: true,
  }
}

/** Opens the table on the server and sits down at it, first seat. */
const invite = async (
  game: Game<GameTypes>,
  name: string,
  { preset, seats, level, bots, clock: clockName, options: changed, spectators, listed, takebacks }: Wish,
): Promise<string> => {
  await saveName(name)
  setPrefs({ name })
  const chairs = upTo(bots).map(order => ({ seat: seats - 1 - order, level }))
  const clock = clockName === 'rules' ? game.clock : CLOCKS[clockName]
  const options = Object.keys(changed).length === 0 ? preset : { ...(game.presets[preset] as object), ...changed }
  const table = await openTable({ game: game.id, options, seats, bots: chairs, clock, spectators, listed, takebacks })
  const { contribution } = await sitDown(table.id, 0, table.commitment)
  keepSeal(table.id, contribution, table.commitment)
  return `/t/${table.id}`
}

export const SetupDialog = ({
  kind,
  web,
  onClose,
}: {
  readonly kind: 'play' | 'invite'
  readonly web: WebGame<GameTypes>
  readonly onClose: () => void
}): ReactNode => {
  const texts = useTexts()
  const { setup, problems } = useLaterTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [wish, setWish] = useState(() => firstWish(web, language, kind))
  const [name, setName] = useState(usePrefs.getState().name)
  const [problem, setProblem] = useState<ProblemCode | 'name' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part })

  const { game, presetNames, levelNames } = web
  const title = web.face.title[language]
  const [least, most] = game.seats
  const counts = upTo(most - least + 1).map(more => least + more)
  const mostBots = Math.max(0, wish.seats - 2)
  const bots = Math.min(wish.bots, mostBots)

  const start = async (): Promise<void> => {
    if (kind === 'invite' && name.trim() === '') return setProblem('name')
    setBusy(true)
    setProblem(null)
    try {
      const { preset, seats, level, options } = wish
      const address =
        kind === 'play'
          ? await playOnDevice(game.id, { preset, seats, level, options })
          : await invite(game, name.trim(), { ...wish, bots })
      navigate(address)
    } catch (error) {
      setProblem(error instanceof Problem ? error.code : 'other')
      setBusy(false)
    }
  }
  const words = problem === null ? null : problem === 'name' ? setup.nameMissing : problems[problem]
  const isAboutName = problem === 'name' || problem === 'malformed'
  return (
    <Dialog title={kind === 'play' ? setup.playTitle(title) : setup.inviteTitle(title)} closeLabel={texts.close} onClose={onClose}>
      <form
        className="stack setup"
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        {kind === 'play' ? null : (
          <TextField
            name={setup.name}
            help={setup.nameHelp}
            wrong={isAboutName ? words : null}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        )}
        {Object.keys(game.presets).length > 1 ? (
          <Choice
            name={web.presetsName?.[language] ?? setup.edition}
            help={web.aboutPreset(wish.preset, language)}
            value={wish.preset}
            options={Object.keys(game.presets).map(preset => [preset, presetNames[language][preset] ?? preset] as const)}
            onChange={preset => change({ preset })}
          />
        ) : null}
        {counts.length > 1 ? (
          <Choice
            name={setup.seats}
            help={web.seatsNote?.(wish.seats, language) ?? ''}
            value={String(wish.seats)}
            options={counts.map(count => [String(count), String(count)] as const)}
            onChange={seats => change({ seats: Number(seats) })}
          />
        ) : null}
        {(web.choices ?? []).map(({ option, name: title, values }) => (
          <Choice
            key={option}
            name={title[language]}
            value={String(
              Math.max(
                0,
                values.findIndex(({ value }) => value === (wish.options[option] ?? values[0]?.value)),
              ),
            )}
            options={values.map(({ label }, index) => [String(index), label[language]] as const)}
            onChange={index => change({ options: { ...wish.options, [option]: values[Number(index)]?.value } })}
          />
        ))}
        {kind === 'invite' && mostBots > 0 ? (
          <Choice
            name={setup.bots}
            value={String(bots)}
            options={upTo(mostBots + 1).map(count => [String(count), count === 0 ? setup.noBots : setup.botCount(count)] as const)}
            onChange={count => change({ bots: Number(count) })}
          />
        ) : null}
        {kind === 'play' || bots > 0 ? (
          <Choice
            name={setup.level}
            help={web.aboutLevel(wish.level, language)}
            value={wish.level}
            options={Object.entries(levelNames[language])}
            onChange={level => change({ level })}
          />
        ) : null}
        {kind === 'play' ? null : (
          <>
            <Choice name={setup.clock} value={wish.clock} options={clocksFor(game, setup)} onChange={clock => change({ clock })} />
            <div>
              <Switch name={setup.listed} on={wish.listed} onChange={listed => change({ listed })} />
              <Switch name={setup.spectators} on={wish.spectators} onChange={spectators => change({ spectators })} />
              <Switch name={setup.takebacks} on={wish.takebacks} onChange={takebacks => change({ takebacks })} />
            </div>
          </>
        )}
        {words === null || isAboutName ? null : (
          <p className="bad-words" role="alert">
            {words}
          </p>
        )}
        <div className="acts">
          <Button kind="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
          <button type="submit" className="btn main" {...(isBusy ? { 'aria-disabled': true } : {})}>
            {isBusy ? setup.opening : kind === 'play' ? setup.start : setup.open}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
