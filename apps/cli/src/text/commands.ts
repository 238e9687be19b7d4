/** The keys of the prompts and the actions of `admin`: each language has words for them. */

/** The keys of a prompt, short form first. */
export const PROMPT_COMMANDS = ['rules', 'hint', 'undo', 'more', 'quit'] as const
export type PlayKey = (typeof PROMPT_COMMANDS)[number]
export const REPLAY_COMMANDS = ['next', 'previous', 'first', 'last', 'quit'] as const
export type StepKey = (typeof REPLAY_COMMANDS)[number]

/** The actions of `admin`. */
export const ADMIN_ACTIONS = ['list', 'show', 'export', 'retry', 'close', 'delete', 'bar', 'unbar'] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]
