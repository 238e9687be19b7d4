/** What the journeys in Firefox and WebKit need of a browser; each browser has its own protocol behind it. */
import * as v from 'valibot'
import { until } from '../support/play.ts'

/** Which element is meant: the last visible one with this selector, and with this name where one is given. */
export type Aim = { readonly selector: string; readonly name?: string }

export type Driver = {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The value of an expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks with the mouse; false if there is no such element now, or if it went away before the click. */
  readonly tryClick: (aim: Aim) => Promise<boolean>
  /** Errors of the console and of the page so far, one line each. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** An expression for the page: every visible element that is meant. Its name is its label, or its text. */
const all = ({ selector, name }: Aim): string => {
  const isNamed = name === undefined ? 'true' : `(one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(name)}`
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(one => one.checkVisibility({ visibilityProperty: true }) && ${isNamed})`
}

/** An expression for the page: the element that is meant, or null. */
export const elementOf = (aim: Aim): string => `${all(aim)}.at(-1) ?? null`

export const countOf = async (driver: Driver, aim: Aim): Promise<number> => Number(await driver.evaluate(`${all(aim)}.length`))

/** The texts of all visible elements that are meant. */
export const textsOf = async (driver: Driver, aim: Aim): Promise<readonly string[]> =>
  v.parse(v.array(v.unknown()), await driver.evaluate(`${all(aim)}.map(one => one.textContent)`)).map(String)

export const titleOf = async (driver: Driver): Promise<string> => String(await driver.evaluate('document.title'))

/** Waits for the element. */
export const seen = (driver: Driver, aim: Aim): Promise<void> =>
  until(`${aim.name ?? ''} ${aim.selector}`, async () => (await countOf(driver, aim)) > 0)
