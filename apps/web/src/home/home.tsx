/** The home page: four games, my games, open tables. It works without the server, too. */
import { Icon, Note } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { fetchMine, fetchTables } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import { useEvery, useLoad, useNetwork, usePageFocus, useTitle } from '../hooks.ts'
import { REGISTRY } from '../registry.ts'
import { Shell } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { GameCard, NO_LINE } from './game-card.tsx'
import { Hero } from './hero.tsx'
import { fromDevice, fromServer, MyGames, sortGames, Tables } from './lists.tsx'

const REFRESH = 15_000

const loadDevice = async () => {
  const { listOnDevice } = await import('../device/device.ts')
  return listOnDevice()
}

/** A visitor the server does not know has no games there. */
const loadServer = async () => {
  const tables = await fetchTables()
  const mine = await fetchMine().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not-a-guest') return []
    throw error
  })
  return { ...tables, mine }
}

export const Home = (): ReactNode => {
  const texts = useTexts()
  const heading = usePageFocus()
  useTitle('Tortuga')
  const [device, reloadDevice] = useLoad(loadDevice, 'device')
  const [server, reloadServer] = useLoad(loadServer, 'server')
  useEvery(REFRESH, reloadServer)
  useNetwork(reloadServer)
  const isCut = server.type === 'failed'

  const remove = (id: string): void => {
    void import('../device/device.ts').then(({ removeFromDevice }) => removeFromDevice(id)).then(reloadDevice)
  }
  const mine = [
    ...(device.type === 'ready' ? device.value.matches.map(fromDevice) : []),
    ...(server.type === 'ready' ? server.value.mine.map(fromServer) : []),
  ]
  const isMine = (id: string): boolean => mine.some(game => game.id === id)
  return (
    <Shell>
      <Hero heading={heading} />
      <div className="harbour">
        <section aria-labelledby="games">
          <h2 id="games" className="vh">
            {texts.shelf.title}
          </h2>
          {isCut ? (
            <p className="no-line empty" id={NO_LINE} role="status">
              <Icon name="cut" />
              {texts.lists.unreachable}
            </p>
          ) : null}
          <ul className="games">
            {REGISTRY.map(game => (
              <GameCard key={game.face.id} game={game} isCut={isCut} />
            ))}
          </ul>
        </section>
        {device.type === 'ready' && device.value.storage === 'forbidden' ? (
          <Note icon="warning" title={texts.table.strip.storageForbidden} />
        ) : null}
        <div className="lists">
          <MyGames games={sortGames(mine)} onRemove={remove} />
          {isCut ? null : (
            <Tables
              title={texts.lists.open}
              none={server.type === 'loading' ? texts.loading : texts.lists.noneOpen}
              tables={server.type === 'ready' ? server.value.open.filter(({ id }) => !isMine(id)) : []}
              act={texts.lists.sitDown}
            />
          )}
          {server.type === 'ready' && server.value.watchable.some(({ id }) => !isMine(id)) ? (
            <Tables
              title={texts.lists.watch}
              none={texts.lists.noneWatch}
              tables={server.value.watchable.filter(({ id }) => !isMine(id))}
              act={texts.lists.look}
            />
          ) : null}
        </div>
      </div>
    </Shell>
  )
}
