/** Our icons: a box of 24, round strokes of about 1.8, `currentColor`. Beside a word wherever there is room, so that they are hidden from assistive technology unless named. */
import type { ReactNode } from 'react'

const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  hint: 'M9 3h6l2 5v9H7V8zM7 17h10v4H7zM12 9v5',
  log: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  options: 'M4 7h9M19 7h1M4 17h2M12 17h8M13.2 7a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0M6.2 17a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  people:
    'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.800a3.500 3.500 0 0 1 0 6.400M18 14c2.200.9 3.500 3 3.500 6',
  person: 'M8.2 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M4.500 20.500c0-4.500 3.400-7 7.500-7s7.500 2.500 7.500 7',
  time: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.500 2',
  turn: 'M7 4 4 7l3 3M4 7h10a5 5 0 0 1 5 5M17 20l3-3-3-3M20 17H10a5 5 0 0 1-5-5',
  tick: 'M5 12.500 10 18 19.500 6.500',
  close: 'M6 6l12 12M18 6 6 18',
  no: 'M3.500 12a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0M6.500 17.500l11-11',
  warning: 'M12 4 2.800 20h18.400zM12 10v4.500M12 17.400v.1',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.500M12 7.600v.1',
  back: 'M14.500 5 8 12l6.500 7',
  next: 'M9.500 5 16 12l-6.500 7',
  down: 'M5 9.500 12 16l7-6.500',
  send: 'M4 12 20 4l-5 16-4-6.500zM11 13.500 20 4',
  link: 'M9.500 14.500l5-5M11 7l1.500-1.500a4.200 4.200 0 0 1 6 6L17 13M13 17l-1.500 1.500a4.200 4.200 0 0 1-6-6L7 11',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM9.200 12a2.800 2.800 0 1 0 5.600 0 2.800 2.800 0 1 0-5.600 0',
  flag: 'M6 21V4M6 4.500h12l-3.500 4 3.500 4H6',
  leave: 'M10 4H5v16h5M14 8l4.500 4-4.500 4M18 12H9',
  again: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4.200h-4.200',
  sound: 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9.500l5 5M21 9.500l-5 5',
  bot: 'M5 9h14v10H5zM12 9V5.500M10.500 4.500a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0M9 13v2M15 13v2M2.500 12.500v3M21.500 12.500v3',
  cut: 'M3.500 9.500c5-4.300 12-4.300 17 0M6.500 13c3.300-2.700 7.700-2.700 11 0M9.700 16.400c1.400-1.100 3.200-1.100 4.600 0M12 19.800v.1M4 3.500l16 17',
  anchor: 'M12 8v13M8 11h8M4.500 14c.5 4.500 4 7 7.500 7s7-2.500 7.500-7M9.800 5.500a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 1 0-4.400 0',
  globe: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  moon: 'M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10z',
  save: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M4.500 19.500h15',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 10.500v6M13.500 10.500v6',
  plus: 'M12 5v14M5 12h14',
  device: 'M7 3h10v18H7zM11 18h2',
  hourglass: 'M6 3.500h12M6 20.500h12M7.500 3.500c0 5 9 6 9 8.500s-9 3.500-9 8.500M16.500 3.500c0 5-9 6-9 8.500s9 3.500 9 8.500',
  crown: 'M4 18h16M4.500 15 3 7l5 3.500L12 5l4 5.500L21 7l-1.500 8z',
} as const
export type IconName = keyof typeof PATHS

/** `title` names an icon that stands alone. */
export const Icon = ({ name, small = false, title }: { name: IconName; small?: boolean; title?: string }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    className={small ? 'icon s' : 'icon'}
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'tick' ? 2.6 : 1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={PATHS[name]} />
  </svg>
)
