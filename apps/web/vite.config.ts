/** Builds the page into dist/web: hashed names, nothing inlined, and only browsers of the last two years. `npm run dev` uses its plugins, too (dev/page.ts). */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress, preloadFonts } from './build/assets.ts'
import { budget } from './build/budget.ts'
import { nameChunk } from './build/editions.ts'
import { gameLayers } from './build/game-layers.ts'
import { licences } from './build/licences.ts'
import { manifest } from './build/manifest.ts'
import { offline } from './build/offline.ts'
import { workbench } from './build/workbench.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Whether a module's path in the repository begins with one of these. A path that no module has any more would quietly load too much at the first visit. */
const isUnder = (...paths: readonly string[]): ((id: string) => boolean) => {
  const starts = paths.map(path => join(ROOT, path))
  const unknown = starts.filter(start => !existsSync(start) && !readdirSync(dirname(start)).some(name => name.startsWith(basename(start))))
  if (unknown.length > 0) throw new Error(`vite.config.ts names modules that do not exist: ${unknown.join(', ')}`)
  return id => starts.some(start => id.startsWith(start))
}

/** The first visit: the app with all its static imports, and the packages that every page uses. Together they are one file instead of twenty. */
const isShell = isUnder('apps/web/src/app/', 'apps/web/src/styles/', 'packages/kit/src/', 'packages/wire/src/', 'packages/ui/src/')

/** The table kit. What every table uses is loaded with the first one; the rest only with a table that uses it. */
const isTableKit = isUnder(
  'packages/ui/src/base/',
  'packages/ui/src/table/',
  'packages/ui/src/keyboard/',
  'packages/ui/src/reader/',
  'packages/ui/src/motion/',
  'packages/ui/src/sound/',
)
const isInEveryTable = isUnder(
  'packages/ui/src/base/',
  'packages/ui/src/keyboard/',
  'packages/ui/src/reader/reader-context',
  'packages/ui/src/reader/reader-store',
  'packages/ui/src/sound/use-sounds',
  'packages/ui/src/motion/count-up',
  'packages/ui/src/motion/timing',
  ...['actions', 'clock', 'draft-storage', 'focus-targets', 'game-table', 'hint-line', 'prompt'].map(
    name => `packages/ui/src/table/${name}.`,
  ),
  ...['seat-plate', 'seats', 'use-draft', 'why-not'].map(name => `packages/ui/src/table/${name}.`),
  ...['hand', 'piece', 'pile'].map(name => `packages/ui/src/table/hand/${name}.`),
  'packages/ui/src/table/log/log.',
)

/** Loaded with the pages that need them: rulebooks, forms, replays, bots, matches of earlier editions. */
const isLoadedLater = isUnder(
  'packages/ui/src/art/draw',
  'packages/ui/src/art/parrot',
  'packages/ui/src/art/seascape',
  'packages/ui/src/introduction/',
  'packages/ui/src/stage/beats',
  'packages/ui/src/stage/director',
  'packages/ui/src/stage/index',
  'packages/ui/src/stage/tempo.ts',
  'packages/ui/src/text/markdown',
  'packages/ui/src/styles/chat',
  'packages/ui/src/styles/dialog',
  'packages/ui/src/styles/markdown',
  'packages/ui/src/styles/introduction',
  'packages/ui/src/styles/recap',
  'packages/ui/src/styles/kit-motion',
  'packages/ui/src/styles/kit-options',
  'packages/ui/src/styles/kit-reader',
  'packages/ui/src/styles/kit-report',
  'packages/ui/src/styles/fields',
  'packages/ui/src/controls/dialog',
  'packages/ui/src/controls/place-beside',
  'packages/ui/src/controls/reason-slip',
  'packages/ui/src/controls/radio-group',
  'packages/ui/src/controls/select-field',
  'packages/ui/src/controls/stepper',
  'packages/ui/src/controls/switch',
  'packages/ui/src/controls/text-field',
  'packages/wire/src/workers/replay-worker',
  'packages/wire/src/workers/bot-worker',
  'packages/room/src/match/consent',
  'packages/kit/src/agenda/agenda',
  'packages/kit/src/agenda/step',
  'packages/kit/src/journal/canonical',
  'packages/kit/src/search/',
  'packages/kit/src/text/setup',
  'packages/kit/src/editions/',
  'packages/kit/src/replay/',
)

/** Modules that tables, lessons and replays share. */
const isTable = isUnder(
  ...['log-lines', 'player-history', 'absences', 'staged-model', 'table-model'].map(name => `apps/web/src/table/model/${name}`),
  ...['table-context', 'use-hint'].map(name => `apps/web/src/table/context/${name}`),
  'apps/web/src/table/frame/',
  'apps/web/src/table/page/table-page',
  'apps/web/src/table/connection/',
  'apps/web/src/connection/',
  'apps/web/src/games/editions',
  'apps/web/src/stage/',
)

/** Folding is left out: the stage is loaded after the table. */
const RULES = /\/games\/([^/]+)\/rules\/(?!views\/fold)/

/** A game's table, its lessons and its converter for earlier editions load the rules as one file; the bundler would make one for each combination of them. */
const nameRules = (id: string): string => `rules-${RULES.exec(id)?.[1] ?? ''}`

/** A game's texts in one language: the table needs both files, so they are one. */
const TEXTS = /\/games\/([^/]+)\/(?:web\/)?text\/(en|pl)\/(?!option)/

const nameTexts = (id: string): string => `text-${TEXTS.exec(id)?.slice(1).join('-') ?? ''}`

/** What a game's table shares with its illustrated rules, its result and its later prompts is one file, too. */
const TABLE_PARTS = /\/games\/([^/]+)\/(?:web\/(?:art|pieces|table)|text\/[^/]+\.ts)/

const nameTableParts = (id: string): string => `parts-${TABLE_PARTS.exec(id)?.[1] ?? ''}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    gameLayers('web', 'setup', 'editions'),
    licences(),
    preloadFonts(),
    budget(),
    manifest(),
    offline(),
    compress(),
    workbench(),
  ],
  // React has this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Lists of scripts to preload would be part of the first visit. Scripts find their imports themselves; styles are loaded from these lists.
      resolveDependencies: (_, imported) => imported.filter(name => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compression takes most of the time, and that is expected
      treeshake: {
        // Among our own modules, only styles and the entry have side effects.
        moduleSideEffects: (id, isExternal) => isExternal || !/\/(packages|games)\/.*\.tsx?$/.test(id),
        // Nor does reading a property, so an unused object is left out even if it was made by spreading others.
        propertyReadSideEffects: false,
      },
      output: {
        chunkFileNames: nameChunk,
        codeSplitting: {
          groups: [
            { name: 'shell', test: id => isShell(id) && !isTableKit(id) && !isLoadedLater(id) },
            { name: 'table', test: id => isTable(id) || isInEveryTable(id) },
            { name: nameRules, test: RULES, minShareCount: 2 },
            { name: nameTableParts, test: TABLE_PARTS, minShareCount: 2 },
            { name: nameTexts, test: TEXTS },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [gameLayers('rules', 'bots', 'editions'), licences()],
    rolldownOptions: { output: { chunkFileNames: nameChunk } },
  },
})
