/** Builds the workbench for the tests. Developers open it on the development server instead. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameLayers } from './build/game-layers.ts'
import { licences } from './build/licences.ts'

const SHARED = /\/(packages|node_modules)\//
const GAME = /\/games\/([^/]+)\/(?!golden\/|editions\/|game\.ts|web\/listing)/
const nameGame = (id: string): string => `game-${GAME.exec(id)?.[1] ?? ''}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameLayers('rules', 'text', 'web', 'test'), licences()],
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/workbench',
    emptyOutDir: true,
    target: 'chrome123',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: join(import.meta.dirname, 'workbench/index.html'),
      // A page opens dozens of frames, and each loads the same files: a few large ones load faster than many small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: nameGame, test: GAME },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [gameLayers('rules', 'bots'), licences()] },
})
