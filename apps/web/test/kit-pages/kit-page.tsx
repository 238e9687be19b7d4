/** A page with parts of the table kit and sample pieces, for the browser tests of the kit. */
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/kit-motion.css'
import { findDrop, KeyboardGroup, moveEntry, OrderList, useDrag, useGlide, useKeyboardGrid } from '@tortuga/ui/table'
import { useRef, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

type Tiles = { readonly board: readonly string[]; readonly rack: readonly string[] }
type Zone = keyof Tiles

const BOARD = Array.from({ length: 24 }, (_, index) => `b${index}`)
const RACK = ['r0', 'r1', 'r2', 'r3']

const Tile = ({ id, clicked, isSelected }: { readonly id: string; readonly clicked: () => void; readonly isSelected: boolean }) => (
  <button
    type="button"
    className="tile"
    data-stop=""
    data-drag={id}
    data-piece={id}
    data-face={id}
    aria-label={`Tile ${id}`}
    aria-pressed={isSelected}
    onClick={clicked}
  >
    <span>{id}</span>
  </button>
)

/** A board that scrolls and a rack, in one grid. Tiles are dragged between them; Delete removes a tile, S selects it. */
const TileTable = (): ReactElement => {
  const root = useRef<HTMLDivElement>(null)
  const [tiles, setTiles] = useState<Tiles>({ board: BOARD, rack: RACK })
  const [selected, setSelected] = useState<readonly string[]>([])
  const [clicks, setClicks] = useState(0)
  const without = (ids: readonly string[]): Tiles => ({
    board: tiles.board.filter(id => !ids.includes(id)),
    rack: tiles.rack.filter(id => !ids.includes(id)),
  })
  const handlers = useKeyboardGrid(root, {
    isCrossing: true,
    onKey: ({ key }, stop) => {
      const id = stop.dataset['drag'] ?? ''
      if (key === 'Delete') setTiles(without([id]))
      else if (key === 's') setSelected([...selected, id])
      else return false
      return true
    },
  })
  const release = useGlide(root, {
    pieces: JSON.stringify(tiles),
    size: 40,
    beat: 0,
    act: 0,
    animate: true,
    isDealt: false,
    origins: {},
  })
  useDrag<Zone>(root, {
    lift: id => (id === 'r3' ? [] : selected.includes(id) ? selected : [id]),
    dropAt: (x, y) => (root.current === null ? null : ((findDrop(root.current, x, y)?.dataset['drop'] as Zone | undefined) ?? null)),
    show: zone => root.current?.querySelector(`[data-drop="${zone}"]`) ?? null,
    drop: (ids, zone, boxes) => {
      release(boxes)
      setTiles({ ...without(ids), [zone]: [...without(ids)[zone], ...ids] })
    },
  })
  return (
    <div className="tiles" ref={root} {...handlers}>
      {(['board', 'rack'] as const).map(zone => (
        <div
          key={zone}
          className={zone}
          role="group"
          aria-label={zone}
          data-group=""
          data-drop={zone}
          {...(zone === 'board' ? { 'data-drag-hold': '', 'data-zone': 'board' } : {})}
        >
          {tiles[zone].map(id => (
            <Tile key={id} id={id} isSelected={selected.includes(id)} clicked={() => setClicks(clicks + 1)} />
          ))}
        </div>
      ))}
      <p>
        Clicks: <output>{clicks}</output>
      </p>
    </div>
  )
}

const HAND = ['Beczka', 'Bosman', 'Łódź', 'Żagiel']

const Hand = (): ReactElement => (
  <KeyboardGroup as="ul" label="Hand" className="hand" onKey={({ key }, stop) => key === 'k' && stop.toggleAttribute('data-used')}>
    {HAND.map(name => (
      <li key={name}>
        <button type="button" data-stop="" aria-label={name}>
          {name}
        </button>
      </li>
    ))}
    <li>
      <input aria-label="Search" />
    </li>
  </KeyboardGroup>
)

const Order = ({ label, isColumn }: { readonly label: string; readonly isColumn: boolean }): ReactElement => {
  const [names, setNames] = useState<readonly string[]>(['Ant', 'Bee', 'Cat'])
  const [isLocked, setLocked] = useState(false)
  return (
    <section aria-label={label}>
      <OrderList
        label={label}
        status={`Order: ${names.join(', ')}`}
        entries={names.map((name, index) => ({
          key: name,
          label: `${name}, ${index + 1} of 3`,
          content: <span className="card">{name}</span>,
          ...(isColumn ? { arrows: { earlier: `${name} earlier`, later: `${name} later` } } : {}),
        }))}
        onMove={(from, to) => setNames(moveEntry(names, from, to))}
        direction={isColumn ? 'column' : 'row'}
        tap={isColumn ? 'first' : 'lift'}
        isNumbered
        isLocked={isLocked}
      />
      <button type="button" onClick={() => setLocked(!isLocked)}>
        Lock
      </button>
    </section>
  )
}

const STYLE = `
.tiles { position: relative; width: 400px }
.board { display: flex; flex-wrap: wrap; gap: 8px; width: 400px; height: 150px; overflow-y: auto; padding: 8px; align-content: start }
.rack { display: flex; gap: 8px; margin-top: 20px; padding: 8px }
.tile { width: 56px; height: 50px }
.tile span { display: block }
.hand { display: flex }
.card { display: block; width: 80px; height: 60px }
section { width: 400px; margin: 16px }
`

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <style>{STYLE}</style>
    <h1>Table kit</h1>
    <TileTable />
    <Hand />
    <Order label="Row" isColumn={false} />
    <Order label="Column" isColumn />
  </>,
)
