/** The fonts and libraries in this page, each with the text of its licence. */
import type { ReactNode } from 'react'
import { Tag } from '@tortuga/ui'
import licences from 'virtual:licences'
import type { Licence } from 'virtual:licences'
import { TextPage } from '../shell/page-frame.tsx'
import { usePageText } from '../text/pages.ts'
import './licences.css'

const LicenceList = ({ title, list }: { readonly title: string; readonly list: readonly Licence[] }): ReactNode => (
  <section>
    <h2>{title}</h2>
    <ul className="licences">
      {list.map(({ name, version, licence, text: licenceText }) => (
        <li key={name}>
          <details>
            <summary>
              <b>{name}</b> <span className="muted">{version}</span>
              <Tag>{licence}</Tag>
            </summary>
            <pre lang="en">{licenceText}</pre>
          </details>
        </li>
      ))}
    </ul>
  </section>
)

export const LicencesPage = (): ReactNode => {
  const text = usePageText().licences
  const isFont = ({ name }: Licence): boolean => name.startsWith('@fontsource')
  return (
    <TextPage title={text.title}>
      <p className="lead">{text.intro}</p>
      <p className="muted">{text.games}</p>
      <LicenceList title={text.fonts} list={licences.filter(isFont)} />
      <LicenceList title={text.libraries} list={licences.filter(each => !isFont(each))} />
    </TextPage>
  )
}
