/** Finds colours, type, space, corners, durations, shadows and layers that are written out where a design token should stand. */

const NAMED =
  /\b(aqua|beige|black|blue|brown|coral|crimson|cyan|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow)\b/
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i
/** An `em` is allowed: it is relative to a token. */
const LENGTH = /\d(?:px|rem|pt|ex|ch|%|vw|vh|vmin|vmax|cq\w+)/
/** An `em` is allowed here, too. */
const SPACE = /(?<![\d.])(?!0px)[\d.]+(?:px|rem|pt)\b/
/** A distance from an edge is space. A negative one is not: it says where a mark lies on its piece. */
const DISTANCE = /(?<![\d.-]|- )(?!0px)[\d.]+(?:px|rem|pt)\b/
const TIME = /(?:^|[\s,])[\d.]+m?s\b/
/** `linear` is allowed: it is no easing. */
const EASING = /\b(?:ease(?:-\w+)*|steps\(|cubic-bezier\()/

/** Without references to tokens, so that `--t-red` is no red. */
const strip = (value: string): string => value.replaceAll(/--[\w-]+/g, '')

/** What a declaration of these properties may not contain. */
const RULES: readonly (readonly [properties: RegExp, isHardCoded: (value: string) => boolean])[] = [
  [/./, value => COLOUR.test(value)],
  [/^(--.*|color|fill|stroke|background.*|border.*|outline.*|box-shadow|text-.*|caret-color|accent-color)$/, value => NAMED.test(value)],
  [/^font(-size)?$/, value => LENGTH.test(value)],
  [/^font-family$/, value => !/^(?:var\(\)|inherit)$/.test(value)],
  [/^font-weight$/, value => /\d|bold|light/.test(value)],
  [/^(transition|animation)/, value => TIME.test(value) || EASING.test(value)],
  [/^(box|text)-shadow$/, value => value.split(',').some(part => !/^\s*(?:var\(\)|none$)/.test(part))],
  [/^(backdrop-)?filter$/, value => value.includes('drop-shadow(')],
  [/^(padding|margin|gap|row-gap|column-gap|border-spacing)|^border.*-radius$|^--.*(gap|pad|space|edge)$/, value => SPACE.test(value)],
  [/^(inset.*|top|right|bottom|left)$/, value => DISTANCE.test(value)],
  [/^z-index$/, value => /\d/.test(value)],
]

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** The text with its comments blanked, so that line numbers stay. */
const withoutComments = (text: string, comment: RegExp): string => text.replaceAll(comment, found => found.replaceAll(/[^\n]/g, ' '))

/** The declarations of a style sheet that are hard-coded, one line each. */
export const findInCss = (css: string): string[] => {
  const text = withoutComments(css, /\/\*[^]*?\*\//g)
  return [...text.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(({ index, 1: property = '', 2: value = '' }) =>
    RULES.some(([properties, isHardCoded]) => properties.test(property) && isHardCoded(strip(value)))
      ? [`${lineOf(text, index)}: ${property}: ${value.replaceAll(/\s+/g, ' ')}`]
      : [],
  )
}

/** `fontSize` as an attribute is allowed: in a drawing it counts in the units of its box. */
const IN_CODE: readonly RegExp[] = [
  /(?<=['"`\s(,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`\s),;])/gi,
  /\b(?:rgba?|hsla?|hwb|oklab|oklch|light-dark)\([\d#.]/gi,
  new RegExp(`\\b(?:fill|stroke|color|stopColor|floodColor|background|backgroundColor)(?:=|: ?)["']${NAMED.source}`, 'g'),
  /\b(?:fontSize|zIndex)\s*:\s*['"`\d]/g,
  /\b(?:padding|margin|gap|borderRadius)\w*\s*:\s*['"`]?[1-9]/g,
  /\bboxShadow\s*:/g,
  /\bfontFamily(?:=|\s*:\s*)["'](?!var\(|inherit)/g,
  /\b(?:duration|delay)\s*:\s*[1-9]/g,
  /\beasing\s*:\s*['"`]/g,
]

/** Hard-coded values in a script, one line each. */
export const findInCode = (code: string): string[] => {
  const text = withoutComments(code, /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)
  return IN_CODE.flatMap(pattern => [...text.matchAll(pattern)].map(({ index, 0: found }) => `${lineOf(text, index)}: ${found}`))
}
