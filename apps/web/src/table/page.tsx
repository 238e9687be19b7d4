/** A table by its address, in every state it can be in: on the way, waiting for players, playing, gone. */
import { wantsLessMotion } from '@tortuga/ui'
import { lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import '../styles/table.css'
import { useLoad } from '../hooks.ts'
import { usePrefs } from '../prefs.ts'
import { findRegistered } from '../registry.ts'
import { SorryPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { connectTable } from './connect.ts'
import type { TableLink } from './connect.ts'
import { TableFrame, TableOutline } from './frame.tsx'
import { endOf } from './model.ts'
import type { TableModel } from './model.ts'
import { devicePlace, serverPlace } from './place.ts'
import type { Place } from './place.ts'
import { reloadOnce } from './reload.ts'

const WaitingRoom = lazy(async () => ({ default: (await import('./waiting.tsx')).WaitingRoom }))

const isPaced = (): boolean => usePrefs.getState().animation && !wantsLessMotion()

const useTableLink = (makePlace: (id: string) => Place, id: string): { readonly place: Place; readonly link: TableLink } | null => {
  const [made, setMade] = useState<{ readonly place: Place; readonly link: TableLink } | null>(null)
  useEffect(() => {
    const place = makePlace(id)
    const link = connectTable(place.wire(), isPaced)
    setMade({ place, link })
    return () => {
      link.close()
      setMade(null)
    }
  }, [id, makePlace])
  return made
}

/** The table cannot be shown. A page that is too old loads itself anew, once. */
const Gone = ({ place, model }: { readonly place: Place; readonly model: TableModel }): ReactNode => {
  const texts = useTexts()
  const code = endOf(model) ?? 'no-such-table'
  const isOld = code === 'protocol' || code === 'newer-rules'
  const [isReloading] = useState(() => isOld && reloadOnce())
  if (isReloading) return <TableOutline words={texts.table.strip.older} />
  const { title, text } = place.type === 'device' && code === 'no-such-table' ? texts.noDeviceGame : texts.gone[code]
  return (
    <SorryPage title={title} text={text}>
      {isOld ? (
        <a className="btn main" href={location.pathname}>
          {texts.table.strip.reload}
        </a>
      ) : null}
    </SorryPage>
  )
}

const Playing = ({ place, link, model }: { readonly place: Place; readonly link: TableLink; readonly model: TableModel }): ReactNode => {
  const texts = useTexts()
  const game = model.welcome?.match.game ?? ''
  const [web] = useLoad(async () => {
    const found = await findRegistered(game)?.web()
    if (found === undefined) throw new Error(`no table for ${game}`)
    return found
  }, game)
  if (web.type === 'failed') return <SorryPage title={texts.crash.title} text={texts.gone['newer-rules'].text} />
  if (web.type === 'loading') return <TableOutline words={texts.table.strip.connecting} />
  return <TableFrame place={place} link={link} model={model} web={web.value} />
}

const Room = ({ place, link }: { readonly place: Place; readonly link: TableLink }): ReactNode => {
  const texts = useTexts()
  const model = useStore(link.store)
  if (endOf(model) !== null) return <Gone place={place} model={model} />
  if (model.waiting !== null) return <WaitingRoom id={place.id} link={link} model={model} waiting={model.waiting} />
  if (model.welcome !== null && model.update !== null) return <Playing place={place} link={link} model={model} />
  const { strip } = texts.table
  const words = model.status.type === 'restarting' ? strip.restarting : model.status.type === 'lost' ? strip.lost : strip.connecting
  return <TableOutline words={words} />
}

const TablePage = ({ id, makePlace }: { readonly id: string; readonly makePlace: (id: string) => Place }): ReactNode => {
  const texts = useTexts()
  const made = useTableLink(makePlace, id)
  return made === null ? <TableOutline words={texts.table.strip.connecting} /> : <Room place={made.place} link={made.link} />
}

export const DeviceTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} makePlace={devicePlace} />
export const ServerTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} makePlace={serverPlace} />
