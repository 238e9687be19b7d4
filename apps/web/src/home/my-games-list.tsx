/** The visitor's games on the home page. */
import { Icon } from '@tortuga/ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { REGISTRY } from '../games/registry.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import type { MyGame } from './my-game.ts'

const MyGameRow = lazy(async () => ({ default: (await import('./my-game-row.tsx')).MyGameRow }))

const NoGames = (): ReactNode => {
  const { lists, shelf } = useTexts()
  const language = useLanguage()
  return (
    <div className="empty">
      <p>{lists.noneMine}</p>
      <p className="learn-first">
        <span>{lists.learnFirst}</span>
        {REGISTRY.filter(({ lessons }) => lessons !== undefined).map(({ listing }) => (
          <Link key={listing.id} href={`/learn/${listing.id}`} aria-label={shelf.learnGame(listing.title[language])}>
            {listing.title[language]}
          </Link>
        ))}
      </p>
    </div>
  )
}

const SHOWN_AT_FIRST = 5

export const MyGamesList = ({
  games,
  onRemove,
}: {
  readonly games: readonly MyGame[]
  readonly onRemove: (id: string) => void
}): ReactNode => {
  const { lists } = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? games : games.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{lists.mine}</h2>
      {games.length === 0 ? (
        <NoGames />
      ) : (
        <Suspense>
          <ul className="list">
            {shown.map(game => (
              <MyGameRow key={game.id} game={game} onRemove={onRemove} />
            ))}
          </ul>
        </Suspense>
      )}
      {shown.length < games.length ? (
        <button type="button" className="btn quiet" onClick={() => setShowsAll(true)}>
          {lists.more(games.length - shown.length)}
        </button>
      ) : null}
      <Link href="/r/file" className="btn quiet">
        <Icon name="log" />
        {lists.openFile}
      </Link>
    </section>
  )
}
