/** Bottles of rum, box 40×62: each kind with its own silhouette and its own mark on the label. */
import type { ReactElement, ReactNode } from 'react'
import { FINE, INK, LINE } from './ink.ts'

const Label = ({ y, x = 20, children }: { readonly y: number; readonly x?: number; readonly children: ReactNode }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.3" />
    <g color="var(--print)" fill="currentColor">
      {children}
    </g>
  </g>
)
const Cork = ({ x = 20, y, width = 8 }: { readonly x?: number; readonly y: number; readonly width?: number }): ReactElement => (
  <rect x={x - width / 2} y={y} width={width} height="6.5" rx="2" fill="var(--cork)" {...INK} />
)

const SHAPES: Readonly<Record<string, ReactNode>> = {
  // a round onion under a wax seal: one of a series
  'collectors-rum': (
    <>
      <Cork y={4} />
      <path
        d="M16.2 9.5h7.6v9c0 2.6 1.6 4 4.2 5.7 5.4 3.4 9 9.6 9 16.6C37 51.6 29.8 60 20 60S3 51.6 3 40.8c0-7 3.6-13.2 9-16.6 2.6-1.7 4.2-3.1 4.2-5.7z"
        fill="var(--b-red)"
        {...INK}
      />
      <path d="M15.2 14.5h9.6" {...LINE} />
      <Label y={41}>
        <path d="M0-7 1.9-2.3 6.8-2 3 1.2 4.3 6 0 3.3-4.3 6-3 1.2-6.8-2-1.9-2.3z" />
      </Label>
    </>
  ),
  // a three-cornered decanter with a ball for a stopper
  'luxury-rum': (
    <>
      <path
        d="M16.5 15h7v8.5c0 1.4.3 2.3.9 3.6l11.8 25.1c1.8 3.9-.4 7.8-4.7 7.8h-23c-4.3 0-6.5-3.9-4.7-7.8l11.8-25.1c.6-1.3.9-2.2.9-3.6z"
        fill="var(--b-purple)"
        {...INK}
      />
      <path d="M14.5 15h11" {...LINE} />
      <circle cx="20" cy="8.5" r="5.5" fill="var(--brass-fill)" {...INK} />
      <Label y={46}>
        <path d="M-6.5 5.5-7-4.5l4 3.2L0-6.5l3 5.2 4-3.2-.5 10z" />
      </Label>
    </>
  ),
  // a stone jug with a handle
  rotgut: (
    <>
      <path d="M21 15.5c8.5-3.3 15.5.6 15.5 8.5 0 5.6-3.1 9.4-8 11" {...LINE} strokeWidth="6.5" />
      <path d="M21 15.5c8.5-3.3 15.5.6 15.5 8.5 0 5.6-3.1 9.4-8 11" fill="none" stroke="var(--b-black)" strokeWidth="2.6" />
      <Cork x={16} y={3.5} width={10} />
      <path
        d="M11 10h10v6.7c5.9 3 9.5 9.1 9.5 16.3v21.5a5.5 5.5 0 0 1-5.5 5.5H7a5.5 5.5 0 0 1-5.5-5.5V33c0-7.2 3.6-13.3 9.5-16.3z"
        fill="var(--b-black)"
        {...INK}
      />
      <Label x={16} y={42}>
        <path d="M-4.3-4.3 4.3 4.3M4.3-4.3-4.3 4.3" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      </Label>
    </>
  ),
  // tall and slim
  'rum-1': (
    <>
      <Cork y={1.5} width={7} />
      <path
        d="M16.8 7.5h6.4v13.7c4.6 2.6 7.3 7 7.3 12.6v22.7a3.5 3.5 0 0 1-3.5 3.5H13a3.5 3.5 0 0 1-3.5-3.5V33.8c0-5.6 2.7-10 7.3-12.6z"
        fill="var(--b-green)"
        {...INK}
      />
      <path d="M16 13.2h8" {...LINE} />
      <Label y={44}>
        <circle r="4.2" fill="none" stroke="currentColor" strokeWidth="2.6" />
      </Label>
    </>
  ),
  // a square flask with a clove on it
  'rum-2': (
    <>
      <rect x="14" y="5" width="12" height="8" rx="1.8" fill="var(--cork)" {...INK} />
      <path
        d="M16 13h8v6.5h7.5a4.5 4.5 0 0 1 4.5 4.5v31.5a4.5 4.5 0 0 1-4.5 4.5h-23A4.5 4.5 0 0 1 4 55.5V24a4.5 4.5 0 0 1 4.5-4.5H16z"
        fill="var(--b-orange)"
        {...INK}
      />
      <Label y={40}>
        <path
          d="M0-1v7.5M-4.5-6C-3-3.5-1.5-2.5 0-2c1.5-.5 3-1.5 4.5-4M0-2v-4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </Label>
    </>
  ),
  // a case bottle: broad shoulders, narrowing down
  'rum-3': (
    <>
      <Cork y={4} width={10} />
      <path
        d="M15 10.5h10v5h6.8c2.9 0 4.9 2.3 4.5 5.2l-4.7 35.8c-.3 2-1.9 3.5-4 3.5H12.4c-2.1 0-3.7-1.5-4-3.5L3.7 20.7c-.4-2.9 1.6-5.2 4.5-5.2H15z"
        fill="var(--b-blue)"
        {...INK}
      />
      <Label y={36}>
        <path
          d="M-6-1.8c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0M-6 3.6c1.5-2.2 3-2.2 4 0s2.8 2.2 4 0 2.5-2.2 4 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </Label>
    </>
  ),
  // a cask on its side would take long to grow old; this one stands
  'rum-4': (
    <>
      <path d="M8 10h24c6 12 6 34 0 48H8C2 44 2 22 8 10z" fill="var(--hull)" {...INK} />
      <path d="M5.3 19h29.4M3.6 29h32.8M3.7 41h32.6M5.7 50h28.6" {...FINE} />
      <path d="M14 10c-2 14-2 34 0 48M26 10c2 14 2 34 0 48" {...FINE} strokeOpacity=".5" />
      <Label y={35}>
        <path
          d="M-4.5-6h9M-4.5 6h9M-3.5-6c0 4 7 5 7 12M3.5-6c0 4-7 5-7 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </Label>
    </>
  ),
  // a gourd of two bulbs, tied round the waist, with an anchor
  'rum-5': (
    <>
      <Cork y={3} width={7.5} />
      <path
        d="M17 9.5h6v2.3c4.8 1.3 7.8 4.9 7.8 9.7 0 3.3-1.4 6-3.8 8 5.4 2.6 8.8 8 8.8 14.5C35.8 53.4 29 60 20 60S4.2 53.4 4.2 44c0-6.5 3.4-11.9 8.8-14.5-2.4-2-3.8-4.7-3.8-8 0-4.8 3-8.4 7.8-9.7z"
        fill="var(--b-yellow)"
        {...INK}
      />
      <path d="M12.6 29.6c4.6 1.6 10.2 1.6 14.8 0M25 31l3.6 4.6" {...LINE} />
      <Label y={45.5}>
        <path
          d="M0-3.5v10M-3.2-.5h6.4M-6 1.5C-5.3 5-3 6.3 0 6.7c3-.4 5.3-1.7 6-5.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
        <circle cy="-5.4" r="1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </Label>
    </>
  ),
}

export const rumPicture = (face: string): ReactElement => <g transform="translate(36 3)">{SHAPES[face] ?? SHAPES['rum-1']}</g>
