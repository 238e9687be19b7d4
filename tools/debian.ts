/** Installs the Debian packages that tests need, or says which ones to install. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

/** Any existing file can be locked, so no lock file is left behind. */
const LOCK = '/usr/bin/apt-get'
const INSTALL = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$0"'

/** Needs root. Test files run in parallel and may miss the same package, so installations wait for each other. */
export const installPackage = async (name: string): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await promisify(execFile)('flock', [LOCK, 'sh', '-c', INSTALL, name], { env, maxBuffer: 1e8 })
}

/** `packages` names, for each file that must be there, the package that brings it. */
export const needPackages = async (what: string, packages: Readonly<Record<string, string>>): Promise<void> => {
  const missing = Object.keys(packages).filter(file => !existsSync(file))
  const names = [...new Set(missing.map(file => packages[file] ?? file))]
  if (names.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`${what} need other programs: install the Debian packages ${names.join(', ')}.`)
  for (const name of names) await installPackage(name)
  const absent = missing.filter(file => !existsSync(file))
  if (absent.length > 0) throw new Error(`${what} need ${absent.join(', ')}, which the packages ${names.join(', ')} have not brought.`)
}
