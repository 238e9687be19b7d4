/** What the room turned down before any rule was asked. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Strip } from '../strip.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'
import type { LaterTexts } from '../text/later/index.ts'
import type { TableContext } from './context.ts'

type Kernel = LaterTexts['kernel']

const isKernels = (type: string, kernel: Kernel): type is keyof Kernel => Object.hasOwn(kernel, type)

export const RefusalStrip = ({ model: { refused }, link }: TableContext): ReactNode => {
  const { close } = useTexts()
  const { kernel } = useLaterTexts()
  const type = refused?.refusal.type ?? ''
  if (!isKernels(type, kernel)) return null
  return (
    <Strip icon="warning" tone="bad">
      <span className="grow">{kernel[type]}</span>
      <Button kind="quiet" onPress={link.dismiss} aria-label={close} icon="close" />
    </Strip>
  )
}
