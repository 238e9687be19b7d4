/** Friends at one table, each in a separate browser: opening the table, sitting down, and playing by hints. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { visit } from './browser.ts'
import type { BrowserVisit } from './browser.ts'
import { isMyTurn, isOver, takeHint, until } from './play.ts'
import type { Press } from './play.ts'
import { en } from './texts.ts'

export type Friend = BrowserVisit & { readonly press: Press }

/** Opens a table on the page; returns its path. */
export const openTable = async (page: Page, name: string, edition: string): Promise<string> => {
  await page.goto('/')
  await page.getByRole('button', { name: en.shelf.inviteTo('RUM'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: en.setup.name }).fill(name)
  await dialog.getByRole('radio', { name: edition }).check()
  await dialog.getByRole('button', { name: en.setup.open }).click()
  await page.waitForURL(/\/t\//)
  await page.getByRole('img', { name: en.waiting.qr }).waitFor()
  return new URL(page.url()).pathname
}

const sitDown = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('textbox', { name: en.setup.name }).fill(name)
  await page.getByRole('button', { name: en.waiting.sit }).click()
  await page.getByRole('heading', { level: 1, name: /RUM/ }).waitFor()
  await page.locator('.rum').waitFor()
}

/** Two people at a table whose match has started. */
export const seatTwo = async (
  browser: Browser,
  url: string,
  edition: string,
  [one, other]: readonly [Partial<Friend> & { options?: BrowserContextOptions }, Partial<Friend> & { options?: BrowserContextOptions }],
  press: Press,
): Promise<{ readonly friends: readonly [Friend, Friend]; readonly path: string }> => {
  const join = async (part: typeof one): Promise<Friend> => ({
    ...(await visit(browser, url, { reducedMotion: 'reduce', ...part.options })),
    press: part.press ?? press,
  })
  const [ola, jan] = [await join(one), await join(other)]
  const path = await openTable(ola.page, 'Ola', edition)
  await sitDown(jan.page, path, 'Jan')
  await ola.page.locator('.rum').waitFor()
  return { friends: [ola, jan], path }
}

/** The friend who has to move; null if the game is over. */
const findAsked = async (friends: readonly Friend[]): Promise<Friend | null> => {
  let asked: Friend | null = null
  await until('somebody to be asked', async () => {
    for (const friend of friends) {
      if (await isMyTurn(friend.page)) asked = friend
      else if (await isOver(friend.page)) return true
    }
    return asked !== null
  })
  return asked
}

export const whoIsAsked = async (friends: readonly Friend[]): Promise<Friend> => {
  const asked = await findAsked(friends)
  if (asked === null) throw new Error('the game is over already')
  return asked
}

const versionShown = async (page: Page): Promise<number> => Number(await page.locator('main.table').getAttribute('data-version'))

/** Plays by hints for this number of moves or to the end. Until the page shows the new version, its title still says that it is this player's turn. */
export const playTogether = async (friends: readonly Friend[], moves = 400): Promise<'playing' | 'over'> => {
  for (let move = 0; move < moves; move += 1) {
    const asked = await findAsked(friends)
    if (asked === null) return 'over'
    const before = await versionShown(asked.page)
    await takeHint(asked.page, asked.press)
    await until('the move to be shown', async () => (await versionShown(asked.page)) > before)
  }
  return 'playing'
}

export type Gate = { readonly shut: (way: 'in' | 'out') => void; readonly open: () => void; readonly cut: () => void }

/** Controls the browser's sockets from its next page on: messages can be dropped and the connection cut. */
export const guardSocket = async (context: BrowserContext): Promise<Gate> => {
  let lost: 'in' | 'out' | 'none' = 'none'
  let isCut = false
  const live = new Set<() => void>()
  await context.routeWebSocket(/\/socket$/, socket => {
    if (isCut) {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    socket.onMessage(text => {
      if (lost !== 'out') server.send(text)
    })
    server.onMessage(text => {
      if (lost === 'none') socket.send(text)
    })
    const hangUp = (): void => {
      void socket.close()
      void server.close()
    }
    live.add(hangUp)
  })
  return {
    shut: way => {
      lost = way
    },
    open: () => {
      lost = 'none'
      isCut = false
    },
    cut: () => {
      isCut = true
      for (const hangUp of live) hangUp()
      live.clear()
    },
  }
}
