/** Installs the Debian packages that tests need, or says which ones to install. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Any existing file can be locked, so no lock file is left behind. */
const LOCK = '/usr/bin/apt-get'
const INSTALL = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$0"'
/** Pauses before the next attempts, in milliseconds: a package mirror may be busy. */
const PAUSES = [3000, 10_000]
/** What apt-get says if the package itself is the problem. Everything else may pass. */
const IS_FINAL = /Unable to locate package|has no installation candidate/

const causeOf = (error: unknown): string => {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n').at(-1) ?? ''
}

/** Needs root. Test files run in parallel and may miss the same package, so installations wait for each other. */
export const installPackage = async (name: string): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await promisify(execFile)('flock', [LOCK, 'sh', '-c', INSTALL, name], { env, maxBuffer: 1e8 })
      return
    } catch (error) {
      const cause = causeOf(error)
      if (IS_FINAL.test(cause)) throw new Error(`Debian has no package ${name} for this machine: ${cause}`, { cause: error })
      const delay = PAUSES[attempt]
      if (delay === undefined)
        throw new Error(
          `The package mirror did not deliver ${name} in ${attempt + 1} attempts (${cause}). This is no fault of the project: try again later.`,
          { cause: error },
        )
      await pause(delay)
    }
  }
}

/** For each file that must be there, the package that brings it. */
export type Packages = Readonly<Record<string, string>>

export const missingFrom = (packages: Packages): readonly string[] => [
  ...new Set(Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))),
]

/** Throws a sentence that names the packages if they cannot be installed here. */
export const needPackages = async (what: string, packages: Packages): Promise<void> => {
  const names = missingFrom(packages)
  if (names.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`${what} need other programs: install the Debian packages ${names.join(', ')}.`)
  for (const name of names) await installPackage(name)
  const absent = Object.keys(packages).filter(file => !existsSync(file))
  if (absent.length > 0) throw new Error(`${what} need ${absent.join(', ')}, which the packages ${names.join(', ')} have not brought.`)
}

/** Chromium without its user interface: the same engine, with a third less work for the processor. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
export const FULL_CHROMIUM = '/usr/bin/chromium'
export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'

/** The Chromium for tests. Some releases of Debian have no headless shell; there the whole browser does. */
export const needChromium = async (): Promise<string> => {
  const found = [HEADLESS_SHELL, FULL_CHROMIUM].find(file => existsSync(file))
  if (found !== undefined) return found
  try {
    await needPackages('The browser tests', { [HEADLESS_SHELL]: 'chromium-headless-shell' })
    return HEADLESS_SHELL
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Debian has no package')) throw error
    await needPackages('The browser tests', { [FULL_CHROMIUM]: 'chromium' })
    return FULL_CHROMIUM
  }
}

export const needFirefox = (): Promise<void> => needPackages('The tests in Firefox', { [FIREFOX]: 'firefox-esr' })

export const needWebKit = (): Promise<void> => needPackages('The tests in WebKit', { [WEBKIT_DRIVER]: 'webkit2gtk-driver', [XVFB]: 'xvfb' })
