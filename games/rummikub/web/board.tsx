/** The table everybody shares: sets that flow in rows, as they lie, as the viewer is laying them, or as somebody else is. */
import { useMemo, useRef, type ReactElement } from 'react'
import type { Face } from '../rules/index.ts'
import { kindOfSet, type DraftSet } from './draft/draft.ts'
import { isBlank } from './draft/presence.ts'
import { leavesChoice, readKind } from './draft/tidy.ts'
import { facesOfTiles, isFromRack, type TileId } from './draft/tiles.ts'
import { fittingSets } from './draft/turn.ts'
import { faceOfId, mayDraft, useSetting, type Setting } from './setting.ts'
import { SetView, type DrawnTile } from './tile.tsx'
import { sayFault } from './why.tsx'

/** A set about to be drawn. */
type Shown = {
  readonly id: string
  readonly tiles: readonly DrawnTile[]
  readonly source: DraftSet | null
  readonly kind: 'group' | 'run'
}

export const nameTile = ({ text, words }: Pick<Setting, 'text' | 'words'>, face: Face | null, isOwn: boolean): string => {
  const name = face === null ? text.blank : face === 'J' ? text.joker : words.tile(face)
  return isOwn ? `${name}, ${text.ownTile}` : name
}

const draw = (setting: Setting, ids: readonly TileId[]): readonly DrawnTile[] =>
  ids.map(id => {
    const face = faceOfId(setting.view, id)
    const isOwn = !isBlank(id) && isFromRack(id)
    return { id, face, isOwn, name: nameTile(setting, face, isOwn) }
  })

/** The sets as they are to be seen; those that have not changed are the same objects as before. */
const useShown = (setting: Setting): readonly Shown[] => {
  const { seen, turn, view, language } = setting
  const cache = useRef(new Map<string, { readonly of: unknown; readonly base: unknown; readonly shown: Shown }>())
  return useMemo(() => {
    const known = cache.current
    const next = new Map<string, { readonly of: unknown; readonly base: unknown; readonly shown: Shown }>()
    const base = `${language} ${JSON.stringify(view.table)}`
    const keep = (id: string, of: unknown, make: () => Shown): Shown => {
      const old = known.get(id)
      const entry = old !== undefined && old.of === of && old.base === base ? old : { of, base, shown: make() }
      next.set(id, entry)
      return entry.shown
    }
    const sets =
      seen === null
        ? turn.drafting.sets.map(set =>
            keep(set.id, set, () => ({ id: set.id, tiles: draw(setting, set.tiles), source: set, kind: kindOfSet(turn.drafting, set) })),
          )
        : seen.sets.map(({ id, tiles }) =>
            keep(id, tiles.join(), () => {
              const drawn = draw(setting, tiles)
              const faces = drawn.flatMap(({ face }) => face ?? [])
              return { id, tiles: drawn, source: null, kind: faces.length === 0 ? 'run' : readKind(faces, view.options) }
            }),
          )
    cache.current = next
    return sets
  }, [seen, turn.drafting, view, language])
}

const otherReading = ({ turn, text }: Setting, { source, kind }: Shown): string | null => {
  if (source === null || source.tiles.length < 3) return null
  const faces = facesOfTiles(turn.drafting.base, source.tiles)
  return leavesChoice(faces) && faces.some(face => face !== 'J') ? text.asKind(kind === 'run' ? 'group' : 'run') : null
}

/** `stop`: the tile that the Tab key leads to. `asked`: the set whose fault is explained. */
type Props = { readonly stop: TileId | null; readonly asked: string | null; readonly size: string; readonly tile: number }

export const Board = ({ stop, asked, size, tile }: Props): ReactElement => {
  const setting = useSetting()
  const { text, turn, judgement, seat, mode, seen, inFlight } = setting
  const shown = useShown(setting)
  const fitting = useMemo(() => (mode === 'turn' ? fittingSets(turn) : []), [turn, mode])
  const marked = ` ${turn.marked.join(' ')} `
  const isStill = !mayDraft(setting)
  const nameSet = (set: Shown, index: number): string => {
    const mark = judgement?.marks[index]
    const state = mark?.state === 'right' ? text.setRight : mark?.why ? sayFault(setting, mark.why).title : null
    return [text.set(index + 1, set.kind), state, fitting.includes(set.id) ? text.fits : null].filter(part => part !== null).join(', ')
  }
  return (
    <div className="rk-board" data-size={size} data-flying={inFlight?.type === 'play'} style={{ ['--rk-tile' as string]: `${tile}px` }}>
      {shown.length === 0 && isStill ? <p className="rk-none">{text.emptyTable}</p> : null}
      <ul className="rk-sets" aria-label={text.table}>
        {shown.map((set, index) => {
          const state = seen === null ? (judgement?.marks[index]?.state ?? 'plain') : set.id.startsWith('d') ? 'seen' : 'plain'
          return (
            <SetView
              key={set.id}
              id={set.id}
              name={nameSet(set, index)}
              tiles={set.tiles}
              state={state}
              isAsked={asked === set.id}
              isTarget={fitting.includes(set.id)}
              marked={set.tiles.some(({ id }) => turn.marked.includes(id)) ? marked : ''}
              stop={set.tiles.some(({ id }) => id === stop) ? stop : null}
              isPlain={seat === null}
              isStill={isStill}
              whyLabel={text.showWhy(index + 1)}
              turnLabel={isStill || state === 'plain' ? null : otherReading(setting, set)}
            />
          )
        })}
        {mode === 'turn' ? (
          <li className="rk-new">
            <button
              type="button"
              data-tile-new=""
              tabIndex={stop === 'new' ? 0 : -1}
              aria-disabled={isStill || turn.marked.length === 0}
              className={turn.marked.length > 0 ? 'is-target' : ''}
            >
              {text.newSet}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
