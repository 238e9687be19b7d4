/** Icons with viewBox 24×24, drawn as round strokes in `currentColor`. */
import type { ReactNode } from 'react'

const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  hint: 'M12 3v2M8 5h8l1.5 4.5V17h-11V9.5zM6 17h12v3.5H6zM12 10v3.5M9.5 20.5h5',
  log: 'M5.5 3.5h13v17h-13zM9 8h6M9 12h6M9 16h3.5',
  chat: 'M3.5 5.5h17v10.5h-8.5l-4.5 4v-4h-4z',
  book: 'M12 6.5C9.5 4.8 6.8 4.3 3.5 4.5v13.7c3.3-.2 6 .4 8.5 2 2.5-1.6 5.2-2.2 8.5-2V4.5c-3.3-.2-6 .3-8.5 2zM12 6.5v13.7',
  options: 'M4 7h9M19 7h1M4 17h2M12 17h8M13.2 7a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M6.2 17a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  people:
    'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14c2.2.9 3.5 3 3.5 6',
  person: 'M8.2 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M4.5 20.5c0-4.5 3.4-7 7.5-7s7.5 2.5 7.5 7',
  time: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.5 2',
  turn: 'M7.5 4 4.5 7l3 3M4.5 7h9.5a5 5 0 0 1 5 4.5M16.5 20l3-3-3-3M19.5 17H10a5 5 0 0 1-5-4.5',
  tick: 'M4.5 13l5 5L20 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  no: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M6.5 17.5l11-11',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1',
  back: 'M14.5 5 8 12l6.5 7',
  next: 'M9.5 5 16 12l-6.5 7',
  down: 'M5 9.5 12 16l7-6.5',
  send: 'M4 12 20 4l-5 16-4-6.5zM11 13.5 20 4',
  link: 'M9.5 14.5l5-5M11 7l1.5-1.5a4.2 4.2 0 0 1 6 6L17 13M13 17l-1.5 1.5a4.2 4.2 0 0 1-6-6L7 11',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  flag: 'M6 21V4M6 4.5h12l-3.5 4 3.5 4H6',
  leave: 'M10 4H5v16h5M14 8l4.5 4-4.5 4M18 12H9',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.2h-4.2',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  bot: 'M5 9h14v10H5zM12 9V5.5M10.5 4.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3',
  cut: 'M3.5 9.5c5-4.3 12-4.3 17 0M6.5 13c3.3-2.7 7.7-2.7 11 0M9.7 16.4c1.4-1.1 3.2-1.1 4.6 0M12 19.8v.1M4 3.5l16 17',
  anchor: 'M12 8v13M8 11h8M4.5 14c.5 4.5 4 7 7.5 7s7-2.5 7.5-7M9.8 5.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0',
  globe: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  save: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
  plus: 'M12 5v14M5 12h14',
  device: 'M7 3h10v18H7zM11 18h2',
  hourglass: 'M6 3.5h12M6 20.5h12M7.5 3.5c0 5 9 6 9 8.5s-9 3.5-9 8.5M16.5 3.5c0 5-9 6-9 8.5s9 3.5 9 8.5',
  crown: 'M4 18h16M4.5 15 3 7l5 3.5L12 5l4 5.5L21 7l-1.5 8z',
} as const
/** The name of an icon. */
export type IconName = keyof typeof PATHS

type IconLook = { readonly small?: boolean; readonly title?: string | undefined; readonly strokeWidth?: number }

/** An icon from its path, for icons that only one table has. It is hidden from screen readers unless it has a `title`, because it is usually next to a text label. */
export const DrawnIcon = ({ d, small = false, title, strokeWidth = 1.8 }: IconLook & { readonly d: string }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    className={small ? 'icon s' : 'icon'}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={d} />
  </svg>
)

export const Icon = ({ name, small = false, title }: { name: IconName; small?: boolean; title?: string }): ReactNode => (
  <DrawnIcon d={PATHS[name]} small={small} title={title} strokeWidth={name === 'tick' ? 2.6 : 1.8} />
)
