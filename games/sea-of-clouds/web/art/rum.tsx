/** Bottles of rum, box 40×62: each kind with its own silhouette and its own mark on the label. */
import type { ReactElement, ReactNode } from 'react'
import { FINE, INK, LINE } from './ink.ts'

const Label = ({ y, x = 20, children }: { readonly y: number; readonly x?: number; readonly children: ReactNode }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-9" y="-9" width="18" height="18" rx="3.500" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.300" />
    <g color="var(--print)" fill="currentColor">
      {children}
    </g>
  </g>
)
const Cork = ({ x = 20, y, width = 8 }: { readonly x?: number; readonly y: number; readonly width?: number }): ReactElement => (
  <rect x={x - width / 2} y={y} width={width} height="6.500" rx="2" fill="var(--cork)" {...INK} />
)

const SHAPES: Readonly<Record<string, ReactNode>> = {
  // a round onion under a wax seal: one of a series
  'collectors-rum': (
    <>
      <Cork y={4} />
      <path
        d="M16.200 9.500h7.600v9c0 2.600 1.600 4 4.200 5.700 5.400 3.400 9 9.600 9 16.600C37 51.600 29.800 60 20 60S3 51.600 3 40.800c0-7 3.600-13.200 9-16.600 2.600-1.700 4.200-3.100 4.200-5.700z"
        fill="var(--b-red)"
        {...INK}
      />
      <path d="M15.200 14.500h9.600" {...LINE} />
      <Label y={41}>
        <path d="M0-7 1.900-2.300 6.800-2 3 1.200 4.300 6 0 3.300-4.300 6-3 1.200-6.800-2-1.900-2.300z" />
      </Label>
    </>
  ),
  // a three-cornered decanter with a ball for a stopper
  'luxury-rum': (
    <>
      <path
        d="M16.500 15h7v8.500c0 1.400.3 2.300.9 3.600l11.800 25.100c1.800 3.900-.4 7.800-4.700 7.800h-23c-4.300 0-6.500-3.900-4.700-7.800l11.800-25.100c.6-1.300.9-2.200.9-3.600z"
        fill="var(--b-purple)"
        {...INK}
      />
      <path d="M14.500 15h11" {...LINE} />
      <circle cx="20" cy="8.500" r="5.500" fill="var(--brass-fill)" {...INK} />
      <Label y={46}>
        <path d="M-6.500 5.500-7-4.500l4 3.200L0-6.500l3 5.200 4-3.200-.5 10z" />
      </Label>
    </>
  ),
  // a stone jug with a handle
  rotgut: (
    <>
      <path d="M21 15.500c8.500-3.300 15.500.6 15.500 8.500 0 5.600-3.100 9.400-8 11" {...LINE} strokeWidth="6.500" />
      <path
        d="M21 15.500c8.500-3.300 15.500.6 15.500 8.500 0 5.600-3.100 9.400-8 11"
        fill="none"
        stroke="var(--b-black)"
        strokeWidth="2.600"
      />
      <Cork x={16} y={3.5} width={10} />
      <path
        d="M11 10h10v6.700c5.900 3 9.500 9.100 9.500 16.300v21.500a5.500 5.500 0 0 1-5.500 5.500H7a5.500 5.500 0 0 1-5.500-5.500V33c0-7.200 3.600-13.300 9.500-16.300z"
        fill="var(--b-black)"
        {...INK}
      />
      <Label x={16} y={42}>
        <path d="M-4.300-4.300 4.300 4.300M4.300-4.300-4.300 4.300" stroke="currentColor" strokeWidth="2.800" strokeLinecap="round" />
      </Label>
    </>
  ),
  // tall and slim
  'rum-1': (
    <>
      <Cork y={1.5} width={7} />
      <path
        d="M16.800 7.500h6.400v13.700c4.600 2.600 7.300 7 7.300 12.600v22.700a3.500 3.500 0 0 1-3.500 3.500H13a3.500 3.500 0 0 1-3.500-3.500V33.800c0-5.600 2.700-10 7.300-12.600z"
        fill="var(--b-green)"
        {...INK}
      />
      <path d="M16 13.200h8" {...LINE} />
      <Label y={44}>
        <circle r="4.200" fill="none" stroke="currentColor" strokeWidth="2.600" />
      </Label>
    </>
  ),
  // a square flask with a clove on it
  'rum-2': (
    <>
      <rect x="14" y="5" width="12" height="8" rx="1.800" fill="var(--cork)" {...INK} />
      <path
        d="M16 13h8v6.500h7.500a4.500 4.500 0 0 1 4.500 4.500v31.500a4.500 4.500 0 0 1-4.500 4.500h-23A4.500 4.500 0 0 1 4 55.500V24a4.500 4.500 0 0 1 4.500-4.500H16z"
        fill="var(--b-orange)"
        {...INK}
      />
      <Label y={40}>
        <path
          d="M0-1v7.500M-4.500-6C-3-3.500-1.500-2.500 0-2c1.500-.5 3-1.500 4.500-4M0-2v-4.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.200"
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
        d="M15 10.500h10v5h6.800c2.900 0 4.900 2.300 4.500 5.200l-4.700 35.800c-.3 2-1.900 3.500-4 3.500H12.400c-2.100 0-3.700-1.500-4-3.500L3.700 20.700c-.4-2.900 1.600-5.200 4.500-5.200H15z"
        fill="var(--b-blue)"
        {...INK}
      />
      <Label y={36}>
        <path
          d="M-6-1.800c1.500-2.200 3-2.200 4 0s2.800 2.200 4 0 2.500-2.200 4 0M-6 3.600c1.500-2.200 3-2.200 4 0s2.800 2.200 4 0 2.500-2.200 4 0"
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
      <path d="M5.300 19h29.400M3.600 29h32.800M3.700 41h32.600M5.700 50h28.600" {...FINE} />
      <path d="M14 10c-2 14-2 34 0 48M26 10c2 14 2 34 0 48" {...FINE} strokeOpacity=".5" />
      <Label y={35}>
        <path
          d="M-4.500-6h9M-4.500 6h9M-3.500-6c0 4 7 5 7 12M3.500-6c0 4-7 5-7 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.900"
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
        d="M17 9.500h6v2.300c4.800 1.300 7.800 4.900 7.800 9.700 0 3.300-1.400 6-3.800 8 5.400 2.600 8.800 8 8.800 14.500C35.800 53.400 29 60 20 60S4.200 53.400 4.200 44c0-6.500 3.400-11.900 8.800-14.500-2.400-2-3.800-4.700-3.800-8 0-4.800 3-8.400 7.800-9.700z"
        fill="var(--b-yellow)"
        {...INK}
      />
      <path d="M12.600 29.600c4.600 1.600 10.200 1.600 14.800 0M25 31l3.600 4.600" {...LINE} />
      <Label y={45.5}>
        <path
          d="M0-3.500v10M-3.200-.5h6.400M-6 1.500C-5.300 5-3 6.300 0 6.700c3-.4 5.300-1.700 6-5.200"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.900"
          strokeLinecap="round"
        />
        <circle cy="-5.400" r="1.500" fill="none" stroke="currentColor" strokeWidth="1.600" />
      </Label>
    </>
  ),
}

export const rumPicture = (face: string): ReactElement => <g transform="translate(36 3)">{SHAPES[face] ?? SHAPES['rum-1']}</g>
