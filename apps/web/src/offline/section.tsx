/** In the settings: whether page and games are on this device, and how to install the page. */
import { Button, Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLoad } from '../hooks.ts'
import { useLanguage } from '../text/index.ts'
import type { Keeping } from './kinds.ts'
import { isForGood, keepForGood } from './persist.ts'
import { useOffline } from './state.ts'
import { WORDS } from './text.ts'

const ICONS = {
  unknown: 'hourglass',
  impossible: 'info',
  fetching: 'hourglass',
  kept: 'tick',
  full: 'warning',
  failed: 'warning',
} as const satisfies Record<Keeping, IconName>

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode => (
  <p className="row" role="status">
    <Icon name={icon} small />
    <span className="grow">{children}</span>
  </p>
)

const Games = (): ReactNode => {
  const { games } = WORDS[useLanguage()]
  const [found, lookAgain] = useLoad(isForGood, 'games')
  const [isRefused, setRefused] = useState(false)
  const isKept = found.type === 'ready' ? found.value : null
  if (isKept === null) return null
  const ask = async (): Promise<void> => {
    setRefused(!(await keepForGood()))
    lookAgain()
  }
  return (
    <>
      <Line icon={isKept ? 'tick' : 'info'}>{isKept ? games.kept : isRefused ? games.refused : games.mayGo}</Line>
      {isKept || isRefused ? null : (
        <p>
          <Button icon="save" onPress={() => void ask()}>
            {games.ask}
          </Button>
        </p>
      )}
    </>
  )
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
/** iPads call themselves Macs, but no Mac has a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const Installing = (): ReactNode => {
  const { install: words } = WORDS[useLanguage()]
  const install = useOffline(({ install: given }) => given)
  if (isInstalled()) return <Line icon="tick">{words.done}</Line>
  if (install !== null)
    return (
      <p className="row wrap">
        <Button icon="device" onPress={() => void install()}>
          {words.button}
        </Button>
        <small className="muted">{words.help}</small>
      </p>
    )
  return isApplePhone() ? <Line icon="device">{words.ios}</Line> : null
}

export const OfflineSection = (): ReactNode => {
  const words = WORDS[useLanguage()]
  const keeping = useOffline(state => state.keeping)
  return (
    <section className="stack" aria-labelledby="offline">
      <h2 id="offline">{words.title}</h2>
      <Line icon={ICONS[keeping]}>{words.keeping[keeping]}</Line>
      <Games />
      <Installing />
    </section>
  )
}
