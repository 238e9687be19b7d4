/** A bot worker that hangs, throws, runs out of memory or answers, depending on the level. */
import type { BotTask } from '@tortuga/wire'

const think = ({ level, view }: BotTask): string => {
  if (level === 'endless') for (;;);
  if (level === 'broken') throw new Error('lost its head')
  if (level === 'out-of-memory') {
    const garbage: unknown[] = []
    for (;;) garbage.push(Array.from({ length: 1000 }, () => ({})))
  }
  return JSON.stringify({ saw: JSON.parse(view) as unknown })
}

export default think
