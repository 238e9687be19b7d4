/** The keys of this table, for whoever plays without a pointer. */
import { Dialog } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { useSetting } from './setting.ts'

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { text } = useSetting()
  return (
    <Dialog title={text.keys} closeLabel={text.close} onClose={onClose}>
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
