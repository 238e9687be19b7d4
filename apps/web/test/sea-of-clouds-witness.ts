/** Somebody who sits at or watches a match of Sea of Clouds: all that reaches them is kept, and held afterwards against what was hidden from them at that time. */
import { replay } from '@tortuga/kit'
import type { Journal, Viewer } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import { deckOf, DECKS, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { Event, Face } from '@tortuga/sea-of-clouds/rules'
import type { Page } from 'playwright-core'
import { until } from './play.ts'

type Update = FromServer & { readonly type: 'update' }
/** What stands on a page: faces of cards on the table, and cards that are called by name or face anywhere. */
type Picture = { readonly version: number; readonly faces: readonly Face[]; readonly called: readonly Face[] }
type Witness = {
  readonly viewer: Viewer
  readonly heard: readonly FromServer[]
  readonly pictures: readonly Picture[]
  /** The newest version that was heard. */
  readonly version: () => number
  /** Waits for this version and keeps what stands on the page then. */
  readonly look: (version: number) => Promise<void>
}

const CARDS = DECKS['completed']?.cards ?? []
/** What the page would call a card; by its face alone where its name stands in the words of another card, as “Luxury Rum” does. */
const CALLED = CARDS.map(({ id, name }): readonly string[] => {
  const isOwn = CARDS.every(other => other.id === id || !`${other.name.en} ${other.text.en}`.includes(name.en))
  return isOwn ? [id, `"${id}"`, name.en] : [id, `"${id}"`]
})
const LOOK = `(cards => {
  const html = document.documentElement.outerHTML
  const faces = [...new Set([...document.querySelectorAll('[data-face]')].map(one => one.dataset.face))]
  return [faces, cards.flatMap(([face, ...names]) => (names.some(name => html.includes(name)) ? [face] : []))]
})(${JSON.stringify(CALLED)})`

/** Keeps all that reaches a page; to be called before it goes to the table. */
export const witness = (page: Page, viewer: Viewer): Witness => {
  const heard: FromServer[] = []
  const pictures: Picture[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as FromServer)))
  const newest = (): number => heard.findLast((message): message is Update => message.type === 'update')?.version ?? -1
  return {
    viewer,
    heard,
    pictures,
    version: newest,
    look: async version => {
      await until(`version ${version} to be heard`, () => Promise.resolve(newest() >= version))
      const [faces = [], called = []] = (await page.evaluate(LOOK)) as readonly (readonly Face[])[]
      pictures.push({ version, faces, called })
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

/** What reached a viewer too early: in views, in events, on the table, in the page's words. `named` counts faces that were rightly there. */
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
      const told = (events as readonly Event[]).filter(({ type }) => type !== 'majority') // what a majority is of is no card
      tell(`events ${version}`, namesIn(told), knownAt(version).shown)
    }
  }
  for (const { version, faces, called } of pictures) {
    tell(`table ${version}`, faces, new Set([...knownAt(version).known, ...knownAt(version - 1).known])) // it is heard before it is drawn
    tell(`page ${version}`, called, knownAt(version).seen)
  }
  return { leaks, named: pictures.reduce((sum, { faces }) => sum + faces.length, 0) }
}
