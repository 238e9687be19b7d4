/** A worker whose bots sleep, fail or answer, as their level says. */
import type { Thought } from '../src/bots/pool.ts'

const think = ({ level, view }: Thought): string => {
  if (level === 'endless') for (;;);
  if (level === 'broken') throw new Error('lost its head')
  if (level === 'greedy-for-memory') {
    const hoard: unknown[] = []
    for (;;) hoard.push(Array.from({ length: 1000 }, () => ({})))
  }
  return JSON.stringify({ saw: JSON.parse(view) as unknown })
}

export default think
