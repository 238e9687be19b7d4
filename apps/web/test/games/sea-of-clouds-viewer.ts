/** A player or spectator of Sea of Clouds: records every message and the page, and compares them afterwards with what was hidden at that time. */
import { replay } from '@tortuga/kit'
import type { Journal, Viewer } from '@tortuga/kit'
import { parseJson, serverMessageSchema } from '@tortuga/wire'
import type { ServerMessage } from '@tortuga/wire'
import { deckOf, DECKS, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { Event, Face } from '@tortuga/sea-of-clouds/rules'
import type { Page } from 'playwright-core'
import { until } from '../support/play.ts'

type Update = ServerMessage & { readonly type: 'update' }
/** What a page shows: faces on the table, and cards mentioned anywhere by name or face. */
type Picture = { readonly version: number; readonly faces: readonly Face[]; readonly called: readonly Face[] }
type Witness = {
  readonly viewer: Viewer
  readonly heard: readonly ServerMessage[]
  readonly pictures: readonly Picture[]
  /** The newest version that was heard. */
  readonly version: () => number
  /** Waits for this version and keeps what stands on the page then. */
  readonly look: (version: number) => Promise<void>
}

const CARDS = DECKS['completed']?.cards ?? []
/** How the page names a card; only its face if its name is part of another card's text, like “Luxury Rum”. */
const CALLED = CARDS.map(({ id, name }): readonly string[] => {
  const isOwn = CARDS.every(other => other.id === id || !`${other.name.en} ${other.text.en}`.includes(name.en))
  return isOwn ? [id, `"${id}"`, name.en] : [id, `"${id}"`]
})
const LOOK = `(cards => {
  const html = document.documentElement.outerHTML
  const faces = [...new Set([...document.querySelectorAll('[data-face]')].map(one => one.dataset.face))]
  return [Number(document.querySelector('main.table').dataset.version), faces, cards.flatMap(([face, ...names]) => (names.some(name => html.includes(name)) ? [face] : []))]
})(${JSON.stringify(CALLED)})`

/** Records everything that a page receives; call it before the page opens the table. */
export const lookThrough = (page: Page, viewer: Viewer): Witness => {
  const heard: ServerMessage[] = []
  const pictures: Picture[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(parseJson(serverMessageSchema, String(payload)))))
  const newest = (): number => heard.findLast((message): message is Update => message.type === 'update')?.version ?? -1
  return {
    viewer,
    heard,
    pictures,
    version: newest,
    look: async version => {
      await until(`version ${version} to be heard`, () => Promise.resolve(newest() >= version))
      const [shown, faces, called] = (await page.evaluate(LOOK)) as readonly [number, readonly Face[], readonly Face[]]
      pictures.push({ version: shown, faces, called })
    },
  }
}

const { pieces, hiddenFrom, faceOf, shownBy } = seaOfClouds.secrets

/** By version: faces of which the viewer knows a card, faces shown by that step, and all it has ever seen. */
type Knowing = { readonly known: ReadonlySet<Face>; readonly shown: ReadonlySet<Face>; readonly seen: ReadonlySet<Face> }

const knowingOf = (journal: Journal, viewer: Viewer): ReadonlyMap<number, Knowing> => {
  const { frames, fault } = replay(seaOfClouds, journal)
  if (fault !== null) throw new Error(`no replay: ${JSON.stringify(fault)}`)
  const knowing = new Map<number, Knowing>()
  let before: ReadonlySet<Face> = new Set()
  for (const { version, match, events } of frames) {
    const hidden = new Set(hiddenFrom(match.state, viewer).flat())
    const known = new Set(
      pieces(match.state)
        .filter(piece => !hidden.has(piece))
        .map(faceOf),
    )
    const shown = new Set(events.flatMap(event => shownBy(event, viewer)))
    before = new Set([...before, ...known, ...shown])
    knowing.set(version, { known, shown, seen: before })
  }
  return knowing
}

/** `"rum-2"` as JSON names it. */
const namesIn = (value: unknown): readonly Face[] => {
  const text = JSON.stringify(value)
  return deckOf('completed').faces.filter(face => text.includes(`"${face}"`))
}

/** What a viewer learnt too early from views, events, the table or the page. `named` counts faces that were allowed, as proof that the search works. */
export const findLeaks = (
  { viewer, heard, pictures }: Witness,
  journal: Journal,
): { readonly leaks: readonly string[]; readonly named: number } => {
  const knowing = knowingOf(journal, viewer)
  const knownAt = (version: number): Knowing => knowing.get(version) ?? { known: new Set(), shown: new Set(), seen: new Set() }
  const leaks: string[] = []
  const tell = (where: string, faces: readonly Face[], may: ReadonlySet<Face>): void => {
    leaks.push(...faces.filter(face => !may.has(face)).map(face => `${where}: ${face}`))
  }
  for (const message of heard) {
    if (message.type !== 'update') {
      tell(message.type, namesIn(message), new Set())
      continue
    }
    tell(`view ${message.version}`, namesIn(message.view), knownAt(message.version).known)
    for (const { version, events } of message.shown) {
      const told = (events as readonly Event[]).filter(({ type }) => type !== 'majority') // a majority names a kind of card, not a card
      // An event may name a card that its viewer knows; `shown` are the cards it shows for the first time.
      tell(
        `events ${version}`,
        namesIn(told),
        new Set([...knownAt(version - 1).known, ...knownAt(version).known, ...knownAt(version).shown]),
      )
    }
  }
  for (const { version, faces, called } of pictures) {
    tell(`table ${version}`, faces, new Set([...knownAt(version).known, ...knownAt(version - 1).known])) // it is heard before it is drawn
    tell(`page ${version}`, called, knownAt(version).seen)
  }
  return { leaks, named: pictures.reduce((sum, { faces }) => sum + faces.length, 0) }
}
