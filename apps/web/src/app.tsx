/** All pages by address. The table and the quieter pages are loaded when somebody goes there. */
import { Component, lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { Shell } from './shell.tsx'
import { currentTexts, useTexts } from './text/index.ts'

const DeviceTable = lazy(async () => ({ default: (await import('./table/page.tsx')).DeviceTablePage }))
const ServerTable = lazy(async () => ({ default: (await import('./table/page.tsx')).ServerTablePage }))
const Settings = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }))
const DeviceLink = lazy(async () => ({ default: (await import('./pages/device-link.tsx')).DeviceLinkPage }))
const Privacy = lazy(async () => ({ default: (await import('./pages/privacy.tsx')).PrivacyPage }))
const Licences = lazy(async () => ({ default: (await import('./pages/licences.tsx')).LicencesPage }))
const Rules = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))
const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFoundPage }))

const Loading = (): ReactNode => {
  const texts = useTexts()
  return (
    <Shell>
      <p className="text-page late muted" role="status">
        {texts.loading}
      </p>
    </Shell>
  )
}

/** A fault of the page itself: said, with a way out. */
class Lifeboat extends Component<{ readonly children: ReactNode }, { readonly isSunk: boolean }> {
  override state = { isSunk: false }
  static getDerivedStateFromError(): { readonly isSunk: boolean } {
    return { isSunk: true }
  }
  override render(): ReactNode {
    if (!this.state.isSunk) return this.props.children
    const texts = currentTexts()
    return (
      <main className="text-page">
        <h1>{texts.crash.title}</h1>
        <p className="lead">{texts.crash.text}</p>
        <a className="btn main" href={location.pathname}>
          {texts.table.strip.reload}
        </a>
      </main>
    )
  }
}

export const App = (): ReactNode => (
  <Lifeboat>
    <Suspense fallback={<Loading />}>
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
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Lifeboat>
)
