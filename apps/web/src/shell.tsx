/** What stands around every page but the table: the bar on top, the page, the foot. */
import { Icon, Mark } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { usePageFocus, useTitle } from './hooks.ts'
import { PageStrips } from './offline/strips.tsx'
import { usePrefs } from './prefs.ts'
import { StripBox } from './strip.tsx'
import { useTexts } from './text/index.ts'

export const Brand = ({ label }: { readonly label: string }): ReactNode => (
  <Link href="/" className="brand" aria-label={label}>
    <Mark />
    <span>Tortuga</span>
  </Link>
)

const NavLink = ({ href, icon, children }: { readonly href: string; readonly icon: IconName; readonly children: ReactNode }): ReactNode => {
  const [path] = useLocation()
  return (
    <Link href={href} className="tool" {...(path === href ? { 'aria-current': 'page' } : {})}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  )
}

const TopBar = (): ReactNode => {
  const texts = useTexts()
  const name = usePrefs(prefs => prefs.name)
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <nav className="tools" aria-label="Tortuga">
        <NavLink href="/rules" icon="book">
          {texts.nav.rules}
        </NavLink>
        <NavLink href="/settings" icon="options">
          {name === '' ? texts.nav.settings : name}
        </NavLink>
      </nav>
    </header>
  )
}

const Foot = (): ReactNode => {
  const { nav } = useTexts()
  return (
    <footer className="foot">
      <Link href="/privacy">{nav.privacy}</Link>
      <Link href="/licences">{nav.licences}</Link>
    </footer>
  )
}

/** A page with bar and foot. */
export const Shell = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const texts = useTexts()
  return (
    <div className="shell">
      <a className="skip vh" href="#content">
        {texts.skip}
      </a>
      <TopBar />
      <StripBox>
        <PageStrips />
      </StripBox>
      <main id="content">{children}</main>
      <Foot />
    </div>
  )
}

/** A page that is on its way; said only where that takes a while. */
export const WaitingPage = ({ says }: { readonly says?: string }): ReactNode => {
  const texts = useTexts()
  return (
    <Shell>
      <p className="text-page late muted" role="status">
        {says ?? texts.loading}
      </p>
    </Shell>
  )
}

/** A page of words with a title. */
export const TextPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const heading = usePageFocus()
  useTitle(`${title} – Tortuga`)
  return (
    <Shell>
      <div className="text-page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Shell>
  )
}
