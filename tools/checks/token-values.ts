/** Reads design tokens from CSS and computes contrast ratios between them, as WCAG 2.2 defines them. */
import { readFileSync } from 'node:fs'
import { listFiles, ROOT } from '../files.ts'

/** A theme and a contrast, as the page's root element has them. */
export const LOOKS = ['light', 'dark', 'high light', 'high dark'] as const
export type TokenLook = (typeof LOOKS)[number]

export const TOKEN_FILES = ['packages/ui/src/styles/tokens.css', ...listFiles('games', /^games\/[^/]+\/web\/(?:styles|art)\/tokens\.css$/)]

const readBlocks = (css: string): readonly (readonly [string, string])[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/^(:root[^{]*?)\s*\{([^}]*)\}/gm)].map(([, selector = '', body = '']) => [
    selector,
    body,
  ])

const readDeclarations = (body: string): readonly (readonly [string, string])[] =>
  [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])

/** The tokens of all files as they are in one look; later blocks win. Nested blocks, such as those of forced colours, are left out. */
export const readTokens = (look: TokenLook): ReadonlyMap<string, string> =>
  new Map(
    TOKEN_FILES.flatMap(file => readBlocks(readFileSync(`${ROOT}${file}`, 'utf8')))
      .filter(([selector]) => selector === ':root' || (look.startsWith('high') && selector === ":root[data-contrast='high']"))
      .toSorted(([one], [other]) => one.length - other.length)
      .flatMap(([, body]) => readDeclarations(body)),
  )

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const readHex = (hex: string): Colour => {
  const digits = hex.length <= 4 ? hex.split('').map(digit => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map(pair => Number.parseInt(pair, 16))
  return [red, green, blue, alpha / 255]
}

/** The colour of a token in one look. */
const colourOf = (tokens: ReadonlyMap<string, string>, look: TokenLook, name: string): Colour => {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`no token is called ${name}`)
  const [, light = value, dark = value] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? []
  const picked = look.endsWith('dark') ? dark : light
  const [, other] = /^var\((--[\w-]+)\)$/.exec(picked) ?? []
  if (other !== undefined) return colourOf(tokens, look, other)
  const [, hex] = /^#([\da-f]{3,8})$/i.exec(picked) ?? []
  if (hex === undefined) throw new Error(`${name} is not a colour: ${picked}`)
  return readHex(hex)
}

const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map(part => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of one token on another, from 1 to 21. A translucent colour lies on the other one. */
export const contrastOf = (look: TokenLook, front: string, ground: string): number => {
  const tokens = readTokens(look)
  const [under, over] = [colourOf(tokens, look, ground), colourOf(tokens, look, front)]
  const [, , , alpha] = over
  const mixed = [0, 1, 2].map(part => (over[part] ?? 0) * alpha + (under[part] ?? 0) * (1 - alpha))
  const [darker = 0, lighter = 0] = [luminance(mixed), luminance(under)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}
