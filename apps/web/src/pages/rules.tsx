/** The rulebooks as pages; a rule's number in the URL's hash scrolls to that rule. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../browser/hooks.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import { findPageGame, REGISTRY } from '../games/registry.ts'
import type { RegisteredWebGame } from '../games/registry.ts'
import { RulesView } from '../rulebook/rules-view.tsx'
import { TextPage } from '../shell/page-frame.tsx'
import { useLanguage, useTexts } from '../text/language.ts'
import { usePageText } from '../text/pages.ts'
import { NotFoundPage } from './not-found.tsx'
import './rules.css'

const RulebookList = (): ReactNode => {
  const { rulebook } = usePageText()
  const language = useLanguage()
  return (
    <TextPage title={rulebook.choose}>
      <ul className="books">
        {REGISTRY.map(({ listing, listing: { id, title, pitch } }) => (
          <li key={id} className="paper">
            <GameEmblem of={listing} />
            <div>
              <h2>
                <Link href={`/rules/${id}`}>{title[language]}</Link>
              </h2>
              <p className="muted small">{pitch[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </TextPage>
  )
}

/** The rule in the URL's hash; null without one. */
const ruleInHash = (): string | null => (location.hash === '' ? null : decodeURIComponent(location.hash.slice(1)))

const GameRules = ({ game: { listing, web } }: { readonly game: RegisteredWebGame }): ReactNode => {
  const texts = useTexts()
  const { rulebook } = usePageText()
  const language = useLanguage()
  const [loaded] = useLoad(web, `${listing.id} ${language}`)
  return (
    <TextPage title={rulebook.title(listing.title[language])}>
      {loaded.type === 'ready' ? (
        <RulesView web={loaded.value} rule={ruleInHash()} onRule={rule => history.replaceState(history.state, '', `#${rule}`)} />
      ) : (
        <p className="muted late">{loaded.type === 'failed' ? rulebook.missing : texts.loading}</p>
      )}
    </TextPage>
  )
}

export const RulesPage = ({ game }: { readonly game: string | null }): ReactNode => {
  if (game === null) return <RulebookList />
  const found = findPageGame(game)
  return found === undefined ? <NotFoundPage /> : <GameRules game={found} />
}
