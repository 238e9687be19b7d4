/** All pieces of a game in one language and one theme, each in three sizes. */
import { at } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { GalleryGroup, PieceGallery, TableProps } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useLoad } from '../../src/browser/hooks.ts'
import '../../src/styles/table.css'
import { loadPageFiles } from '../catalogue/page-files.ts'
import { dealMatch } from '../positions/prepared-match.ts'
import { applyAppearance } from './appearance.ts'
import { readAppearance } from './frame-address.ts'
import type { Appearance } from './frame-address.ts'
import { settleFrame } from './settle.ts'
import { plainTableProps } from './plain-props.ts'

type LoadedGallery = { readonly gallery: PieceGallery<GameTypes>; readonly table: TableProps<GameTypes> }

const load = async (game: string, appearance: Appearance): Promise<LoadedGallery | null> => {
  delete document.documentElement.dataset['ready']
  await applyAppearance(appearance, false)
  const files = await loadPageFiles(game)
  const gallery = (await files?.gallery()) ?? null
  if (files === null || gallery === null) return null
  const preset = at(Object.keys(files.game.presets), 0)
  const table = plainTableProps(dealMatch(files.game, preset, files.game.seats[0], 1), 'table', appearance.language)
  void settleFrame('.wb-gallery', () => Promise.resolve())
  return { gallery, table }
}

const Group = ({ title, widths, pieces }: GalleryGroup): ReactNode => (
  <section>
    <h2>{title}</h2>
    <div className="wb-pieces">
      {pieces.map(({ name, draw }) => (
        <figure key={name}>
          <div>
            {widths.map(width => (
              <div key={width} style={{ width }}>
                {draw(width)}
              </div>
            ))}
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </section>
)

export const GalleryPage = ({ game }: { readonly game: string }): ReactNode => {
  const [query] = useSearchParams()
  const appearance = useMemo(() => readAppearance(query), [query])
  const [loaded] = useLoad(() => load(game, appearance), `${game} ${JSON.stringify(appearance)}`)
  if (loaded.type === 'failed') throw loaded.error
  if (loaded.type === 'loading') return null
  if (loaded.value === null) return <p className="text-page">This game has no gallery.</p>
  const { gallery, table } = loaded.value
  const { Surround } = gallery
  return (
    <main className="wb-gallery">
      <h1 className="vh">Pieces</h1>
      <Surround table={table}>
        {gallery.groups(table).map(group => (
          <Group key={group.title} {...group} />
        ))}
      </Surround>
    </main>
  )
}
