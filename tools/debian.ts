/** Debian packages that tests need, installed where they are missing. */
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const LOCK = join(tmpdir(), 'tortuga-install.lock')
const INSTALL = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$0"'

/** Needs root. Test files run side by side and may miss the same thing at once: one after the other installs. */
export const installPackage = async (name: string): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await promisify(execFile)('flock', [LOCK, 'sh', '-c', INSTALL, name], { env, maxBuffer: 1e8 })
}
