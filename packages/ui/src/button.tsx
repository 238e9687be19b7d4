/** Buttons: one brass one for each decision, plain and quiet ones beside it. What is not possible now stays focusable and says why. */
import type { ComponentProps, ReactNode } from 'react'
import { announce } from './announcer.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type Press = Pick<
  ComponentProps<'button'>,
  'children' | 'id' | 'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'title'
> & {
  readonly onPress: () => void
  /** The reason why it cannot be pressed now, by the id of the element that says it; or just that it cannot. */
  readonly blocked?: string | boolean
  readonly icon?: IconName
}

/** Why not, for whoever presses it all the same and does not see the reason. */
const sayWhy = ({ blocked, title = '' }: Press): void =>
  announce(typeof blocked === 'string' ? (document.getElementById(blocked)?.innerText ?? '') : title)

const pressing = ({ onPress, blocked = false, ...rest }: Press) => ({
  type: 'button' as const,
  onClick: () => (blocked === false ? onPress() : sayWhy({ onPress, blocked, ...rest })),
  ...(blocked === false ? {} : { 'aria-disabled': true }),
  ...(typeof blocked === 'string' ? { 'aria-describedby': blocked } : {}),
})

const others = ({ onPress: _onPress, blocked: _blocked, icon: _icon, children: _children, ...rest }: Press) => rest

export const Button = ({ kind = 'plain', ...props }: Press & { readonly kind?: 'main' | 'plain' | 'quiet' | 'danger' }): ReactNode => (
  <button {...others(props)} {...pressing(props)} className={kind === 'plain' ? 'btn' : `btn ${kind}`}>
    {props.icon === undefined ? null : <Icon name={props.icon} />}
    {props.children}
  </button>
)

/** A tool of the top bar: an icon with its word, the word alone for assistive technology where there is no room. */
export const Tool = ({
  name,
  icon,
  className = '',
  ...props
}: Press & { readonly name: string; readonly icon: IconName; readonly className?: string }): ReactNode => (
  <button {...others({ icon, ...props })} {...pressing(props)} className={`tool ${className}`}>
    <Icon name={icon} />
    <span>{name}</span>
    {props.children}
  </button>
)
