/** One thing of the catalogue: its title, the frame that shows it, and links to the frame and to its position. */
import { LANGUAGES } from '@tortuga/kit'
import type { Language, Viewer } from '@tortuga/kit'
import { Fragment } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'wouter'
import { LANGUAGE_NAMES } from '../../src/text/language.ts'
import type { FoundPosition } from '../catalogue/catalogue.ts'
import { framePath, sourceQuery } from '../frame/frame-address.ts'
import type { FrameContent } from '../frame/frame-address.ts'
import { FramedScreen } from './framed.tsx'
import { PHONE_SIZE, printSize, useLook, withLook } from './look.ts'
import type { Look, ScreenSize } from './look.ts'

export const describeViewer = (viewer: Viewer): string =>
  viewer === 'table' ? 'Spectator' : viewer === 'open' ? 'All cards open' : `Seat ${viewer + 1}`

/** The address of the page on which this position can be changed. */
export const positionPath = (game: string, { source, viewer }: FoundPosition, look: Look): string =>
  withLook(`/workbench/${game}/position`, look, [...sourceQuery(source), ['viewer', String(viewer)]])

type ArticleProps = {
  readonly title: string
  readonly src: string
  readonly size: ScreenSize
  readonly frame?: RefObject<HTMLIFrameElement | null>
  /** Besides the link to the frame. */
  readonly links?: ReactNode
  /** Between the title and the frame. */
  readonly children?: ReactNode
}

export const FrameArticle = ({ title, src, size, frame, links, children }: ArticleProps): ReactNode => (
  <article className="wb-found">
    <header>
      <h2>{title}</h2>
      <p className="wb-links">
        {links}
        <a href={src} aria-label={`Frame: ${title}`} data-frame={printSize(size)}>
          Frame
        </a>
      </p>
    </header>
    {children}
    <FramedScreen title={title} src={src} size={size} {...(frame === undefined ? {} : { frame })} />
  </article>
)

type FoundFrameProps = Pick<ArticleProps, 'title' | 'frame' | 'children'> & {
  readonly game: string
  readonly at: FoundPosition
  /** What the frame shows besides the position. */
  readonly content?: Partial<FrameContent>
  /** Only a phone has it. */
  readonly isPhone?: boolean
}

export const FoundFrame = ({ game, at, content = {}, isPhone = false, ...article }: FoundFrameProps): ReactNode => {
  const [look] = useLook()
  const { size, ...appearance } = look
  const links = (
    <>
      <span>{describeViewer(at.viewer)}</span>
      <Link href={positionPath(game, at, look)} aria-label={`Position: ${article.title}`}>
        Position
      </Link>
    </>
  )
  const src = framePath({ game, source: at.source, viewer: at.viewer, ...appearance, ...content })
  return <FrameArticle {...article} src={src} size={isPhone ? PHONE_SIZE : size} links={links} />
}

/** A sentence in every language. */
export const InAllLanguages = ({ say }: { readonly say: (language: Language) => string | null }): ReactNode => (
  <dl className="wb-words">
    {LANGUAGES.map(language => (
      <Fragment key={language}>
        <dt lang={language}>{LANGUAGE_NAMES[language]}</dt>
        <dd lang={language}>{say(language) ?? '–'}</dd>
      </Fragment>
    ))}
  </dl>
)

/** Lists what the catalogue has no sample of. A test fails until the list is empty. */
export const Missing = ({ names }: { readonly names: readonly string[] }): ReactNode =>
  names.length === 0 ? null : (
    <p className="wb-missing" role="alert">
      No sample: {names.join(', ')}. Add one to <code>test/samples.ts</code> of the game.
    </p>
  )
