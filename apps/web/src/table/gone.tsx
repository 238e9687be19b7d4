/** Why a table cannot be shown, with a way out; a page that is too old even after a reload can be loaded by hand. */
import type { Bye } from '@tortuga/room'
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { renew } from '../offline/renewal.ts'
import { SorryPage } from '../sorry.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import { isTooOld } from './model.ts'

export const GonePage = ({ isHere, code }: { readonly isHere: boolean; readonly code: Bye }): ReactNode => {
  const texts = useTexts()
  const { gone, noDeviceGame } = useLaterTexts()
  const { title, text } = isHere && code === 'no-such-table' ? noDeviceGame : gone[code]
  return (
    <SorryPage title={title} text={text}>
      {isTooOld(code) ? (
        <Button kind="main" onPress={() => void renew()}>
          {texts.table.strip.reload}
        </Button>
      ) : null}
    </SorryPage>
  )
}
