/** Two groups of tests: quick ones, which share workers (one worker per file would double their time), and long ones (`*.long.test.ts`), which only the full `npm test` runs. */
import { defineConfig } from 'vitest/config'

const IGNORED = ['**/node_modules/**', '**/dist/**', 'bench/peers/**']
const LONG = '**/*.long.test.{ts,tsx}'

export default defineConfig({
  test: {
    allowOnly: false,
    reporters: ['default', './tools/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, LONG],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          setupFiles: ['./tools/settle-imports.ts'],
        },
      },
      { extends: true, test: { name: 'long', include: [LONG], exclude: IGNORED, testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
  },
})
