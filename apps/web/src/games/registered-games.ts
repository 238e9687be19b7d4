/** The games of the page for its build, which loads this module in one step and cannot call functions of it later. The page itself must not import it. */
import { loadRegistry } from './registry.ts'

export const GAMES = await loadRegistry()
