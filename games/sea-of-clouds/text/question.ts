/** The question that a task asks its captain, from the texts of one language. */
import type { Face, Task } from '../rules/index.ts'
import type { SeaQuestionText } from './types.ts'

/** '' for a task that never asks. The compiler cannot correlate a task's type with its entry, so this lookup widens it. */
export const createQuestion =
  ({ tasks, effects }: SeaQuestionText) =>
  (task: Task, card: (face: Face) => string): string => {
    if (task.type === 'effect') return effects[task.effect.type]?.(card(task.card)) ?? ''
    const say = tasks[task.type] as ((task: Task, card: (face: Face) => string) => string) | null
    return say?.(task, card) ?? ''
  }
