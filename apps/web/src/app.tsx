/** All pages by address. The table and the quieter pages are loaded when somebody goes there. */
import { Component, lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { findRegistered } from './registry.ts'
import { Sunk } from './offline/sunk.tsx'
import { WaitingPage } from './shell.tsx'

const DeviceTable = lazy(async () => ({ default: (await import('./table/page.tsx')).DeviceTablePage }))
const ServerTable = lazy(async () => ({ default: (await import('./table/page.tsx')).ServerTablePage }))
const Settings = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }))
const DeviceLink = lazy(async () => ({ default: (await import('./pages/device-link.tsx')).DeviceLinkPage }))
const Privacy = lazy(async () => ({ default: (await import('./pages/privacy.tsx')).PrivacyPage }))
const Licences = lazy(async () => ({ default: (await import('./pages/licences.tsx')).LicencesPage }))
const Rules = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))
const Lessons = lazy(async () => ({ default: (await import('./lesson/page.tsx')).LessonsPage }))
const Lesson = lazy(async () => ({ default: (await import('./lesson/page.tsx')).LessonPage }))
const Replay = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const Fairness = lazy(async () => ({ default: (await import('./replay/fairness-page.tsx')).FairnessPage }))
const Shortcut = lazy(async () => ({ default: (await import('./offline/shortcut.tsx')).ShortcutPage }))
const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFoundPage }))

/** A fault of the page itself: said, with a way out. */
class Lifeboat extends Component<{ readonly children: ReactNode }, { readonly isSunk: boolean }> {
  override state = { isSunk: false }
  static getDerivedStateFromError(): { readonly isSunk: boolean } {
    return { isSunk: true }
  }
  override render(): ReactNode {
    return this.state.isSunk ? <Sunk /> : this.props.children
  }
}

export const App = (): ReactNode => (
  <Lifeboat>
    <Suspense fallback={<WaitingPage />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/d/:id">{({ id }) => <DeviceTable key={id} id={id} />}</Route>
        <Route path="/t/:id">{({ id }) => <ServerTable key={id} id={id} />}</Route>
        <Route path="/settings" component={Settings} />
        <Route path="/link" component={DeviceLink} />
        <Route path="/privacy" component={Privacy} />
        <Route path="/licences" component={Licences} />
        <Route path="/rules">{() => <Rules game={null} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path="/learn/:game">{({ game }) => <Lessons key={game} game={game} />}</Route>
        <Route path="/learn/:game/:id">{({ game, id }) => <Lesson key={`${game} ${id}`} game={game} id={id} />}</Route>
        <Route path="/r/*">{({ '*': path }) => <Replay path={path} />}</Route>
        <Route path="/fairness" component={Fairness} />
        <Route path="/play/:game">
          {({ game }) => (findRegistered(game) === undefined ? <NotFound /> : <Shortcut key={game} game={game} />)}
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Lifeboat>
)
