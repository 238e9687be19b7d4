/** The task that a server sends to its bot worker at the start; the worker sends it back. */
export const WORKER_CHECK = 'check'
