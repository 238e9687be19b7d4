/** Rum Runner's emblem: the crown's fort with its lamp, and a pirate ship sailing past with a barrel. */
import type { ReactNode } from 'react'
import { EMBLEM_INK, EmblemFrame, WaveRow } from '@tortuga/ui'

const Fort = (): ReactNode => (
  <g {...EMBLEM_INK}>
    <path d="M-8 118c16-26 40-36 66-36 30 0 54 14 72 36z" fill="var(--sc-land)" />
    <path d="M30 84V46h9v7h9v-7h11v7h9v-7h9v38z" fill="var(--sc-cloud)" />
    <path d="M46 84V72c0-9 15-9 15 0v12z" fill="var(--sc-line)" />
    <path d="M77 84V62h7v5h7v-5h7v22z" fill="var(--sc-cloud)" />
    <path d="M53 46V18" fill="none" />
    <path d="M54 19h30l-7 8 7 8H54z" fill="var(--brass-fill)" />
    <path d="M63 31v-5l3 2 3-4 3 4 3-2v5z" fill="var(--brass-ink)" strokeWidth="1" />
    <path d="M-6 118c34-7 108-7 142 0-30 9-112 9-142 0z" fill="var(--sc-sand)" />
  </g>
)

const Runner = (): ReactNode => (
  <g transform="translate(158 26)" {...EMBLEM_INK}>
    <path d="M62 2v84M104 22v64" fill="none" />
    <path d="M64 2h26l-6 7 6 7H64z" fill="var(--sc-line)" />
    <circle cx="73" cy="9" r="2.6" fill="var(--sc-cloud)" stroke="none" />
    <path d="M38 20h46c6 10 6 20 0 29H38c6-9 6-19 0-29zM34 54h54c6 9 6 17 0 26H34c6-9 6-17 0-26z" fill="var(--sc-cloud)" />
    <path d="M92 30h26c5 8 5 15 0 22H92zM92 57h28c5 7 5 13 0 19H92z" fill="var(--sc-cloud)" />
    <path d="M32 60 4 84h30" fill="none" />
    <path d="M10 86h122l12-14c2 26-10 44-38 46H44C26 116 14 104 10 86z" fill="var(--hull)" />
    <path d="M18 97h118" fill="none" strokeWidth="1.8" />
    <g fill="var(--cork)" strokeWidth="2">
      <rect x="112" y="66" width="20" height="20" rx="6" />
      <path d="M113 73h18M113 80h18" fill="none" strokeWidth="1.4" />
    </g>
    <g fill="var(--sc-lamp)">
      <circle cx="52" cy="106" r="3.6" />
      <circle cx="74" cy="106" r="3.6" />
      <circle cx="96" cy="106" r="3.6" />
    </g>
  </g>
)

export const RumRunnerEmblem = (): ReactNode => (
  <EmblemFrame>
    <circle cx="146" cy="40" r="16" fill="var(--sc-lamp)" />
    <rect y="108" width="320" height="68" fill="var(--sc-sea)" />
    <WaveRow y={122} from={130} opacity={0.35} />
    <Fort />
    <Runner />
    <rect y="144" width="320" height="32" fill="var(--sc-sea)" />
    <WaveRow y={148} from={-10} />
    <WaveRow y={162} from={-2} opacity={0.35} />
  </EmblemFrame>
)
