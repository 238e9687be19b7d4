/** The lists of the home page: the visitor's games, open tables, tables to watch. */
import type { DeviceMatch, ListedTable, TableLists } from '@tortuga/wire'
import type { ReactNode } from 'react'
import { usePrefs } from '../preferences/preferences.ts'
import { useTexts } from '../text/language.ts'
import './home-lists.css'
import { fromDevice, fromServer, sortGames } from './my-game.ts'
import { MyGamesList } from './my-games-list.tsx'
import { TablesList } from './tables-list.tsx'

type Props = {
  readonly device: readonly DeviceMatch[]
  /** Null until the server has answered. */
  readonly server: (TableLists & { readonly mine: readonly ListedTable[] }) | null
  readonly isUnreachable: boolean
  readonly onRemove: (id: string) => void
}

const ServerTables = ({ server, isMine }: Pick<Props, 'server'> & { readonly isMine: (id: string) => boolean }): ReactNode => {
  const { lists, loading } = useTexts()
  const open = (server?.open ?? []).filter(({ id }) => !isMine(id))
  const watchable = (server?.watchable ?? []).filter(({ id }) => !isMine(id))
  return (
    <>
      <TablesList title={lists.open} none={server === null ? loading : lists.noneOpen} tables={open} action={lists.sitDown} />
      {watchable.length === 0 ? null : <TablesList title={lists.watch} none={lists.noneWatch} tables={watchable} action={lists.look} />}
    </>
  )
}

export const HomeLists = ({ device, server, isUnreachable, onRemove }: Props): ReactNode => {
  const avatar = usePrefs(prefs => prefs.avatar)
  const mine = [...device.map(match => fromDevice(match, avatar)), ...(server?.mine ?? []).map(fromServer)]
  return (
    <div className="lists">
      <MyGamesList games={sortGames(mine)} onRemove={onRemove} />
      {isUnreachable ? null : <ServerTables server={server} isMine={id => mine.some(game => game.id === id)} />}
    </div>
  )
}
