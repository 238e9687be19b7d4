/** A table by its address, in every state it can be in: on the way, waiting for players, playing, gone. */
import type { Bye } from '@tortuga/room'
import { wantsLessMotion } from '@tortuga/ui'
import { lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import '../styles/table.css'
import { useLoad } from '../hooks.ts'
import { renewOnce } from '../offline/renewal.ts'
import { usePrefs } from '../prefs.ts'
import { findRegistered } from '../registry.ts'
import { useTexts } from '../text/index.ts'
import { connectTable } from './connect.ts'
import type { TableLink } from './connect.ts'
import { TableFrame, TableOutline } from './frame.tsx'
import { endOf, isTooOld, rulesOf } from './model.ts'
import type { TableModel } from './model.ts'
import { devicePlace, serverPlace } from './place.ts'
import type { Place } from './place.ts'

const GonePage = lazy(async () => ({ default: (await import('./gone.tsx')).GonePage }))
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

/** The table cannot be shown. A page that is too old loads itself anew, once; if that does not help it says so. */
const Gone = ({ place, code }: { readonly place: Place; readonly code: Bye }): ReactNode => {
  const texts = useTexts()
  const [isReloading] = useState(() => isTooOld(code) && renewOnce(code))
  if (isReloading) return <TableOutline words={texts.table.strip.older} />
  return <GonePage isHere={place.type === 'device'} code={code} />
}

/** After so many moves there is something to lose: the browser is asked to keep this device's games for good. */
const WORTH_KEEPING = 10

const useKeeping = (place: Place, version: number): void => {
  const isWorth = place.type === 'device' && version >= WORTH_KEEPING
  useEffect(() => {
    if (isWorth) void import('../offline/persist.ts').then(({ askForGood }) => askForGood()).catch(() => {})
  }, [isWorth])
}

const Playing = ({ place, link, model }: { readonly place: Place; readonly link: TableLink; readonly model: TableModel }): ReactNode => {
  const texts = useTexts()
  const game = model.welcome?.match.game ?? ''
  const [web] = useLoad(async () => (await findRegistered(game)?.web()) ?? null, game)
  useKeeping(place, model.update?.version ?? 0)
  if (web.type === 'failed') throw web.error // a piece of the page is missing: said where all such things are
  if (web.type === 'loading') return <TableOutline words={texts.table.strip.connecting} />
  // A game, or rules, that this page has never heard of.
  if (web.value === null || rulesOf(model) > web.value.game.rules) return <Gone place={place} code="newer-rules" />
  return <TableFrame place={place} link={link} model={model} web={web.value} />
}

const Room = ({ place, link }: { readonly place: Place; readonly link: TableLink }): ReactNode => {
  const texts = useTexts()
  const model = useStore(link.store)
  const end = endOf(model)
  if (end !== null) return <Gone place={place} code={end} />
  if (model.waiting !== null) return <WaitingRoom id={place.id} link={link} model={model} waiting={model.waiting} />
  if (model.welcome !== null && model.update !== null) return <Playing place={place} link={link} model={model} />
  const { strip } = texts.table
  const words =
    model.status.type === 'restarting'
      ? strip.restarting
      : model.status.type !== 'lost'
        ? strip.connecting
        : navigator.onLine
          ? strip.lost
          : strip.offline
  return <TableOutline words={words} />
}

const TablePage = ({ id, makePlace }: { readonly id: string; readonly makePlace: (id: string) => Place }): ReactNode => {
  const texts = useTexts()
  const made = useTableLink(makePlace, id)
  return made === null ? <TableOutline words={texts.table.strip.connecting} /> : <Room place={made.place} link={made.link} />
}

export const DeviceTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} makePlace={devicePlace} />
export const ServerTablePage = ({ id }: { readonly id: string }): ReactNode => <TablePage id={id} makePlace={serverPlace} />
