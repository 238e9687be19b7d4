/** The emblem of RUM on the home page, box 320×176: bottles on a beach beside a wreck. Its colours follow the theme: night if dark, day if light. */
import { EMBLEM_INK, EmblemFrame } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { BottleShape } from './bottle.tsx'

/** A line of wood with an outline. */
const Spar = ({ d, width, wood }: { readonly d: string; readonly width: number; readonly wood: number }): ReactElement => (
  <g fill="none">
    <path d={d} strokeWidth={width} />
    <path d={d} stroke="var(--hull)" strokeWidth={wood} />
  </g>
)

/** The bow of a ship on its side: planks, bare ribs, a broken mast. */
const Wreck = (): ReactElement => (
  <g {...EMBLEM_INK}>
    <Spar d="M262 120 276 34" width={7.5} wood={3} />
    <Spar d="M271 60l31 9" width={6} wood={2} />
    <path d="M273 46c-16 4-27 15-31 33 9-3 17-3 24-1z" fill="var(--sc-cloud)" />
    <path d="M243 73l8-9M251 77l10-13" fill="none" strokeWidth="1.5" opacity=".55" />
    <Spar d="M226 118c-1-16 3-27 11-33M246 122c-1-15 2-25 9-31M284 122c0-15 3-25 10-31" width={7} wood={2.6} />
    <path d="M186 96c12 6 24 10 40 11.5 30 3 62 1 98-8.5v46c-40 6-92 4-114-8-14-8-21-24-24-41z" fill="var(--hull)" />
    <path d="M193 112c34 15 84 15 131 3M202 126c34 13 78 14 122 4" fill="none" strokeWidth="1.8" opacity=".7" />
    <Spar d="M186 96l-16-12" width={6.5} wood={2.2} />
    <path d="M240 117c7-1 13 1 16 5-4 4-11 5-16 2-3-2-3-5 0-7z" fill="var(--sc-line)" />
  </g>
)

export const RumEmblem = (): ReactElement => (
  <EmblemFrame>
    <circle cx="118" cy="42" r="21" fill="var(--sc-lamp)" />
    <g fill="var(--sc-cloud2)" opacity=".38">
      <path d="M14 40c2-7 11-9 16-4 5-6 17-4 18 4 6-1 11 2 11 7H10c-3-2-1-7 4-7zM176 30c2-6 9-7 13-3 4-5 14-3 15 3 5-1 9 2 9 6h-40c-3-2-1-6 3-6z" />
    </g>
    <rect y="88" width="320" height="60" fill="var(--sc-sea)" />
    <path d="M0 88h320" stroke="var(--sc-line)" strokeWidth="2" />
    <g fill="none" stroke="var(--sc-cloud2)" strokeWidth="1.7" strokeLinecap="round" opacity=".6">
      <path d="M100 98q7-5 14 0t14 0M60 108q7-5 14 0t14 0 14 0M126 112q7-5 14 0t14 0M10 100q7-5 14 0t14 0" />
    </g>
    <Wreck />
    <path
      d="M-4 140c30-19 74-22 112-13 34 8 66 20 104 19 40-1 74-12 112-19v60H-4z"
      fill="var(--sc-sand)"
      stroke="var(--sc-line)"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path d="M-4 146c30-16 72-18 108-10" fill="none" stroke="var(--sc-cloud)" strokeWidth="3" strokeLinecap="round" opacity=".8" />
    <g fill="none" stroke="var(--sc-line)" strokeWidth="1.7" strokeLinecap="round" opacity=".45">
      <path d="M184 160q8-4 16 0M250 158q8-4 16 0M18 160q7-4 14 0M120 168q7-3 14 0" />
    </g>
    <g transform="rotate(-13 60 160)">
      <BottleShape dye="red" x={38} y={80} scale={1.25} />
    </g>
    <BottleShape dye="green" x={86} y={86} scale={1.22} />
    <g transform="rotate(74 172 150)">
      <BottleShape dye="yellow" x={146} y={108} scale={1.12} />
    </g>
    <g fill="var(--sc-sand)" stroke="var(--sc-line)" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 160c5-7 12-7 17-3 6-5 14-5 20 0 6-3 13-2 17 4" />
      <path d="M90 165c5-6 12-6 17-2 6-4 14-3 18 3" />
      <path d="M128 168c9-8 20-8 28-4 8-3 18-2 24 4" />
    </g>
    <path d="M28 161.5h58v14.5H28zM88 166h40v10H88zM126 169h58v7h-58z" fill="var(--sc-sand)" />
  </EmblemFrame>
)
