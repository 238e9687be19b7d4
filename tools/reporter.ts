/** A Vitest reporter that prints one last line with the counts, which tools/test.ts reads. */
import type { Reporter, TestModule } from 'vitest/node'

const states = (module: TestModule): string[] => [...module.children.allTests()].map(test => test.result().state)

/** A file that fails to load and an error outside any test count as one failed test each. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const all = modules.flatMap(states)
    const count = (...wanted: string[]): number => all.filter(state => wanted.includes(state)).length
    const broken = modules.filter(module => module.errors().length > 0 && !states(module).includes('failed')).length
    const failed = count('failed', 'pending') + broken + strayErrors.length
    const skipped = count('skipped')
    console.log(`${modules.length} files: ${count('passed')} passed, ${failed} failed, ${skipped} skipped`)
  }
}
