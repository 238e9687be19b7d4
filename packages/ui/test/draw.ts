/** A table drawn without a browser, as its first look after a reload: what the tests of tables share. */
import type { Game, GameTypes, Seat, Viewer } from '@tortuga/kit'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Kept, TableProps } from '../src/contract.ts'

/** A place that holds this. */
export const keptAs = (value: unknown): Kept => ({ read: () => value, write: () => {} })

type Drawn<T extends GameTypes> = {
  readonly game: Game<T>
  readonly Table: ComponentType<TableProps<T>>
  readonly state: T['state']
  readonly viewer: Viewer
} & Partial<TableProps<T>>

/** The table's markup; whoever is awaited may act, unless something else is said. */
export const draw = <T extends GameTypes>({ game, Table, state, viewer, ...more }: Drawn<T>): string => {
  const awaited: readonly Seat[] = more.awaited ?? game.awaited(state)
  const view: T['view'] = game.view(state, viewer)
  const props: TableProps<T> = {
    game,
    view,
    viewer,
    players: ['Ola', 'Jan', 'Ewa', 'Leon'].map(name => ({ name, bot: null })),
    awaited,
    mayAct: typeof viewer === 'number' && awaited.includes(viewer),
    language: 'en',
    inFlight: null,
    refused: null,
    happened: [],
    drafts: [],
    hint: null,
    animate: false,
    kept: keptAs(null),
    aid: () => Promise.reject(new Error('nobody to ask')),
    send: () => {},
    sendDraft: () => {},
    openRule: () => {},
    seatPlate: () => null,
    ...more,
  }
  return renderToStaticMarkup(createElement(Table, props))
}

/** The opening tags with this in them. */
export const tagsWith = (markup: string, part: string): readonly string[] =>
  [...markup.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter(tag => tag.includes(part))
