/** All pages of the workbench by address. */
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { lazyPage } from '../src/shell/lazy-page.tsx'
import { IndexPage } from './pages/index-page.tsx'
import './workbench.css'

const Nothing = (): ReactNode => null

const FramePage = lazyPage(async () => (await import('./frame/frame-page.tsx')).FramePage, Nothing)
const GalleryPage = lazyPage(async () => (await import('./frame/gallery-page.tsx')).GalleryPage, Nothing)
const AppPage = lazyPage(async () => (await import('./frame/app-page.tsx')).AppPage, Nothing)
const ShellPage = lazyPage(async () => (await import('./pages/shell-page.tsx')).ShellPage, Nothing)
const GamePage = lazyPage(async () => (await import('./pages/game-pages.tsx')).GamePage, Nothing)

export const Workbench = (): ReactNode => (
  <Switch>
    <Route path="/workbench" component={IndexPage} />
    <Route path="/workbench/frame/:game">{({ game }) => <FramePage game={game} />}</Route>
    <Route path="/workbench/gallery/:game">{({ game }) => <GalleryPage game={game} />}</Route>
    <Route path="/workbench/app" component={AppPage} />
    <Route path="/workbench/shell" component={ShellPage} />
    <Route path="/workbench/:game">{({ game }) => <GamePage key={game} game={game} section={null} />}</Route>
    <Route path="/workbench/:game/:section">
      {({ game, section }) => <GamePage key={`${game} ${section}`} game={game} section={section} />}
    </Route>
  </Switch>
)
