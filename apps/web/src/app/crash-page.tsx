/** Replaces a page that cannot continue, because a chunk failed to load or because of an error. */
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { fetchBuild, reloadIntoNewestBuild } from '../offline/reload.ts'
import { usePwaState } from '../offline/state.ts'
import { useTexts } from '../text/language.ts'

export const CrashPage = (): ReactNode => {
  const texts = useTexts()
  const missing = usePwaState(state => state.missing)
  const [isTrying, setTrying] = useState(false)
  if (missing === 'checking')
    return (
      <main className="text-page">
        <p className="late muted" role="status">
          {texts.update.outdated}
        </p>
      </main>
    )
  /** Without a connection, a reload would lose even this page. */
  const tryAgain = async (): Promise<void> => {
    setTrying(true)
    if (missing !== 'cut' || (await fetchBuild()) !== null) await reloadIntoNewestBuild()
    setTrying(false)
  }
  return (
    <main className="text-page">
      <h1>{texts.crash.title}</h1>
      <p className="lead" role="status">
        {missing === null ? texts.crash.text : texts.missing[missing]}
      </p>
      <Button kind="main" onPress={() => void tryAgain()} blocked={isTrying}>
        {missing === 'cut' ? texts.again : texts.update.reload}
      </Button>
    </main>
  )
}
