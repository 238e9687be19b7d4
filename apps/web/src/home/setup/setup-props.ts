/** The props that all fields of the set-up dialog share. */
import type { SetupOptions, GameTypes } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { SetupKind, TableChoices } from './table-choices.ts'

export type SetupFieldsProps = {
  readonly kind: SetupKind
  readonly web: WebGame<GameTypes>
  readonly setup: SetupOptions | null
  readonly choices: TableChoices
  readonly onChange: (change: Partial<TableChoices>) => void
}
