/** A request that the room refused before it checked the game's rules. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner.tsx'
import type { TableDialogText } from '../../text/en/table-dialogs.ts'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'

type RefusalText = TableDialogText['refusals']

const isRoomRefusal = (type: string, refusals: RefusalText): type is keyof RefusalText => Object.hasOwn(refusals, type)

export const RefusalBanner = ({ model: { refused }, link }: TablePageContext): ReactNode => {
  const { close } = useTexts()
  const { refusals } = useTableDialogText()
  const type = refused?.refusal.type ?? ''
  if (!isRoomRefusal(type, refusals)) return null
  return (
    <Banner icon="warning" tone="bad">
      <span className="grow">{refusals[type]}</span>
      <Button kind="quiet" onPress={link.dismiss} aria-label={close} icon="close" />
    </Banner>
  )
}
