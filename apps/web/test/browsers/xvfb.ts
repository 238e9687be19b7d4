/** Starts an X server without a screen, for browsers and screen readers that need windows. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { XVFB } from '../../../../tools/debian-packages.ts'

export type Display = { readonly name: string; readonly stop: () => Promise<void> }

/** The server chooses a free number and writes it to its third file as soon as it accepts windows. */
export const startDisplay = async (size: string): Promise<Display> => {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const pipe = server.stdio[3]
  if (pipe === null || pipe === undefined || !('read' in pipe)) throw new Error('Xvfb has no pipe')
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: pipe }).once('line', resolve)
    server.once('error', reject)
    void ended.then(() => reject(new Error('Xvfb has ended at once')))
  })
  return {
    name: `:${number}`,
    stop: () => {
      server.kill()
      return ended
    },
  }
}
