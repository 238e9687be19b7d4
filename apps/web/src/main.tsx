/** Where the page begins. */
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/controls.css'
import '@tortuga/ui/pieces.css'
import '@tortuga/ui/table.css'
import './styles/fonts.css'
import './styles/shell.css'
import './styles/home.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startOffline } from './offline/start.ts'
import { startPrefs } from './prefs.ts'

startOffline()
await startPrefs()
const root = document.querySelector('#root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
