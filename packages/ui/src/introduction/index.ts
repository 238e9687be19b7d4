/** The introduction of a game: the parts of its pictures, and the page itself. Loaded with the rules. */
export * from './create-introduction.ts'
export * from './introduction-view.tsx'
export * from './pieces.tsx'
