/** The rulebooks as pages of their own; a rule's number after the # leads to that rule. */
import { MarkdownView } from '@tortuga/ui'
import '@tortuga/ui/markdown.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../hooks.ts'
import { Picture } from '../picture.tsx'
import { findRegistered, REGISTRY, titleOf } from '../registry.ts'
import { TextPage } from '../shell.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import { NotFoundPage } from './not-found.tsx'
import './rules.css'

const Shelf = (): ReactNode => {
  const { rulebook } = useLaterTexts()
  const language = useLanguage()
  return (
    <TextPage title={rulebook.choose}>
      <ul className="books">
        {REGISTRY.map(({ face, face: { id, title, pitch } }) => (
          <li key={id} className="paper">
            <Picture of={face} />
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

const Book = ({ id }: { readonly id: string }): ReactNode => {
  const texts = useTexts()
  const { rulebook } = useLaterTexts()
  const language = useLanguage()
  const [book] = useLoad(async () => (await findRegistered(id)?.web())?.rulebook[language]() ?? '', `${id} ${language}`)
  return (
    <TextPage title={rulebook.title(titleOf(id, language))}>
      {book.type === 'ready' ? (
        <div className="paper rule-page">
          <MarkdownView text={book.value} rule={location.hash === '' ? null : decodeURIComponent(location.hash.slice(1))} />
        </div>
      ) : (
        <p className="muted late">{book.type === 'failed' ? rulebook.missing : texts.loading}</p>
      )}
    </TextPage>
  )
}

export const RulesPage = ({ game }: { readonly game: string | null }): ReactNode => {
  if (game === null) return <Shelf />
  const found = findRegistered(game)
  return found === undefined ? <NotFoundPage /> : <Book id={found.face.id} />
}
