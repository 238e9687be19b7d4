/** The entry of the workbench, which only developers and tests open: styles of the page, then the workbench. */
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/controls.css'
import '@tortuga/ui/pieces.css'
import '../src/styles/fonts.css'
import '../src/styles/shell.css'
import '../src/styles/home.css'
import { createRoot } from 'react-dom/client'
import { loadRegistry } from '../src/games/registry.ts'
import { switchLanguage } from '../src/text/language.ts'
import { Workbench } from './workbench.tsx'

await loadRegistry()
await switchLanguage('en') // components of the page need texts before a frame chooses its own language
const root = document.querySelector('#root')
if (root !== null)
  createRoot(root, {
    onUncaughtError: error => {
      root.textContent = String(error) // the page would stay empty
      reportError(error)
    },
  }).render(<Workbench />)
