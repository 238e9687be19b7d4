/** In the settings: whether page and games are stored on this device, and how to install the page. */
import { Button, Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLoad } from '../browser/hooks.ts'
import { isPersisted, requestPersistence } from '../offline/persistent-storage.ts'
import { usePwaState } from '../offline/state.ts'
import type { OfflineStatus } from '../offline/state.ts'
import { useOfflineText } from '../text/offline.ts'

const ICONS = {
  unknown: 'hourglass',
  impossible: 'info',
  fetching: 'hourglass',
  kept: 'tick',
  full: 'warning',
  failed: 'warning',
} as const satisfies Record<OfflineStatus, IconName>

const StatusLine = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode => (
  <p className="row" role="status">
    <Icon name={icon} small />
    <span className="grow">{children}</span>
  </p>
)

const GameStorage = (): ReactNode => {
  const { games } = useOfflineText()
  const [found, lookAgain] = useLoad(isPersisted, 'games')
  const [isRefused, setRefused] = useState(false)
  const isKept = found.type === 'ready' ? found.value : null
  if (isKept === null) return null
  const ask = async (): Promise<void> => {
    setRefused(!(await requestPersistence()))
    lookAgain()
  }
  return (
    <>
      <StatusLine icon={isKept ? 'tick' : 'info'}>{isKept ? games.kept : isRefused ? games.refused : games.mayGo}</StatusLine>
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
/** iPads report themselves as Macs, but no Mac has a touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const Installation = (): ReactNode => {
  const text = useOfflineText().install
  const install = usePwaState(state => state.install)
  if (isInstalled()) return <StatusLine icon="tick">{text.done}</StatusLine>
  if (install !== null)
    return (
      <p className="row wrap">
        <Button icon="device" onPress={() => void install()}>
          {text.button}
        </Button>
        <small className="muted">{text.help}</small>
      </p>
    )
  return isAppleMobile() ? <StatusLine icon="device">{text.ios}</StatusLine> : null
}

export const OfflineSection = (): ReactNode => {
  const text = useOfflineText()
  const status = usePwaState(state => state.status)
  return (
    <section className="stack" aria-labelledby="offline">
      <h2 id="offline">{text.title}</h2>
      <StatusLine icon={ICONS[status]}>{text.status[status]}</StatusLine>
      <GameStorage />
      <Installation />
    </section>
  )
}
