/** Two groups of tests: quick ones, which share their workers (a worker of its own for each file would cost as much again as the tests), and long ones (`*.long.test.ts`) that only the full `npm test` runs. */
import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/dist/**', 'bench/peers/**']
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
          exclude: [...NEVER, LONG],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'long', include: [LONG], exclude: NEVER, testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
  },
})
