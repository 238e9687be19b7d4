/** The frame of every page except tables: top bar, banners, content, footer. */
import { Icon, Logo } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { usePageFocus, useTitle } from '../browser/hooks.ts'
import { PageBanners } from './page-banners.tsx'
import { usePrefs } from '../preferences/preferences.ts'
import { BannerArea } from './banner.tsx'
import { useTexts } from '../text/language.ts'

export const Brand = ({ label }: { readonly label: string }): ReactNode => (
  <Link href="/" className="brand" aria-label={label}>
    <Logo />
    <span>Tortuga</span>
  </Link>
)

const NavLink = ({ href, icon, children }: { readonly href: string; readonly icon: IconName; readonly children: string }): ReactNode => {
  const [path] = useLocation()
  return (
    <Link href={href} className="tool" title={children} {...(path === href ? { 'aria-current': 'page' } : {})}>
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

const Footer = (): ReactNode => {
  const { nav } = useTexts()
  return (
    <footer className="foot">
      <Link href="/privacy">{nav.privacy}</Link>
      <Link href="/licences">{nav.licences}</Link>
    </footer>
  )
}

export const PageFrame = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const texts = useTexts()
  return (
    <div className="shell">
      <a className="skip vh" href="#content">
        {texts.skip}
      </a>
      <TopBar />
      <BannerArea>
        <PageBanners />
      </BannerArea>
      <main id="content">{children}</main>
      <Footer />
    </div>
  )
}

/** Shown while a page is loading; its text appears only after a moment. */
export const LoadingPage = ({ text }: { readonly text?: string }): ReactNode => {
  const texts = useTexts()
  return (
    <PageFrame>
      <p className="text-page late muted" role="status">
        {text ?? texts.loading}
      </p>
    </PageFrame>
  )
}

/** A page of text with a title. */
export const TextPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const heading = usePageFocus()
  useTitle(`${title} – Tortuga`)
  return (
    <PageFrame>
      <div className="text-page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </PageFrame>
  )
}
