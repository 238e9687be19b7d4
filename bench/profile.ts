/** Finds the most expensive functions with Node's sampling profiler. */
import { Session } from 'node:inspector/promises'
import type { Profiler } from 'node:inspector'

/** A function and its share of the CPU time, 0 to 1. */
export type FunctionCost = { readonly name: string; readonly share: number }

const nameOf = ({ functionName, lineNumber }: Profiler.ProfileNode['callFrame']): string =>
  functionName === '' ? `(anonymous, line ${lineNumber + 1})` : functionName

/** Runs the work under the profiler and returns the functions with the highest self time, highest first. */
export const profileWork = async (work: () => void, most: number): Promise<readonly FunctionCost[]> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  work()
  const { profile: recorded } = await session.post('Profiler.stop')
  session.disconnect()

  const hits = new Map<string, number>()
  for (const node of recorded.nodes) hits.set(nameOf(node.callFrame), (hits.get(nameOf(node.callFrame)) ?? 0) + (node.hitCount ?? 0))
  const total = [...hits.values()].reduce((sum, count) => sum + count, 0)
  return [...hits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, count]) => ({ name, share: count / total }))
}
