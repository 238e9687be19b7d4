/** All pages by address. Only the home page is in the first chunk; each other page is loaded with its texts when it is opened. */
import { Component } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { findPageGame } from '../games/registry.ts'
import { Home } from '../home/home.tsx'
import { lazyPage } from '../shell/lazy-page.tsx'
import { CrashPage } from './crash-page.tsx'

const DeviceTable = lazyPage(async () => (await import('../table/page/table-page.tsx')).DeviceTablePage)
const ServerTable = lazyPage(async () => (await import('../table/page/table-page.tsx')).ServerTablePage)
const Settings = lazyPage(async () => (await import('../settings/settings-page.tsx')).SettingsPage)
const DeviceLink = lazyPage(async () => (await import('../settings/device-link-page.tsx')).DeviceLinkPage)
const Privacy = lazyPage(async () => (await import('../pages/privacy.tsx')).PrivacyPage)
const Licences = lazyPage(async () => (await import('../pages/licences.tsx')).LicencesPage)
const Rules = lazyPage(async () => (await import('../pages/rules.tsx')).RulesPage)
const Lessons = lazyPage(async () => (await import('../lesson/lesson-pages.tsx')).LessonsPage)
const Lesson = lazyPage(async () => (await import('../lesson/lesson-pages.tsx')).LessonPage)
const Replay = lazyPage(async () => (await import('../replay/page/replay-page.tsx')).ReplayPage)
const Fairness = lazyPage(async () => (await import('../pages/fairness.tsx')).FairnessPage)
const Shortcut = lazyPage(async () => (await import('../pages/shortcut.tsx')).ShortcutPage)
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFoundPage)

/** Shows an error page instead of a blank one when rendering fails. */
class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true }
  }
  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}

export const App = (): ReactNode => (
  <CrashBoundary>
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
        {({ game }) => (findPageGame(game) === undefined ? <NotFound /> : <Shortcut key={game} game={game} />)}
      </Route>
      <Route component={NotFound} />
    </Switch>
  </CrashBoundary>
)
