/** The empty outline of a table while it is loading, with everything in its later place. */
import { WavePattern } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { BannerArea } from '../../shell/banner.tsx'
import { PageBanners } from '../../shell/page-banners.tsx'
import { Brand } from '../../shell/page-frame.tsx'
import { useTexts } from '../../text/language.ts'

export const TableOutline = ({ text }: { readonly text: string }): ReactNode => {
  const texts = useTexts()
  return (
    <div className="table-page">
      <header className="top">
        <Brand label={`Tortuga: ${texts.home}`} />
      </header>
      <BannerArea>
        <PageBanners />
      </BannerArea>
      <div className="table-main">
        <main className="table outline">
          <WavePattern />
          <p className="outline-words late" role="status">
            {text}
          </p>
          <div className="outline-shelf wood" />
        </main>
        <aside className="side" />
      </div>
    </div>
  )
}
