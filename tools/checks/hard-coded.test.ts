/** Checks that the games and the table kit take colours, type, space, corners, motion, shadows and layers from design tokens, and the checker itself against planted values. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findInCode, findInCss } from './hard-coded.ts'
import { listFiles, ROOT } from '../files.ts'

/** The one style sheet of a game that may hold values. */
const OWN_TOKENS = /^games\/[^/]+\/web\/(?:styles|art)\/tokens\.css$/

const styles = listFiles('games', /^games\/[^/]+\/web\/.*\.css$/)
const scripts = listFiles('games', /^games\/[^/]+\/web\/(?!.*\.test\.).*\.tsx?$/)
const games = listFiles('games', /^games\/[^/]+\/web\/index\.tsx$/)
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8')

describe('the games', () => {
  it('are looked at, styles and scripts of each', () => {
    const folders = games.map(game => game.replace('index.tsx', ''))
    const countIn = (files: readonly string[], folder: string): number => files.filter(file => file.startsWith(folder)).length
    expect(folders.length).toBeGreaterThan(3)
    expect(folders.filter(folder => countIn(styles, folder) === 0 || countIn(scripts, folder) < 10)).toEqual([])
  })

  it('have no hard-coded values in their styles', () => {
    expect(styles.filter(file => !OWN_TOKENS.test(file)).flatMap(file => findInCss(read(file)).map(found => `${file}:${found}`))).toEqual(
      [],
    )
  })

  it('and the table kit have no other source of values', () => {
    const shared = listFiles('packages/ui/src/styles', /(?<!\/tokens)\.css$/)
    expect(shared.length).toBeGreaterThan(5)
    expect(shared.flatMap(file => findInCss(read(file)).map(found => `${file}:${found}`))).toEqual([])
  })

  it('have no hard-coded values in their scripts', () => {
    expect(scripts.flatMap(file => findInCode(read(file)).map(found => `${file}:${found}`))).toEqual([])
  })

  it('and the page use no token that nobody defines', () => {
    const files = ['games', 'packages/ui/src', 'apps/web/src', 'apps/web/workbench'].flatMap(folder => listFiles(folder, /\.(?:css|tsx?)$/))
    const defined = new Set(files.flatMap(file => [...read(file).matchAll(/--[\w-]+(?=['"`]|\s*:)/g)].map(([name]) => name)))
    expect(defined.size).toBeGreaterThan(100)
    const used = files.flatMap(file => [...read(file).matchAll(/(?<=var\()--[\w-]+(?=\))/g)].map(([name]) => ({ file, name })))
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
  })

  it('have nothing but tokens in their own token files', () => {
    const properties = styles
      .filter(file => OWN_TOKENS.test(file))
      .flatMap(file => [...read(file).matchAll(/^\s*([\w-]+):\s/gm)].map(([, name = '']) => name))
    expect(properties.length).toBeGreaterThan(0)
    expect(properties.filter(name => !name.startsWith('--'))).toEqual([])
  })
})

describe('the checker', () => {
  it.each([
    'color: #123',
    'border: 1px solid #11223344',
    'background: rgb(1 2 3)',
    'fill: light-dark(var(--a), var(--b))',
    '--mine: #fff',
    'color: red',
    'font-size: 13px',
    'font: 600 1rem var(--sans)',
    'font-family: Georgia',
    'font-weight: 700',
    'transition: transform 120ms var(--ease)',
    'transition: transform var(--quick) ease-out',
    'animation: in .2s var(--ease)',
    'box-shadow: 0 2px 0 var(--sh-edge)',
    'box-shadow: var(--sh-1), 0 0 0 2px var(--brass)',
    'filter: drop-shadow(0 1px 0 var(--sh-soft))',
    'z-index: 3',
    'padding: 0 6px',
    'padding-inline: max(var(--edge), 12px)',
    'margin: -4px 0 var(--s-2)',
    'margin-top: 1rem',
    'gap: calc(var(--s-8) + 1px)',
    'border-radius: 8px 8px 0 0',
    'border-top-left-radius: 3px',
    '--mine-gap: 7px',
    'inset: auto 8px 0',
    'left: calc(100% + 4px)',
  ])('refuses %s', declaration => {
    expect(findInCss(`.a {\n  top: 0;\n  ${declaration};\n}`)).toEqual([`3: ${declaration}`])
    expect(findInCss(`@media (x) { .a { ${declaration} } }`)).toHaveLength(1)
  })

  it.each([
    'color: var(--ink)',
    'color: CanvasText',
    'border: 2px dashed currentColor',
    'background: color-mix(in srgb, var(--bad) 12%, transparent)',
    'fill: var(--rk-red)',
    'white-space: nowrap',
    'font-size: min(var(--t-13), calc(var(--soc-pile) * 0.31))',
    'font-size: 0',
    'font-family: var(--serif)',
    'font-weight: var(--w-bold)',
    'transition: transform var(--quick) var(--ease)',
    'transition: none',
    'box-shadow: var(--sh-1), var(--halo) 2px var(--brass)',
    'filter: var(--drop-1)',
    'z-index: var(--z-air)',
    'padding: var(--s-2) calc(var(--edge) - var(--s-4)) 0.4em',
    'margin: 0 auto calc(-1 * var(--s-8))',
    'gap: var(--s-6) 2%',
    'padding: max(0px, env(safe-area-inset-bottom))',
    'border-radius: var(--r-m) 50%',
    'width: 46px',
    'inset: -7px -6px auto auto',
    'top: calc(50% - 22px)',
  ])('allows %s', declaration => expect(findInCss(`.a { ${declaration}; } /* color: #123; */`)).toEqual([]))

  it.each([
    `<path fill="#22302d" />`,
    `const skin = '#abc'`,
    `brim('#4b3323', null)`,
    `<path stroke="red" />`,
    `style={{ zIndex: 4 }}`,
    `style={{ fontSize: 13 }}`,
    `style={{ padding: '8px 12px' }}`,
    `style={{ marginTop: 4 }}`,
    `style={{ boxShadow: 'none' }}`,
    `style={{ color: 'white' }}`,
    `<text fontFamily="Georgia" />`,
    `element.animate(frames, { duration: 300 })`,
    `{ easing: 'ease-out' }`,
    `const c = 'rgba(0, 0, 0, 0.5)'`,
  ])('refuses %s', code => expect(findInCode(`// a\n${code}`)).toHaveLength(1))

  it.each([
    `<path fill="var(--print)" />`,
    `<path fill="none" stroke="currentColor" />`,
    `<text fontSize="21" fontFamily="var(--serif)" />`,
    `{ duration: MOTION.move, easing: SLIDE, delay: 0 }`,
    `document.querySelector('#lesson-next')`,
    `/* fill="#22302d" */`,
    `const colours = ['red', 'blue']`,
  ])('allows %s', code => expect(findInCode(code)).toEqual([]))
})
