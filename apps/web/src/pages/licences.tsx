/** The fonts and libraries inside this page, each with its licence as it was given to us. */
import type { ReactNode } from 'react'
import { Tag } from '@tortuga/ui'
import licences from 'virtual:licences'
import type { Licence } from 'virtual:licences'
import { TextPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import './licences.css'

const List = ({ title, list }: { readonly title: string; readonly list: readonly Licence[] }): ReactNode => (
  <section>
    <h2>{title}</h2>
    <ul className="licences">
      {list.map(({ name, version, licence, text }) => (
        <li key={name}>
          <details>
            <summary>
              <b>{name}</b> <span className="muted">{version}</span>
              <Tag>{licence}</Tag>
            </summary>
            <pre lang="en">{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  </section>
)

export const LicencesPage = (): ReactNode => {
  const texts = useTexts()
  const isFont = ({ name }: Licence): boolean => name.startsWith('@fontsource')
  return (
    <TextPage title={texts.licences.title}>
      <p className="lead">{texts.licences.intro}</p>
      <p className="muted">{texts.licences.games}</p>
      <List title={texts.licences.fonts} list={licences.filter(isFont)} />
      <List title={texts.licences.libraries} list={licences.filter(each => !isFont(each))} />
    </TextPage>
  )
}
