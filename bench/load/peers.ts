/** Runs boardgame.io under the same load. It is a separate package in `bench/peers`, installed on first use. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { memoryOf, cpuSecondsOf } from './servers.ts'
import type { ServerProcess } from './servers.ts'

/** Bundles one of the programs in `bench/peers`, without boardgame.io itself. */
export const bundlePeer = async (root: string, name: 'server' | 'client' | 'engine'): Promise<string> => {
  const folder = `${root}bench/peers`
  if (!existsSync(`${folder}/node_modules/boardgame.io`)) {
    console.log('installing boardgame.io …')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error('boardgame.io could not be installed')
  }
  const outfile = `${folder}/dist/${name}.mjs`
  await build({
    entryPoints: [`${folder}/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['boardgame.io', 'immer', 'socket.io-client'],
    logLevel: 'warning',
  })
  return outfile
}

/** Starts the boardgame.io server. */
export const startPeer = async (root: string): Promise<ServerProcess> => {
  const program = await bundlePeer(root, 'server')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], env })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.on('exit', () => reject(new Error('boardgame.io exited')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/^\d+\n$/.test(text)) resolve(Number(text))
    })
  })
  const pid = child.pid ?? 0
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await ended
  }
  return { port, memory: () => memoryOf(pid), cpuSeconds: () => cpuSecondsOf(pid), stop }
}
