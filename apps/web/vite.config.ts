/** How the page is built: into dist/web, with hashed names, nothing inline, and no browser older than two years. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress, preloadFonts } from './build/assets.ts'
import { budget } from './build/budget.ts'
import { licences } from './build/licences.ts'
import { manifest } from './build/manifest.ts'
import { offline } from './build/offline.ts'

const SERVER = process.env['TORTUGA_SERVER'] ?? 'http://localhost:8080'

const SHELL =
  /node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam|use-sync-external-store|valibot)\/|packages\/kit\/src\/(?!canonical|search)|packages\/room\/|packages\/ui\/src\/(?!markdown)|apps\/web\/src\/(?!main|text\/(en|pl|later)|table|pages|device|home|lesson|replay|coach|qr|save|share|sorry|emblems|offline\/(?!start|state|kinds|renewal|strips|sunk))/

/** What tables and replays share; the rest of the folder is loaded when it is opened. */
const TABLE =
  /apps\/web\/src\/table\/(?!page|waiting|rules-panel|options|over|gone|away-strip|vote-strip|refusal-strip|next-table|bot-levels|sheets)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), licences(), preloadFonts(), budget(), manifest(), offline(), compress()],
  // What React has had of its own for long.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // most of the time goes into compressing, once
      // Of our own code only styles and the entry do something by being imported.
      treeshake: { moduleSideEffects: (id, isExternal) => isExternal || !/\/(packages|games)\/.*\.tsx?$/.test(id) },
      // What every page needs is one file, not twenty.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [licences()] },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
