/** A page that cannot go on: a piece of it did not come, or it ran into a fault of its own. Said, with a way out. */
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../text/index.ts'
import { fetchBuild, renew } from './renewal.ts'
import { useOffline } from './state.ts'

export const Sunk = (): ReactNode => {
  const texts = useTexts()
  const missing = useOffline(state => state.missing)
  const [isTrying, setTrying] = useState(false)
  if (missing === 'looking')
    return (
      <main className="text-page">
        <p className="late muted" role="status">
          {texts.table.strip.older}
        </p>
      </main>
    )
  /** Without a line a reload would lose even this page. */
  const tryAgain = async (): Promise<void> => {
    setTrying(true)
    if (missing !== 'cut' || (await fetchBuild()) !== null) await renew()
    setTrying(false)
  }
  return (
    <main className="text-page">
      <h1>{texts.crash.title}</h1>
      <p className="lead" role="status">
        {missing === null ? texts.crash.text : texts.page.missing[missing]}
      </p>
      <Button kind="main" onPress={() => void tryAgain()} blocked={isTrying}>
        {missing === 'cut' ? texts.again : texts.table.strip.reload}
      </Button>
    </main>
  )
}
