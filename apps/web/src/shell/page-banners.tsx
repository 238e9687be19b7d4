/** Banners of every page about itself: a newer version, why it has just reloaded, a chunk that failed to load. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { reloadIntoNewestBuild } from '../offline/reload.ts'
import { usePwaState } from '../offline/state.ts'
import { useTexts } from '../text/language.ts'
import { Banner } from './banner.tsx'

export const PageBanners = (): ReactNode => {
  const texts = useTexts()
  const { isNewer, isPutOff, reloaded, missing } = usePwaState()
  return (
    <>
      {reloaded === null ? null : (
        <Banner icon="info">
          <span className="grow">{texts.reloaded[reloaded]}</span>
          <Button kind="quiet" onPress={() => usePwaState.setState({ reloaded: null })} aria-label={texts.close} icon="close" />
        </Banner>
      )}
      {missing === 'cut' || missing === 'unknown' ? (
        <Banner icon="warning">
          <span className="grow">{texts.missing[missing]}</span>
          <Button kind="quiet" onPress={() => usePwaState.setState({ missing: null })} aria-label={texts.close} icon="close" />
        </Banner>
      ) : null}
      {isNewer && !isPutOff ? (
        <Banner icon="again">
          <span className="grow">{texts.update.available}</span>
          <Button onPress={() => void reloadIntoNewestBuild()}>{texts.update.install}</Button>
          <Button kind="quiet" onPress={() => usePwaState.setState({ isPutOff: true })} aria-label={texts.update.later} icon="close" />
        </Banner>
      ) : null}
    </>
  )
}
