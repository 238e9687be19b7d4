/** Starts Debian's Chromium for tests, installs it if it is missing, and records errors and foreign requests of every page. */
import axe from 'axe-core'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { needChromium } from '../../../../tools/debian-packages.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A host name that browsers do not trust like loopback, for plain http in a home network.
  '--host-resolver-rules=MAP harbour.test 127.0.0.1',
]

export const startBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await needChromium(), args: [...FLAGS, ...flags] })

/** The timeout of every step: many times the usual duration, because other tests run at the same time. */
export const TIMEOUT = 60_000

export type BrowserVisit = {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors of the console and of the page, CSP reports, requests to other hosts. */
  readonly complaints: string[]
}

/** Requests fail because the test cut the connection or there is no API; these are not errors of the page. */
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

type Tempo = 'quick' | 'natural' | 'slow' | 'instant'

/** The tempo of a new profile, as the page stores it. */
const storeTempo = (tempo: Tempo): string => `
  try {
    if (localStorage.getItem('tortuga') === null) localStorage.setItem('tortuga', JSON.stringify({ tempo: '${tempo}' }))
  } catch {}`

/** Moves appear at once unless a test is about their tempo. */
type VisitOptions = BrowserContextOptions & { readonly tempo?: Tempo }

/** A visitor with a separate browser profile. Service workers are off unless a test is about them, since they would answer requests that tests watch. */
export const visit = async (
  browser: Browser,
  base: string,
  { tempo = 'instant', ...options }: VisitOptions = {},
): Promise<BrowserVisit> => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESK, ...options, baseURL: base })
  context.setDefaultTimeout(TIMEOUT)
  await context.addInitScript(storeTempo(tempo))
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

/** The rules of axe: by their tags all that we hold to, and by name those whose result can differ between themes. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Serious and critical findings of axe, one line each. The debugger runs its script, because the page's policy would block it. Frames of the workbench are pages of their own. */
export const audit = async (page: Page, rules: readonly string[] = ALL_RULES): Promise<readonly string[]> => {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: false })`,
  )) as Found
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} — ${failureSummary.replaceAll('\n', ' ').slice(0, 240)}`,
      ),
    )
}
