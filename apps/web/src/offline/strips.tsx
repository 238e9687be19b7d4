/** What every page says about itself: a newer version is ready, why it has just loaded anew, a piece of it did not come. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Strip } from '../strip.tsx'
import { useTexts } from '../text/index.ts'
import { renew } from './renewal.ts'
import { useOffline } from './state.ts'

export const PageStrips = (): ReactNode => {
  const texts = useTexts()
  const { page } = texts
  const { isNewer, isPutOff, told, missing } = useOffline()
  return (
    <>
      {told === null ? null : (
        <Strip icon="info">
          <span className="grow">{page.told[told]}</span>
          <Button kind="quiet" onPress={() => useOffline.setState({ told: null })} aria-label={texts.close} icon="close" />
        </Strip>
      )}
      {missing === 'cut' || missing === 'unknown' ? (
        <Strip icon="warning">
          <span className="grow">{page.missing[missing]}</span>
          <Button kind="quiet" onPress={() => useOffline.setState({ missing: null })} aria-label={texts.close} icon="close" />
        </Strip>
      ) : null}
      {isNewer && !isPutOff ? (
        <Strip icon="again">
          <span className="grow">{page.newer}</span>
          <Button onPress={() => void renew()}>{page.take}</Button>
          <Button kind="quiet" onPress={() => useOffline.setState({ isPutOff: true })} aria-label={page.later} icon="close" />
        </Strip>
      ) : null}
    </>
  )
}
