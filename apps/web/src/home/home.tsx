/** The home page: the games, the visitor's games, open tables. Without the server, games against bots still work. */
import { Icon, Note } from '@tortuga/ui'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { fetchMyMatches, fetchTables } from '../api/api.ts'
import { ApiProblem } from '../api/error-codes.ts'
import { useInterval, useLoad, useNetworkChange, usePageFocus, useTitle } from '../browser/hooks.ts'
import { REGISTRY } from '../games/registry.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { useTexts } from '../text/language.ts'
import { GameCard, UNREACHABLE_ID } from './game-card.tsx'
import { Hero } from './hero.tsx'

const REFRESH_INTERVAL = 15_000

const loadDevice = async () => {
  const { listOnDevice } = await import('../device/client.ts')
  return listOnDevice()
}

/** A visitor without a player on the server has no games there. */
const loadServer = async () => {
  const tables = await fetchTables()
  const mine = await fetchMyMatches().catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'not-a-guest') return []
    throw error
  })
  return { ...tables, mine }
}

/** Loaded after the games: the lists wait for their contents anyway. */
const HomeLists = lazy(async () => ({ default: (await import('./home-lists.tsx')).HomeLists }))

export const Home = (): ReactNode => {
  const texts = useTexts()
  const heading = usePageFocus()
  useTitle('Tortuga')
  const [device, reloadDevice] = useLoad(loadDevice, 'device')
  const [server, reloadServer] = useLoad(loadServer, 'server')
  useInterval(REFRESH_INTERVAL, reloadServer)
  useNetworkChange(reloadServer)
  const isUnreachable = server.type === 'failed'

  const remove = (id: string): void => {
    void import('../device/client.ts').then(({ removeFromDevice }) => removeFromDevice(id)).then(reloadDevice)
  }
  return (
    <PageFrame>
      <Hero heading={heading} />
      <div className="home">
        <section aria-labelledby="games">
          <h2 id="games" className="vh">
            {texts.shelf.title}
          </h2>
          {isUnreachable ? (
            <p className="unreachable empty" id={UNREACHABLE_ID} role="status">
              <Icon name="cut" />
              {texts.lists.unreachable}
            </p>
          ) : null}
          <ul className="games">
            {REGISTRY.map(game => (
              <GameCard key={game.listing.id} game={game} isUnreachable={isUnreachable} />
            ))}
          </ul>
        </section>
        {device.type === 'ready' && device.value.storage === 'forbidden' ? (
          <Note icon="warning" title={texts.table.banner.storageForbidden} />
        ) : null}
        <Suspense fallback={<div className="lists" />}>
          <HomeLists
            device={device.type === 'ready' ? device.value.matches : []}
            server={server.type === 'ready' ? server.value : null}
            isUnreachable={isUnreachable}
            onRemove={remove}
          />
        </Suspense>
      </div>
    </PageFrame>
  )
}
