/** `npm run freeze -- GAME`: writes the present rules and bots of a game into one module, `games/GAME/editions/NUMBER.js`, with its golden games. Run it before you raise the rules number; a frozen edition is never changed. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from '../files.ts'

/** A game's rules export it under its id in camel case. */
const exportNameOf = (game: string): string => game.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The module's text: readable, and without any import. `source` is the root of the checkout that is frozen. */
export const bundleEdition = async (game: string, source: string): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: source,
    stdin: {
      contents: [
        `export { ${exportNameOf(game)} as game, notation } from './games/${game}/rules/index.ts'`,
        `export { bots } from './games/${game}/bots/index.ts'`,
      ].join('\n'),
      resolveDir: source,
      sourcefile: 'edition.ts',
    },
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    write: false,
    logLevel: 'silent',
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('the bundler wrote nothing')
  return file.text
}

const DECLARATION = `import type { FrozenModule } from '@tortuga/kit'

export declare const game: FrozenModule['game']
export declare const bots: FrozenModule['bots']
export declare const notation: FrozenModule['notation']
`

/** The rules number of a bundled edition. */
const rulesIn = async (text: string): Promise<number> => {
  const { game } = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as { game: { rules: number } }
  return game.rules
}

/** Freezes a game of the checkout `source` into the folder of the same game in this project. Returns a sentence about what it did. */
const freeze = async (game: string, source: string): Promise<string> => {
  const text = await bundleEdition(game, source)
  const rules = await rulesIn(text)
  const folder = `games/${game}/editions`
  const file = `${folder}/${rules}.js`
  if (existsSync(join(ROOT, file))) {
    const isSame = readFileSync(join(ROOT, file), 'utf8') === text
    if (isSame) return `${file} exists already and is the same.`
    throw new Error(`${file} exists already and differs: a frozen edition is never changed. Raise the rules number of ${game}.`)
  }
  mkdirSync(join(ROOT, folder, String(rules)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
  writeFileSync(join(ROOT, folder, `${rules}.d.ts`), DECLARATION)
  cpSync(join(source, `games/${game}/golden`), join(ROOT, folder, String(rules)), { recursive: true })
  return [
    `${file}: ${Math.round(text.length / 1000)} kB, with its golden games in ${folder}/${rules}/.`,
    `Add it to \`editions\` in games/${game}/game.ts: ${rules}: { load: () => import('./editions/${rules}.js'), clockMoves: [] }`,
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [game, from] = process.argv.slice(2)
  if (game === undefined || !existsSync(join(ROOT, 'games', game))) {
    console.error('Usage: npm run freeze -- GAME [CHECKOUT]. GAME is a folder of games/; CHECKOUT is a folder with an earlier release.')
    process.exit(2)
  }
  try {
    console.log(await freeze(game, resolve(from ?? ROOT)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
