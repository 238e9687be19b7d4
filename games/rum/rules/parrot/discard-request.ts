/** The discards that players are asked for now, read from the agenda of a state or view. */
import type { DiscardRequest, Task } from '../data/types.ts'

/** The discards that players owe now; null during an action and after the end. */
export const askOf = ({ agenda }: { readonly agenda: readonly Task[] }): DiscardRequest | null => {
  const task = agenda[0]
  return task?.type === 'discards' ? task : null
}
