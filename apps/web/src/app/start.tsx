/** Starts the page: offline support, preferences with their language, the games, then the first render. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRegistry } from '../games/registry.ts'
import { startOffline } from '../offline/start.ts'
import { startPrefs } from '../preferences/preferences.ts'
import { App } from './app.tsx'

export const startApp = async (): Promise<void> => {
  startOffline()
  await Promise.all([startPrefs(), loadRegistry()])
  const root = document.querySelector('#root')
  if (root !== null)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
}
