/** A group of pieces that is one Tab stop; arrow keys and typing move between its pieces. */
import { useRef, type CSSProperties, type ElementType, type ReactElement, type ReactNode } from 'react'
import { useKeyboardGrid, type KeyboardGridOptions } from './keyboard-grid.ts'

type Props = Pick<KeyboardGridOptions, 'onKey'> & {
  readonly as?: ElementType
  readonly label: string
  readonly className?: string
  readonly role?: string
  readonly style?: CSSProperties
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children: ReactNode
}

/** Inside a larger keyboard grid whose arrow keys cross groups, use a plain element with `data-group` instead. */
export const KeyboardGroup = ({ as: Box = 'div', label, className, role, style, data = {}, onKey, children }: Props): ReactElement => {
  const group = useRef<HTMLElement>(null)
  const handlers = useKeyboardGrid(group, { onKey })
  return (
    <Box ref={group} className={className} aria-label={label} role={role} style={style} data-group="" {...data} {...handlers}>
      {children}
    </Box>
  )
}
