/** The fonts and libraries inside this page, each with its licence as it was given to us. */
import type { ReactNode } from 'react'
import { Tag } from '@tortuga/ui'
import licences from 'virtual:licences'
import type { Licence } from 'virtual:licences'
import { TextPage } from '../shell.tsx'
import { useLaterTexts } from '../text/later/index.ts'
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
  const { licences: words } = useLaterTexts()
  const isFont = ({ name }: Licence): boolean => name.startsWith('@fontsource')
  return (
    <TextPage title={words.title}>
      <p className="lead">{words.intro}</p>
      <p className="muted">{words.games}</p>
      <List title={words.fonts} list={licences.filter(isFont)} />
      <List title={words.libraries} list={licences.filter(each => !isFont(each))} />
    </TextPage>
  )
}
