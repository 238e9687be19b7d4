/** The set-up dialog of a game, once its texts and options are loaded. */
import type { ReactNode } from 'react'
import { useLoad } from '../../browser/hooks.ts'
import { loadSetup } from '../../games/load-setup.ts'
import type { RegisteredWebGame } from '../../games/registry.ts'
import { SetupDialog } from './setup-dialog.tsx'
import type { SetupKind } from './table-choices.ts'

type Props = { readonly game: RegisteredWebGame; readonly kind: SetupKind; readonly onClose: () => void }

export const LoadedSetup = ({ game, kind, onClose }: Props): ReactNode => {
  const { id } = game.listing
  const [loaded] = useLoad(async () => Promise.all([game.web(), loadSetup(id)]), id)
  if (loaded.type !== 'ready') return null
  const [web, setup] = loaded.value
  return <SetupDialog kind={kind} web={web} setup={setup} onClose={onClose} />
}
