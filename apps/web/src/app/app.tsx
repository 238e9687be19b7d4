/** All pages by address. Only the home page is in the first chunk; each other page is loaded with its texts when it is opened. */
import { Component, lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { findRegistered } from '../games/registry.ts'
import { Home } from '../home/home.tsx'
import { LoadingPage } from '../shell/page-frame.tsx'
import { CrashPage } from './crash-page.tsx'

const DeviceTable = lazy(async () => ({ default: (await import('../table/page/table-page.tsx')).DeviceTablePage }))
const ServerTable = lazy(async () => ({ default: (await import('../table/page/table-page.tsx')).ServerTablePage }))
const Settings = lazy(async () => ({ default: (await import('../settings/settings-page.tsx')).SettingsPage }))
const DeviceLink = lazy(async () => ({ default: (await import('../settings/device-link-page.tsx')).DeviceLinkPage }))
const Privacy = lazy(async () => ({ default: (await import('../pages/privacy.tsx')).PrivacyPage }))
const Licences = lazy(async () => ({ default: (await import('../pages/licences.tsx')).LicencesPage }))
const Rules = lazy(async () => ({ default: (await import('../pages/rules.tsx')).RulesPage }))
const Lessons = lazy(async () => ({ default: (await import('../lesson/lesson-pages.tsx')).LessonsPage }))
const Lesson = lazy(async () => ({ default: (await import('../lesson/lesson-pages.tsx')).LessonPage }))
const Replay = lazy(async () => ({ default: (await import('../replay/page/replay-page.tsx')).ReplayPage }))
const Fairness = lazy(async () => ({ default: (await import('../pages/fairness.tsx')).FairnessPage }))
const Shortcut = lazy(async () => ({ default: (await import('../pages/shortcut.tsx')).ShortcutPage }))
const NotFound = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }))

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
    <Suspense fallback={<LoadingPage />}>
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
  </CrashBoundary>
)
