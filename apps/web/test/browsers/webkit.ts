/** Starts Debian's WebKit for tests on an X server without a screen, installs both if they are missing, and drives it over WebDriver. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { needWebKit, WEBKIT_DRIVER } from '../../../../tools/debian-packages.ts'
import { TIMEOUT } from '../support/browser.ts'
import { elementOf } from './driver.ts'
import type { Driver } from './driver.ts'
import { ERRORS } from './recorded-errors.ts'
import { createSession } from './web-driver.ts'
import { startDisplay } from './xvfb.ts'

const [WIDTH, HEIGHT] = [1440, 900]

/** Debian keeps the browser in the folder of the machine's architecture. */
const findBrowser = (): string => {
  const found = readdirSync('/usr/lib').map(folder => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
  const binary = found.find(path => existsSync(path))
  if (binary === undefined)
    throw new Error('The tests in WebKit need MiniBrowser of webkit2gtk-4.1: install the Debian package `webkit2gtk-driver`.')
  return binary
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The site must record its own errors (`openRecordingSite`), since WebDriver has no command for them. */
export const startWebKit = async (): Promise<Driver> => {
  await needWebKit()
  const display = await startDisplay(`${WIDTH}x${HEIGHT}`)
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display.name,
    LANGUAGE: 'en_GB',
    // There may be no graphics card.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const program = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--replace-on-new-session'], { env, stdio: 'ignore' })
  const session = await createSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: TIMEOUT, script: TIMEOUT },
    'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
  })
  await session.resize(WIDTH, HEIGHT)
  return {
    open: session.open,
    reload: session.reload,
    evaluate: session.evaluate,
    tryClick: async aim => {
      const element = await session.find(elementOf(aim))
      if (element === null) return false
      return session.click(element).then(
        () => true,
        () => false,
      )
    },
    errors: async () => (await session.evaluate(ERRORS)) as readonly string[],
    close: async () => {
      await session.end()
      program.kill()
      await display.stop()
    },
  }
}
