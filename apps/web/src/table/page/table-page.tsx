/** A table by its address, in each of its states: connecting, waiting for players, playing, unavailable. */
import type { GameTypes } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { ByeCode } from '@tortuga/wire'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useLoad } from '../../browser/hooks.ts'
import { loadWebGame } from '../../games/editions.ts'
import { reloadOnce } from '../../offline/reload.ts'
import '../../styles/table.css'
import { lazyPage } from '../../shell/lazy-page.tsx'
import { useTexts } from '../../text/language.ts'
import type { WebTexts } from '../../text/language.ts'
import { connectTable } from '../connection/table-link.ts'
import type { TableLink } from '../connection/table-link.ts'
import { deviceLocation, serverLocation } from '../connection/table-location.ts'
import type { TableLocation } from '../connection/table-location.ts'
import { TableFrame } from '../frame/table-frame.tsx'
import type { UseAnswer } from '../frame/table-frame.tsx'
import { TableOutline } from '../frame/table-outline.tsx'
import { isPageOutdated, unavailableCode, viewerOf } from '../model/table-model.ts'
import type { TableModel, TableUpdate } from '../model/table-model.ts'

const UnavailablePage = lazyPage(async () => (await import('./unavailable-page.tsx')).UnavailablePage)
const WaitingRoom = lazyPage(async () => (await import('../waiting/waiting-room.tsx')).WaitingRoom)

type ConnectedTable = { readonly location: TableLocation; readonly link: TableLink }

const useConnection = (locate: (id: string) => TableLocation, id: string): ConnectedTable | null => {
  const [connected, setConnected] = useState<ConnectedTable | null>(null)
  useEffect(() => {
    const location = locate(id)
    const link = connectTable(location.wire())
    setConnected({ location, link })
    return () => {
      link.close()
      setConnected(null)
    }
  }, [id, locate])
  return connected
}

/** An outdated page reloads once; if that does not help, it explains the problem. */
const Unavailable = ({ location, code }: { readonly location: TableLocation; readonly code: ByeCode }): ReactNode => {
  const texts = useTexts()
  const [isReloading] = useState(() => isPageOutdated(code) && reloadOnce(code))
  if (isReloading) return <TableOutline text={texts.update.outdated} />
  return <UnavailablePage location={location} code={code} />
}

/** From this version on, the page asks the browser to keep this device's games permanently. */
const WORTH_PERSISTING = 10

const usePersistentStorage = (location: TableLocation, version: number): void => {
  const isWorth = location.type === 'device' && version >= WORTH_PERSISTING
  useEffect(() => {
    if (isWorth)
      void import('../../offline/persistent-storage.ts').then(({ requestPersistenceOnce }) => requestPersistenceOnce()).catch(() => {})
  }, [isWorth])
}

const useNoAnswer: UseAnswer = () => null

/** A game's table, and for a game that needs it what answers for the player: it must be there before the first question is drawn. */
const loadTable = async (
  game: string,
  rules: number,
): Promise<{ readonly web: WebGame<GameTypes>; readonly useAnswer: UseAnswer } | null> => {
  const web = await loadWebGame(game, rules)
  if (web === null) return null
  const needsAnswers = web.game.obviousMove !== undefined
  return { web, useAnswer: needsAnswers ? (await import('../answers/use-obvious-answer.ts')).useObviousAnswer : useNoAnswer }
}

const PlayingTable = ({
  location,
  link,
  model,
  update,
}: ConnectedTable & { readonly model: TableModel; readonly update: TableUpdate }): ReactNode => {
  const texts = useTexts()
  const { game, rules } = model.welcome?.match ?? { game: '', rules: 0 }
  const [first] = useState(update)
  const [loaded] = useLoad(() => loadTable(game, rules), `${game} ${rules}`)
  usePersistentStorage(location, update.version)
  if (loaded.type === 'failed') throw loaded.error // a missing chunk: the crash boundary handles it
  if (loaded.type === 'loading') return <TableOutline text={texts.table.banner.connecting} />
  if (loaded.value === null) return <Unavailable location={location} code="newer-rules" />
  return <TableFrame location={location} link={link} truth={model} update={update} first={first} {...loaded.value} />
}

const connectionText = ({ status, halted }: TableModel, { table: { banner } }: WebTexts): string => {
  if (halted) return banner.halted // the rules failed before they could show the table
  if (status.type === 'restarting') return banner.restarting
  if (status.type === 'older-node') return banner.olderNode
  if (status.type !== 'lost') return banner.connecting
  return navigator.onLine ? banner.lost : banner.offline
}

export const ConnectedPage = ({ location, link }: ConnectedTable): ReactNode => {
  const texts = useTexts()
  const model = useStore(link.store)
  const code = unavailableCode(model)
  if (code !== null) return <Unavailable location={location} code={code} />
  // With an older node the match has begun, so the waiting room is out of date.
  if (model.waiting !== null && model.status.type !== 'older-node')
    return <WaitingRoom id={location.id} link={link} waiting={model.waiting} />
  if (model.welcome !== null && model.update !== null)
    // A spectator who becomes a substitute gets another view, so nothing of the former one may stay.
    return <PlayingTable key={viewerOf(model)} location={location} link={link} model={model} update={model.update} />
  return <TableOutline text={connectionText(model, texts)} />
}

const TablePage = ({ id, locate }: { readonly id: string; readonly locate: (id: string) => TableLocation }): ReactNode => {
  const texts = useTexts()
  const connected = useConnection(locate, id)
  return connected === null ? <TableOutline text={texts.table.banner.connecting} /> : <ConnectedPage {...connected} />
}

export const DeviceTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} locate={deviceLocation} />
export const ServerTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} locate={serverLocation} />
