/** Three lanes of tests. Test files of the quick and the full lane share workers: loading the modules again for each file would take longer than many tests. */
import { defineConfig } from 'vitest/config'
import { LANE_FILES } from './tools/testing/lanes.ts'
import { LongestFirst } from './tools/testing/longest-first.ts'

const IGNORED = ['**/node_modules/**', '**/dist/**', 'bench/peers/**']
const FIXED_SEED = './tools/testing/fixed-seed.ts'
const SLOW = { exclude: IGNORED, setupFiles: [FIXED_SEED], testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [LANE_FILES.quick],
          exclude: [...IGNORED, LANE_FILES.gate, LANE_FILES.full],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          setupFiles: [FIXED_SEED, './tools/testing/settle-imports.ts', './tools/testing/no-processes.ts'],
        },
      },
      { extends: true, test: { name: 'gate', include: [LANE_FILES.gate], ...SLOW } },
      { extends: true, test: { name: 'full', include: [LANE_FILES.full], isolate: false, ...SLOW } },
    ],
  },
})
