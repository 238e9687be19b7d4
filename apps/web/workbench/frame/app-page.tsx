/** A page of the shell alone: the real app at an address of its own, with sample data in place of a server. */
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Router, useSearchParams } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../../src/app/app.tsx'
import { applyAppearance, finishAppearance } from './appearance.ts'
import { readAppearance } from './frame-address.ts'
import { installSampleApi } from './sample-api.ts'
import { makeTaps, settleFrame } from './settle.ts'

/** The heading of a page that has been loaded. */
const DRAWN = 'h1'

export const AppPage = (): ReactNode => {
  const [query] = useSearchParams()
  const [isReady, setReady] = useState(false)
  const [first] = useState(query) // pages of the shell may change the address
  const { hook } = useMemo(() => memoryLocation({ path: first.get('path') ?? '/' }), [first])
  useEffect(() => {
    const appearance = readAppearance(first)
    const open = async (): Promise<void> => {
      installSampleApi()
      await applyAppearance(appearance, false)
      setReady(true)
      await settleFrame(DRAWN, async () => {
        await makeTaps(first.getAll('tap'))
        finishAppearance(appearance)
      })
    }
    void open().catch(() => {
      document.documentElement.dataset['ready'] = 'no'
    })
  }, [first])
  if (!isReady) return null
  return (
    <Router hook={hook}>
      <App />
    </Router>
  )
}
