/** The entry of the page: styles, then the app. */
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/controls.css'
import '@tortuga/ui/pieces.css'
import './styles/fonts.css'
import './styles/shell.css'
import './styles/home.css'
import { startApp } from './app/start.tsx'

void startApp()
