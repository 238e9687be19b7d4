/** Renders a table to HTML without a browser, for the tests of all tables. Effects do not run. */
import type { Game, GameTypes, Seat, Viewer } from '@tortuga/kit'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { STILL_STAGE } from '../src/stage/stage.ts'
import type { ValueStorage, TableProps } from '../src/base/web-game.ts'

/** Renders any element. */
export const renderMarkup = (element: ReactElement): string => renderToStaticMarkup(element)

/** A storage that contains this value. */
export const storageWith = (value: unknown): ValueStorage => ({ read: () => value, write: () => {} })

type RenderOptions<T extends GameTypes> = {
  readonly game: Game<T>
  readonly Table: ComponentType<TableProps<T>>
  readonly state: T['state']
  readonly viewer: Viewer
} & Partial<Omit<TableProps<T>, 'game'>>

/** The HTML of a table. By default the viewer may act if it is awaited. */
export const renderTable = <T extends GameTypes>({ game, Table, state, viewer, ...overrides }: RenderOptions<T>): string => {
  const awaited: readonly Seat[] = overrides.awaited ?? game.awaited(state)
  const view: T['view'] = game.view(state, viewer)
  const props: TableProps<T> = {
    game,
    view,
    told: view,
    viewer,
    players: ['Ola', 'Jan', 'Ewa', 'Leon'].map(name => ({ name, bot: null })),
    awaited,
    mayAct: typeof viewer === 'number' && awaited.includes(viewer),
    language: 'en',
    inFlight: null,
    refused: null,
    newEvents: [],
    stage: STILL_STAGE,
    drafts: [],
    hint: null,
    animate: false,
    storage: storageWith(null),
    aid: () => Promise.reject(new Error('no worker in tests')),
    send: () => {},
    sendDraft: () => {},
    openRule: () => {},
    seatPlate: () => null,
    ...overrides,
  }
  return renderToStaticMarkup(createElement(Table, props))
}

/** The opening tags that contain this text. */
export const tagsContaining = (markup: string, part: string): readonly string[] =>
  [...markup.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter(tag => tag.includes(part))
