/** Starts Debian's Firefox for tests, installs it if it is missing, and drives it over WebDriver BiDi. */
import puppeteer from 'puppeteer-core'
import type { ElementHandle } from 'puppeteer-core'
import { FIREFOX, needFirefox } from '../../../../tools/debian-packages.ts'
import { TIMEOUT } from '../support/browser.ts'
import { elementOf } from './driver.ts'
import type { Driver } from './driver.ts'

export const startFirefox = async (): Promise<Driver> => {
  await needFirefox()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT)
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url ?? ''}`)
  })
  page.on('pageerror', error => errors.push(`page: ${String(error)}`))
  return {
    open: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: expression => page.evaluate(expression),
    tryClick: async aim => {
      const element = (await page.evaluateHandle(elementOf(aim))).asElement() as ElementHandle | null
      if (element === null) return false
      return element.click().then(
        () => true,
        () => false,
      )
    },
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  }
}
