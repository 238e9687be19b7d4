/** Opens the table of a frame: finds its position, prepares the table, and connects the page to it. */
import type { GameTypes, Viewer } from '@tortuga/kit'
import type { ServerMessage } from '@tortuga/wire'
import { connectTable } from '../../src/table/connection/table-link.ts'
import type { TableLink } from '../../src/table/connection/table-link.ts'
import type { TableLocation } from '../../src/table/connection/table-location.ts'
import { tableStorage } from '../../src/table/frame/session-drafts.ts'
import { loadPageFiles } from '../catalogue/page-files.ts'
import type { PageFiles } from '../catalogue/page-files.ts'
import { createEventTable } from '../positions/event-table.ts'
import type { EventTable } from '../positions/event-table.ts'
import { findPosition, PositionProblem, readMove, stepFrom } from '../positions/position-source.ts'
import type { PreparedMatch } from '../positions/prepared-match.ts'
import { createPreparedTable } from '../positions/prepared-table.ts'
import type { FrameAddress } from './frame-address.ts'
import { createPreparedTransport } from './prepared-transport.ts'
import type { PreparedTransport } from './prepared-transport.ts'
import { SCENES } from './scenes.ts'
import type { Scene } from './scenes.ts'

export type OpenFrame = {
  readonly location: TableLocation
  readonly link: TableLink
  /** Plays the event of the address, again and again if it is called again, or its steps once. */
  readonly play: () => void
  /** The move that the viewer tries to make after the table is drawn. */
  readonly move: unknown
}

const frameLocation = (id: string, transport: PreparedTransport): TableLocation => ({
  type: 'server',
  id,
  wire: () => transport,
  leave: () => Promise.resolve(),
  comeBack: () => Promise.resolve(),
  series: () => Promise.resolve({ matches: 2, wins: [1, 1] }),
  rematch: () => Promise.reject(new Error('a frame has no rematch')),
  journal: () => Promise.resolve(null),
})

const findScene = (name: string | null): Scene | null => {
  if (name === null) return null
  const scene = SCENES.find(one => one.name === name)
  if (scene === undefined) throw new PositionProblem(`There is no scene ${name}.`)
  return scene
}

const prepareEvent = async (files: PageFiles, address: FrameAddress, prepared: PreparedMatch, index: number): Promise<EventTable> => {
  const { source, viewer, move } = address
  const step = await stepFrom(files, source, prepared, viewer, move)
  if (step.events[index] === undefined) throw new PositionProblem(`The step has ${step.events.length} events, and none is number ${index}.`)
  const table = createEventTable(prepared, step, index, viewer)
  if (table === null) throw new PositionProblem('This viewer does not notice the event.')
  return table
}

/** The same golden game after the steps of the address; null if it names none. */
const laterMoment = async (files: PageFiles, { source, steps }: FrameAddress): Promise<PreparedMatch | null> => {
  if (steps === null) return null
  if (source.type !== 'golden') throw new PositionProblem('Only a golden game has steps that follow.')
  return findPosition(files, { ...source, moves: source.moves + steps })
}

/** The first legal move of the viewer; null if there is none. */
const firstMove = ({ game, match }: PreparedMatch, viewer: Viewer): unknown => {
  const [move] = game.moves(game.view(match.state, viewer))
  return move ?? null
}

const MOTION_GAP = 300

export const openFrame = async (address: FrameAddress): Promise<OpenFrame> => {
  const { source, viewer, event } = address
  const files = await loadPageFiles(address.game)
  if (files === null) throw new PositionProblem(`There is no game ${address.game}.`)
  const prepared = await findPosition(files, source)
  if (typeof viewer === 'number' && viewer >= prepared.match.asked.length)
    throw new PositionProblem(`This position has ${prepared.match.asked.length} seats, and none is number ${viewer}.`)
  const scene = findScene(address.scene)
  // Frames of one tab share its session storage: each has drafts of its own, and begins without one.
  const id = `workbench ${JSON.stringify([address.game, source, address.taps, address.move, address.scene])}`
  tableStorage(id, viewer).write(null)
  const connect = (
    answer: (text: string) => readonly ServerMessage[],
  ): Pick<OpenFrame, 'location' | 'link'> & { transport: PreparedTransport } => {
    const transport = createPreparedTransport(answer, scene?.isCut === true)
    return { transport, location: frameLocation(id, transport), link: connectTable(transport) }
  }
  if (event !== null) {
    const table = await prepareEvent(files, address, prepared, event)
    const { transport, ...connected } = connect(() => table.greet())
    let hasPlayed = false
    const play = (): void => {
      if (!hasPlayed) transport.push(table.play())
      else {
        for (const message of table.greet()) transport.push(message)
        setTimeout(() => transport.push(table.play()), MOTION_GAP)
      }
      hasPlayed = true
    }
    return { ...connected, play, move: null }
  }
  const table = createPreparedTable(prepared, { viewer, id })
  if (scene?.refuses !== undefined) table.refuseNext({ type: scene.refuses, rules: [] } satisfies GameTypes['refusal'])
  const { transport, ...connected } = connect(text => {
    const said = table.receive(text)
    return scene === null || said.some(({ type }) => type !== 'welcome' && type !== 'update') ? said : scene.change(said, viewer)
  })
  const move = address.move === null ? null : readMove(files, address.move)
  const later = await laterMoment(files, address)
  let hasPlayed = false
  const play = (): void => {
    if (later !== null && !hasPlayed) transport.push(table.advanceTo(later))
    hasPlayed = true
  }
  return { ...connected, play, move: scene?.refuses === undefined ? move : firstMove(prepared, viewer) }
}
