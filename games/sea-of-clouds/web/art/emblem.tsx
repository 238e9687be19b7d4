/** The emblem of Sea of Clouds: a winged brig above the clouds. */
import type { ReactNode } from 'react'
import { EMBLEM_INK, EmblemFrame } from '@tortuga/ui'

const Ship = (): ReactNode => (
  <g transform="translate(112 8)" {...EMBLEM_INK}>
    <path d="M76 8v86M118 28v66" fill="none" />
    <path d="M78 8h28l-6 7 6 7H78z" fill="var(--b-red)" />
    <path d="M50 26h50c6 11 6 21 0 30H50c6-9 6-19 0-30zM108 36h28c5 9 5 17 0 24h-28z" fill="var(--sc-cloud)" />
    <path d="M44 60h60c6 9 6 16 0 24H44c6-8 6-15 0-24zM108 64h30c5 7 5 14 0 20h-30z" fill="var(--sc-cloud)" />
    <path d="M28 90h126l14-16c2 26-14 42-44 44H64c-20-1-32-12-36-28z" fill="var(--hull)" />
    <path d="M36 100h124" fill="none" strokeWidth="1.8" />
    <g fill="var(--sc-lamp)">
      <circle cx="72" cy="109" r="3.8" />
      <circle cx="96" cy="109" r="3.8" />
      <circle cx="120" cy="109" r="3.8" />
    </g>
    <path d="M60 96C44 76 12 66-12 76c8 3 11 8 11 13-8-2-14 0-18 4 9 1 14 5 16 10-6 0-11 2-14 6 20 8 50 6 77-13z" fill="var(--sc-cloud)" />
    <path d="M-1 89c16-2 32 0 46 8M-3 103c14-4 30-5 46-3" fill="none" strokeWidth="1.8" />
  </g>
)

export const SeaOfCloudsEmblem = (): ReactNode => (
  <EmblemFrame>
    <circle cx="58" cy="48" r="22" fill="var(--sc-lamp)" />
    <path
      d="M-10 132c14-22 44-22 56-6 12-20 46-20 56 0 12-16 40-16 50 0 14-18 48-16 56 4 14-16 42-12 50 4 12-12 40-12 72 2v44H-10z"
      fill="var(--sc-cloud2)"
    />
    <Ship />
    <path
      d="M-10 154c14-20 40-18 52-4 14-18 46-14 54 4 14-14 42-12 50 4 14-16 46-14 54 2 16-16 44-12 52 2 16-12 40-10 78 0v24H-10z"
      fill="var(--sc-cloud)"
      {...EMBLEM_INK}
    />
    <path
      d="M30 160c8-5 16-5 24 0M148 164c7-4 14-4 20 0M252 162c8-5 16-5 24 0"
      fill="none"
      stroke="var(--sc-line)"
      strokeOpacity=".4"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </EmblemFrame>
)
