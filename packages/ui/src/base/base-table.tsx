/** The context of every table: the props of the page and what all tables derive from them. A game adds its own fields to it. */
import { memoize, namesFor, range, rulesOf } from '@tortuga/kit'
import type { GameTypes, NameOf, Seat } from '@tortuga/kit'
import { createContext, useContext, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { GameText } from '../text/game-text.ts'
import { KIT_TEXTS, type KitText } from '../text/kit-text.ts'
import type { TableProps } from './web-game.ts'

/** A tap that the rules refuse. */
export type RefusedTap<T extends GameTypes> = { readonly target: string; readonly refusal: T['refusal'] }

/** The sentences of a game that the kit shows. */
export type TableSentences<T extends GameTypes> = Pick<GameText<T>, 'sayEvent' | 'sayRefusal' | 'ruleTitle'>

/** What every part of every table can read. */
export type BaseTable<T extends GameTypes = GameTypes> = TableProps<T> & {
  /** The table's root element. */
  readonly root: RefObject<HTMLDivElement | null>
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null
  /** The other seats, clockwise from the viewer's left; all seats for a spectator. */
  readonly others: readonly Seat[]
  /** Whether the match is over for any reason. */
  readonly isOver: boolean
  /** Whether the viewer may move and no move is being sent. */
  readonly canAct: boolean
  /** The words of the kit in the table's language. */
  readonly kit: KitText
  readonly say: TableSentences<T>
  /** The last tap, if the rules refuse it; from the draft of the game, if it has one. */
  readonly refusedTap: RefusedTap<T> | null
  readonly nameOf: NameOf
  /** Why a move is illegal; null if it is legal. The answer for a move object is remembered as long as the view stays. */
  refusalOf(move: T['move']): T['refusal'] | null
  /** The rules that a refusal cites. */
  rulesOf(refusal: T['refusal']): readonly string[]
  /** Whether the viewer can send this move now; null, an incomplete move, cannot be sent. */
  canSend(move: T['move'] | null): boolean
}

/** The other seats in turn order, beginning at the viewer's left. */
export const seatsAround = (seats: number, seat: Seat | null): readonly Seat[] =>
  seat === null ? range(seats) : range(seats - 1).map(step => (seat + 1 + step) % seats)

/** The name of a player, or a number for a player without a name. */
const nameIn = (props: Pick<TableProps<GameTypes>, 'players'>, kit: KitText, seat: Seat): string =>
  (props.players[seat]?.name ?? '') || kit.player(seat + 1)

/** Derives the base of a table's context from its props. `seats` is the number of seats of the match. */
export const useNewBaseTable = <T extends GameTypes>(props: TableProps<T>, say: TableSentences<T>, seats: number): BaseTable<T> => {
  const root = useRef<HTMLDivElement>(null)
  const { game, view, viewer, awaited, mayAct, inFlight, language } = props
  const seat = typeof viewer === 'number' ? viewer : null
  const kit = KIT_TEXTS[language]
  const canAct = mayAct && inFlight === null
  // A check may take long, and a table asks for the same moves on every render.
  const check = useMemo(() => memoize((move: object): T['refusal'] | null => game.check(view, move as T['move'])), [game, view])
  const refusalOf = (move: T['move']): T['refusal'] | null => check(move as object)
  return {
    ...props,
    root,
    seat,
    others: seatsAround(seats, seat),
    isOver: awaited.length === 0,
    canAct,
    kit,
    say,
    refusedTap: null,
    nameOf: namesFor(other => nameIn(props, kit, other), seat),
    refusalOf,
    rulesOf: refusal => rulesOf(game, refusal),
    canSend: move => canAct && move !== null && refusalOf(move) === null,
  }
}

const Context = createContext<BaseTable | null>(null)

/** Gives the parts of a table their context. One React context serves all games, and each game reads it with its own type. */
export const TableProvider = <T extends GameTypes>({
  table,
  children,
}: {
  readonly table: BaseTable<T>
  readonly children: ReactNode
}): ReactNode => <Context.Provider value={table as unknown as BaseTable}>{children}</Context.Provider>

/** The context as the kit's own components read it. */
export const useBaseTable = (): BaseTable => {
  const table = useContext(Context)
  if (table === null) throw new Error('a part of a table was rendered outside of it')
  return table
}

/** The context with a game's own fields. Call it once per game, with the type of value that its table provides. */
export const createTableHook = <Table,>(): (() => Table) => useBaseTable as unknown as () => Table
