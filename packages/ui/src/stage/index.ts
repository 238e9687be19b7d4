/** The stage director. It has its own entry, because a table can be drawn before it is loaded. */
export * from './beats.ts'
export * from './director-types.ts'
export * from './director.ts'
export * from './tempo.ts'
