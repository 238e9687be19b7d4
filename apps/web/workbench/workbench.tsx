/** All pages of the workbench by address. */
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { IndexPage } from './pages/index-page.tsx'
import './workbench.css'

const FramePage = lazy(async () => ({ default: (await import('./frame/frame-page.tsx')).FramePage }))
const GalleryPage = lazy(async () => ({ default: (await import('./frame/gallery-page.tsx')).GalleryPage }))
const AppPage = lazy(async () => ({ default: (await import('./frame/app-page.tsx')).AppPage }))
const ShellPage = lazy(async () => ({ default: (await import('./pages/shell-page.tsx')).ShellPage }))
const GamePage = lazy(async () => ({ default: (await import('./pages/game-pages.tsx')).GamePage }))

export const Workbench = (): ReactNode => (
  <Suspense>
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
  </Suspense>
)
