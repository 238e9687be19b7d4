/** A session of the WebDriver protocol, as far as the journeys need it. */
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { TIMEOUT } from '../support/browser.ts'

/** How the protocol marks a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type WebDriverSession = {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly evaluate: (expression: string) => Promise<unknown>
  /** The element that an expression in the page gives, for `click`; null if it gives none. */
  readonly find: (expression: string) => Promise<string | null>
  readonly click: (element: string) => Promise<void>
  readonly end: () => Promise<void>
}

const request = async (address: string, method: 'GET' | 'POST' | 'DELETE', body: unknown): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    ...(body === null ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json())
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

/** Waits until the driver's program answers, then starts its browser. */
export const createSession = async (driver: string, capabilities: unknown): Promise<WebDriverSession> => {
  const end = Date.now() + TIMEOUT
  while (
    !(await request(`${driver}/status`, 'GET', null).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${driver} does not answer`)
    await wait(50)
  }
  const session = await request(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = v.parse(v.object({ sessionId: v.string() }), session)
  const post = (command: string, body: unknown = {}): Promise<unknown> => request(`${driver}/session/${sessionId}/${command}`, 'POST', body)
  const evaluate = (expression: string): Promise<unknown> => post('execute/sync', { script: `return (${expression})`, args: [] })
  return {
    open: async url => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    resize: async (width, height) => void (await post('window/rect', { x: 0, y: 0, width, height })),
    evaluate,
    find: async expression => {
      const found = v.parse(v.nullable(v.record(v.string(), v.string())), await evaluate(expression))
      return found?.[ELEMENT] ?? null
    },
    click: async element => void (await post(`element/${element}/click`)),
    end: async () => void (await request(`${driver}/session/${sessionId}`, 'DELETE', null)),
  }
}
