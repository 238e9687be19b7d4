/** The type of the command line's texts, which each language provides. The games have their own texts. */
import type { VerifyCheck, Entry, Finding, KernelRefusal, Seat, Verdict } from '@tortuga/kit'

type Name = (seat: Seat) => string
type Why = Exclude<Finding['why'], null>
type EntryOf<K extends Entry['type']> = Extract<Entry, { readonly type: K }>

/** The keys of a prompt, short form first. */
export const PROMPT_COMMANDS = ['rules', 'hint', 'undo', 'more', 'quit'] as const
export type PlayKey = (typeof PROMPT_COMMANDS)[number]
export const REPLAY_COMMANDS = ['next', 'previous', 'first', 'last', 'quit'] as const
type StepKey = (typeof REPLAY_COMMANDS)[number]

/** The actions of `admin`. */
export const ADMIN_ACTIONS = ['list', 'show', 'export', 'retry', 'close', 'delete', 'bar', 'unbar'] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

export type CliTexts = {
  readonly kernel: Readonly<Record<KernelRefusal['type'], string>>
  readonly help: {
    readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>
    readonly program: string
    readonly commands: Readonly<
      Record<
        | 'serve'
        | 'play'
        | 'engine'
        | 'solve'
        | 'lab'
        | 'lab-worker'
        | 'replay'
        | 'verify'
        | 'backup'
        | 'restore'
        | 'help'
        | 'admin'
        | AdminAction,
        string
      >
    >
    readonly arguments: Readonly<
      Record<'game' | 'file' | 'copy' | 'backup' | 'command' | 'positions' | 'match' | 'export' | 'player' | 'seat', string>
    >
    readonly options: Readonly<
      Record<
        | 'seats'
        | 'seat'
        | 'bots'
        | 'lang'
        | 'name'
        | 'seed'
        | 'options'
        | 'option'
        | 'save'
        | 'watch'
        | 'open'
        | 'table'
        | 'own'
        | 'commitment'
        | 'head'
        | 'games'
        | 'labBots'
        | 'labSeats'
        | 'labOptions'
        | 'against'
        | 'ladder'
        | 'playouts'
        | 'labSeed'
        | 'out'
        | 'cores'
        | 'minutes'
        | 'port'
        | 'host'
        | 'data'
        | 'help'
        | 'version',
        string
      >
    >
    /** The heading of the list of a game's options. */
    readonly optionsOf: (game: string) => string
  }
  readonly errors: {
    readonly unknownCommand: (name: string) => string
    readonly unknownOption: (name: string) => string
    readonly missingArgument: (name: string) => string
    readonly missingValue: (option: string) => string
    readonly tooMany: string
    readonly other: (message: string) => string
    readonly noSuchGame: (name: string, games: readonly string[]) => string
    readonly seats: (game: string, fewest: number, most: number) => string
    readonly seat: (seats: number) => string
    readonly level: (name: string, levels: readonly string[]) => string
    readonly preset: (name: string, presets: readonly string[]) => string
    readonly optionForm: (given: string) => string
    readonly optionName: (name: string, names: readonly string[]) => string
    readonly optionValue: (name: string, value: string, values: readonly string[]) => string
    readonly language: (name: string) => string
    readonly hex: (option: string) => string
    readonly head: string
    readonly oneView: string
    readonly cannotRead: (file: string) => string
    readonly cannotWrite: (file: string) => string
    readonly exists: (file: string) => string
    readonly name: string
    readonly port: string
    readonly days: (name: string) => string
    readonly noSolver: (name: string, games: readonly string[]) => string
    readonly trouble: (why: string) => string
  }
  readonly serve: {
    readonly ready: string
    readonly warning: string
    readonly stop: string
    readonly stopping: string
    readonly stopped: string
  }
  readonly host: {
    readonly backedUp: (file: string) => string
    readonly notForPostgres: string
    readonly restored: (matches: number, file: string) => string
    readonly kept: (file: string) => string
    readonly restoreNotForPostgres: string
    readonly none: string
    /** How many matches `list` leaves out. */
    readonly more: (count: number) => string
    readonly columns: readonly string[]
    readonly statuses: Readonly<Record<'waiting' | 'playing' | 'over' | 'halted', string>>
    readonly guest: string
    readonly done: Readonly<Record<Exclude<AdminAction, 'list' | 'show'>, (id: string) => string>>
    /** The lines of `show`. */
    readonly report: {
      readonly match: (id: string, game: string, rules: number | null, status: string) => string
      readonly version: (version: number, touched: string) => string
      readonly seat: (seat: number, name: string | null, level: string | null) => string
      readonly cause: (version: number) => string
      readonly input: string
      readonly noCause: string
      readonly next: (id: string) => string
    }
    readonly notBegun: (id: string) => string
    readonly notHalted: (id: string) => string
    readonly noSuchMatch: (id: string) => string
    readonly noSuchPlayer: (id: string) => string
    readonly nobodyThere: (id: string, seat: string) => string
    readonly isOver: (id: string) => string
  }
  readonly play: {
    readonly you: string
    readonly level: (name: string, level: string) => string
    readonly opening: (title: string, preset: string) => string
    readonly opponents: (names: readonly string[]) => string
    readonly commitment: (hex: string) => string
    readonly choices: string
    readonly moreChoices: (count: number) => string
    readonly typed: string
    readonly prompt: string
    readonly keys: Readonly<Record<PlayKey, readonly string[]>>
    readonly noSuchChoice: (count: number) => string
    readonly notUnderstood: string
    readonly hint: (move: string) => string
    readonly chance: (percent: number, next: number | null) => string
    readonly rests: (rules: readonly string[]) => string
    readonly nothingToUndo: string
    readonly tookBack: (name: string, count: number) => string
    readonly over: string
    readonly left: string
    readonly place: (place: number, name: string, score: number) => string
    readonly saved: (file: string) => string
    readonly howToCheck: (file: string, own: string | null) => string
    readonly notSaved: (file: string) => string
  }
  readonly rulebook: {
    readonly sections: string
    readonly how: string
    readonly none: (asked: string) => string
    readonly missing: string
  }
  readonly replay: {
    readonly title: (game: string, match: string, names: readonly string[]) => string
    readonly at: (version: number, last: number) => string
    readonly setUp: string
    readonly prompt: string
    readonly keys: Readonly<Record<StepKey, readonly string[]>>
    readonly noSuchStep: (first: number, last: number) => string
    readonly stops: (line: number, why: string) => string
    readonly move: (name: string, by: EntryOf<'move'>['by']) => string
    readonly entries: {
      readonly [K in Exclude<Entry['type'], 'move'>]: (entry: EntryOf<K>, name: Name) => string
    }
  }
  readonly verify: {
    readonly title: (game: string, rules: number, seats: number, entries: number) => string
    readonly unreadable: (line: number, problem: 'empty' | 'not-json' | 'no-header' | 'no-entry') => string
    readonly otherGame: (game: string, games: readonly string[]) => string
    readonly otherRules: (game: string, rules: number) => string
    readonly holds: Readonly<Record<VerifyCheck | 'commitmentSeen', string>>
    readonly names: Readonly<Record<VerifyCheck, string>>
    readonly notChecked: (name: string, line: number | null, why: string) => string
    readonly fails: (line: number, why: string) => string
    readonly why: Readonly<Record<Why, string>>
    readonly notAskedFor: Readonly<Record<'commitment' | 'seed' | 'own' | 'head', string>>
    readonly verdicts: Readonly<Record<Verdict, string>>
  }
}
