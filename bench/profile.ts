/** Which functions the time goes to, by sampling: the profiler that is built into Node. */
import { Session } from 'node:inspector/promises'
import type { Profiler } from 'node:inspector'

export type Cost = { readonly name: string; readonly share: number }

const nameOf = ({ functionName, lineNumber }: Profiler.ProfileNode['callFrame']): string =>
  functionName === '' ? `(a function at line ${lineNumber + 1})` : functionName

/** Runs the work under the profiler; the functions that took most time themselves, most first. */
export const profile = async (work: () => void, most: number): Promise<readonly Cost[]> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  work()
  const { profile: found } = await session.post('Profiler.stop')
  session.disconnect()

  const hits = new Map<string, number>()
  for (const node of found.nodes) hits.set(nameOf(node.callFrame), (hits.get(nameOf(node.callFrame)) ?? 0) + (node.hitCount ?? 0))
  const all = [...hits.values()].reduce((sum, count) => sum + count, 0)
  return [...hits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, count]) => ({ name, share: count / all }))
}
