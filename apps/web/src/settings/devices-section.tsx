/** In the settings: the devices on which the player is signed in, and buttons to sign out the others. */
import type { Language, Millis } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { fetchDevices, signOutDevice, signOutOtherDevices } from '../api/player-api.ts'
import type { ApiProblemCode } from '../api/error-codes.ts'
import { useInterval, useLoad } from '../browser/hooks.ts'
import { useLanguage } from '../text/language.ts'
import { useProblemText } from '../text/problems.ts'
import { formatAgo } from '../text/relative-time.ts'
import { useSettingsText } from '../text/settings.ts'
import type { SettingsText } from '../text/en/settings.ts'
import { problemCodeOf } from './problem-code.ts'

type Device = Awaited<ReturnType<typeof fetchDevices>>[number]

/** Shows a device that was just added with a link. */
const REFRESH: Millis = 15_000

const describe = ({ added, seen }: Device, text: SettingsText, language: Language): string => {
  const ago = (time: Millis | null): string => (time === null ? text.deviceUnknown : formatAgo(time, Date.now(), language))
  return text.deviceTimes(ago(seen), ago(added))
}

export const DevicesSection = (): ReactNode => {
  const settings = useSettingsText()
  const problems = useProblemText()
  const language = useLanguage()
  const [found, reload] = useLoad(fetchDevices, 'devices')
  const [problem, setProblem] = useState<ApiProblemCode | null>(null)
  useInterval(REFRESH, reload)
  if (found.type !== 'ready') return null // without a player, or without a server, there is nothing to sign out
  const others = found.value.filter(({ current }) => !current)
  const signOut = (sent: Promise<void>): void => {
    setProblem(null)
    sent.then(reload, (error: unknown) => setProblem(problemCodeOf(error)))
  }
  return (
    <section className="stack" aria-labelledby="devices">
      <h2 id="devices">{settings.devices}</h2>
      <p>{settings.devicesHelp}</p>
      <ul className="stack">
        {found.value.map(device => {
          const times = describe(device, settings, language)
          return (
            <li key={device.id} className="row wrap">
              <span className="grow">
                <b>{device.current ? settings.deviceThis : settings.deviceOther}</b>
                <br />
                <small className="muted">{times}</small>
              </span>
              {device.current ? null : (
                <Button aria-label={`${settings.signOut}: ${times}`} onPress={() => signOut(signOutDevice(device.id))}>
                  {settings.signOut}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length === 0 ? null : (
        <p>
          <Button kind="danger" onPress={() => signOut(signOutOtherDevices())}>
            {settings.signOutOthers}
          </Button>
        </p>
      )}
      {problem === null ? null : (
        <p className="bad-words" role="alert">
          {problems[problem]}
        </p>
      )}
    </section>
  )
}
