/** The address of a frame: one position alone on a page, with everything that decides how it looks. Pages link frames by it, and tests open them by it. */
import { LANGUAGES, unreachable } from '@tortuga/kit'
import type { Language, Viewer } from '@tortuga/kit'
import type { PositionSource } from '../positions/position-source.ts'

export const FRAME_THEMES = ['light', 'dark'] as const
export type FrameTheme = (typeof FRAME_THEMES)[number]

/** `forced` imitates the forced colours of a system; tests let the browser force them instead. */
export const CONTRASTS = ['normal', 'high', 'forced'] as const
export type FrameContrast = (typeof CONTRASTS)[number]

/** How a frame looks, whatever it shows. */
export type Appearance = { readonly language: Language; readonly theme: FrameTheme; readonly contrast: FrameContrast }

const USUAL: Appearance = { language: 'en', theme: 'light', contrast: 'normal' }

/** What happens at the table after it is drawn. */
type TableActions = {
  /** A move in notation that the viewer tries to make, or the move that causes `event`. */
  readonly move: string | null
  /** CSS selectors of elements that are clicked, in order. */
  readonly taps: readonly string[]
  /** The event of the next step to play, by its place; null where none is played. */
  readonly event: number | null
  /** How many moves of the golden game the table plays, one after the other as if others made them; null where none are played. */
  readonly steps: number | null
  /** A state of the page around the table, such as a vote; see `scenes.ts`. */
  readonly scene: string | null
}

export type FrameAddress = Appearance &
  TableActions & {
    readonly game: string
    readonly source: PositionSource
    readonly viewer: Viewer
    /** Whether pieces move. */
    readonly isMoving: boolean
  }

const pick = <A extends string>(values: readonly A[], text: string | null, usual: A): A => values.find(value => value === text) ?? usual

export const readAppearance = (query: URLSearchParams): Appearance => ({
  language: pick(LANGUAGES, query.get('language'), USUAL.language),
  theme: pick(FRAME_THEMES, query.get('theme'), USUAL.theme),
  contrast: pick(CONTRASTS, query.get('contrast'), USUAL.contrast),
})

export const readViewer = (text: string | null, usual: Viewer): Viewer => {
  if (text === 'table' || text === 'open') return text
  return text !== null && /^\d$/.test(text) ? Number(text) : usual
}

const whole = (text: string | null, usual: number): number => (text !== null && /^\d+$/.test(text) ? Number(text) : usual)
const wholeOrNull = (text: string | null): number | null => (text === null ? null : whole(text, 0))

/** Null if the address names no position. */
export const readSource = (query: URLSearchParams): PositionSource | null => {
  const [text, name, preset] = [query.get('position'), query.get('golden'), query.get('deal')]
  if (text !== null) return { type: 'notation', text }
  if (name !== null) return { type: 'golden', name, moves: whole(query.get('moves'), 0) }
  if (preset !== null) return { type: 'deal', preset, seats: whole(query.get('seats'), 2), seed: whole(query.get('seed'), 1) }
  return null
}

export const sourceQuery = (source: PositionSource): readonly (readonly [string, string])[] => {
  switch (source.type) {
    case 'notation':
      return [['position', source.text]]
    case 'golden':
      return [
        ['golden', source.name],
        ['moves', String(source.moves)],
      ]
    case 'deal':
      return [
        ['deal', source.preset],
        ['seats', String(source.seats)],
        ['seed', String(source.seed)],
      ]
    default:
      return unreachable(source)
  }
}

/** Null if the address names no position. */
export const readFrame = (game: string, query: URLSearchParams): FrameAddress | null => {
  const source = readSource(query)
  if (source === null) return null
  return {
    ...readAppearance(query),
    game,
    source,
    viewer: readViewer(query.get('viewer'), 0),
    isMoving: query.get('motion') === 'on',
    move: query.get('move'),
    taps: query.getAll('tap'),
    event: wholeOrNull(query.get('event')),
    steps: wholeOrNull(query.get('steps')),
    scene: query.get('scene'),
  }
}

/** The parts of an appearance that differ from the usual one. */
export const appearanceQuery = (appearance: Appearance): readonly (readonly [string, string])[] =>
  (['language', 'theme', 'contrast'] as const).flatMap(name =>
    appearance[name] === USUAL[name] ? [] : [[name, appearance[name]] as const],
  )

/** What a frame shows; a field that is left out gets its default. */
export type FrameContent = Pick<FrameAddress, 'game' | 'source'> & Partial<Omit<FrameAddress, 'game' | 'source'>>

export const framePath = ({
  game,
  source,
  viewer = 0,
  isMoving = false,
  move = null,
  taps = [],
  event = null,
  steps = null,
  scene = null,
  ...look
}: FrameContent): string => {
  const query = new URLSearchParams([
    ...sourceQuery(source).map(pair => [...pair]),
    ['viewer', String(viewer)],
    ...(isMoving ? [['motion', 'on']] : []),
    ...(move === null ? [] : [['move', move]]),
    ...taps.map(tap => ['tap', tap]),
    ...(event === null ? [] : [['event', String(event)]]),
    ...(steps === null ? [] : [['steps', String(steps)]]),
    ...(scene === null ? [] : [['scene', scene]]),
    ...appearanceQuery({ ...USUAL, ...look }).map(pair => [...pair]),
  ])
  return `/workbench/frame/${game}?${query.toString()}`
}
