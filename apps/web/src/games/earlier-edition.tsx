/** The table of a game for a match of an earlier edition. The page handles the edition's own data; only the game's own components and texts see it in the current shape. */
import { findEdition } from '@tortuga/games'
import type { GameManifest } from '@tortuga/games/manifest'
import { presentEdition } from '@tortuga/kit'
import type { EditionShapes, Game, GameTypes, PresentedEdition } from '@tortuga/kit'
import type { RefusedMove, ScoreSheetProps, SeenEvent, TableProps, WebGame } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadWeb } from './load-web.ts'

type AnyTable = ComponentType<TableProps<GameTypes>>

const useTableProps = (edition: PresentedEdition<GameTypes>, props: TableProps<GameTypes>): TableProps<GameTypes> => {
  const { view: earlier, newEvents: events, refused: refusal, inFlight: sent, hint: advice, send } = props
  const view = useMemo(() => edition.view(earlier), [edition, earlier])
  const newEvents = useMemo(
    () => events.map(({ version, event }): SeenEvent<GameTypes> => ({ version, event: edition.event(event) })),
    [edition, events],
  )
  const refused = useMemo(
    (): RefusedMove<GameTypes> | null => (refusal === null ? null : { ...refusal, refusal: edition.refusal(refusal.refusal) }),
    [edition, refusal],
  )
  const inFlight: unknown = useMemo(() => (sent === null ? null : edition.move(sent, view)), [edition, sent, view])
  const hint = useMemo(() => (advice === null ? null : { ...advice, move: edition.move(advice.move, view) }), [edition, advice, view])
  return {
    ...props,
    game: edition.game,
    view,
    told: view, // updates of earlier editions are shown at once
    newEvents,
    refused,
    inFlight,
    hint,
    send: move => send(edition.earlierMove(move, view)),
  }
}

const earlierTable = (Table: AnyTable, edition: PresentedEdition<GameTypes>): AnyTable =>
  function EarlierTable(props): ReactNode {
    return <Table {...useTableProps(edition, props)} />
  }

const earlierScore = (Score: ComponentType<ScoreSheetProps<GameTypes>>, edition: PresentedEdition<GameTypes>) =>
  function EarlierScore(props: ScoreSheetProps<GameTypes>): ReactNode {
    const view: unknown = useMemo(() => edition.view(props.view), [props.view])
    return <Score {...props} view={view} />
  }

/** The same game with the rules of an earlier edition. `shapes` is null if the edition has the current shape. */
const withEdition = (web: WebGame<GameTypes>, game: Game<GameTypes>, shapes: EditionShapes<GameTypes> | null): WebGame<GameTypes> => {
  if (shapes === null) return { ...web, game }
  const edition = presentEdition(game, shapes)
  const { loadStaging: _, ...rest } = web // an edition's views cannot be folded, so its updates are shown at once
  return {
    ...rest,
    game,
    subtitle: (view, language) => web.subtitle(edition.view(view), language),
    sayEvent: (event, name, language) => web.sayEvent(edition.event(event), name, language),
    sayRefusal: (refusal, language) => web.sayRefusal(edition.refusal(refusal), language),
    Table: earlierTable(web.Table, edition),
    ...(web.Score === undefined ? {} : { Score: earlierScore(web.Score, edition) }),
  }
}

/** Loads the game with the rules of an earlier edition; null if this build does not have them. */
export const loadEarlierGame = async (manifest: GameManifest<GameTypes>, rules: number): Promise<WebGame<GameTypes> | null> => {
  const [edition, web] = await Promise.all([findEdition(manifest.id, rules), loadWeb(manifest)])
  const changed = await manifest.load.shapes?.()
  return edition === null ? null : withEdition(web, edition.game, changed?.shapes[rules] ?? null)
}
