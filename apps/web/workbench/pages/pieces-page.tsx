/** All pieces of a game in every language and theme, side by side. */
import { LANGUAGES } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../../src/text/language.ts'
import { FRAME_THEMES } from '../frame/frame-address.ts'
import { FramedPage } from '../parts/framed.tsx'
import { printSize, useLook } from '../parts/look.ts'
import type { SectionProps } from '../catalogue/page-files.ts'

export const PiecesPage = ({ files: { game } }: SectionProps): ReactNode => {
  const [{ contrast, size }] = useLook()
  return (
    <div className="wb-sides">
      {LANGUAGES.flatMap(language =>
        FRAME_THEMES.map(theme => {
          const title = `${LANGUAGE_NAMES[language]}, ${theme}`
          const src = `/workbench/gallery/${game.id}?${new URLSearchParams({ language, theme, contrast }).toString()}`
          return (
            <section key={title}>
              <h2>
                <a href={src} data-frame={printSize(size)}>
                  {title}
                </a>
              </h2>
              <FramedPage title={`Pieces: ${title}`} src={src} />
            </section>
          )
        }),
      )}
    </div>
  )
}
