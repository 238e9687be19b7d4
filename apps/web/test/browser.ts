/** Debian's Chromium for tests: started here, installed when it is missing, and watched for anything that should not be said or asked. */
import axe from 'axe-core'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { installPackage } from '../../../tools/debian.ts'

const CHROMIUM = '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An address that browsers do not trust as they trust loopback: plain http in a home network.
  '--host-resolver-rules=MAP harbour.test 127.0.0.1',
]

const install = async (): Promise<void> => {
  if (existsSync(CHROMIUM)) return
  if (process.getuid?.() !== 0) throw new Error('The browser tests need Chromium: install the Debian package `chromium`.')
  await installPackage('chromium')
}

export const startBrowser = async (): Promise<Browser> => {
  await install()
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
}

/** How long anything at a page is waited for: many times what it takes, since other tests run beside. */
export const PATIENCE = 60_000

export type Visit = {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors of the console and of the page, CSP reports, requests to other hosts. */
  readonly complaints: string[]
}

/** A request that fails because the test cut the line, or because there is no API, is no fault of the page. */
const IS_EXPECTED = /\/api\/|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection/

const watch = (page: Page, base: string, complaints: string[]): void => {
  page.on('console', message => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !IS_EXPECTED.test(text)) complaints.push(`console: ${text}`)
  })
  page.on('pageerror', error => complaints.push(`page: ${error.message}`))
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(base) && !url.startsWith('data:') && !url.startsWith('blob:')) complaints.push(`foreign request: ${url}`)
  })
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** A visitor with a browser profile of their own. Only tests about it let the page lay itself in on the device: it would answer for requests that others look at. */
export const visit = async (browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESK, ...options, baseURL: base })
  context.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  context.on('page', page => watch(page, base, complaints))
  const page = await context.newPage()
  return { context, page, complaints }
}

type Found = {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
  }[]
}

/** What axe finds serious or critical, one line each. The script comes through the debugger, past the page's policy. */
export const audit = async (page: Page): Promise<readonly string[]> => {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })`,
  )) as Found
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} — ${failureSummary.replaceAll('\n', ' ').slice(0, 240)}`,
      ),
    )
}
