/** Buttons. A blocked button stays focusable and explains why it is blocked. */
import type { ComponentProps, MouseEvent, PointerEvent, ReactNode } from 'react'
import { announce } from './announcer.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'children' | 'id' | 'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'title'
> & {
  readonly onPress: () => void
  /** Whether the button is blocked: the id of the element with the reason, or true without one. */
  readonly blocked?: string | boolean
  readonly icon?: IconName
}

/** Why a button is blocked; empty if nothing says so. */
const reasonOf = ({ blocked, title = '' }: Pick<ButtonProps, 'blocked' | 'title'>): string =>
  typeof blocked === 'string' ? (document.getElementById(blocked)?.innerText ?? '').replaceAll(/\s+/g, ' ').trim() : title

/** Says why a blocked button does nothing: visibly beside it, and to screen readers. */
export const explainBlocked = (button: HTMLElement, reason: string): void => {
  announce(reason)
  if (reason !== '') void import('./reason-slip.ts').then(({ showReason }) => showReason(button, reason)).catch(() => {})
}

const pressProps = ({ onPress, blocked = false, title = '' }: ButtonProps) => ({
  type: 'button' as const,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
    blocked === false ? onPress() : explainBlocked(currentTarget, reasonOf({ blocked, title })),
  // The sentence may change while the button is blocked, so its title is read when the mouse comes.
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = blocked === false ? title : reasonOf({ blocked, title })
  },
  ...(blocked === false ? {} : { 'aria-disabled': true }),
  ...(typeof blocked === 'string' ? { 'aria-describedby': blocked } : {}),
})

const domProps = ({ onPress: _onPress, blocked: _blocked, icon: _icon, children: _children, ...rest }: ButtonProps) => rest

/** A button with text. Use `kind="main"` for the one main action of a decision. */
export const Button = ({
  kind = 'plain',
  ...props
}: ButtonProps & { readonly kind?: 'main' | 'plain' | 'quiet' | 'danger' }): ReactNode => (
  <button {...domProps(props)} {...pressProps(props)} className={kind === 'plain' ? 'btn' : `btn ${kind}`}>
    {props.icon === undefined ? null : <Icon name={props.icon} />}
    {props.children}
  </button>
)

/** A button of the top bar: an icon with a label, which is hidden visually on narrow screens. */
export const ToolButton = ({
  name,
  icon,
  className = '',
  ...props
}: ButtonProps & { readonly name: string; readonly icon: IconName; readonly className?: string }): ReactNode => (
  <button {...domProps({ icon, ...props })} {...pressProps(props)} className={`tool ${className}`}>
    <Icon name={icon} />
    <span>{name}</span>
    {props.children}
  </button>
)
