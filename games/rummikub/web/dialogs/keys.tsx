/** The keyboard shortcuts of the table. */
import { Dialog } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { useTable } from '../table/context/context.ts'

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { text, kit } = useTable()
  return (
    <Dialog title={text.keys} closeLabel={kit.close} onClose={onClose}>
      <dl className="rk-keylist">
        {text.keysHelp.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
