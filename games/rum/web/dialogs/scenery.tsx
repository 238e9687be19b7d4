/** The drawings of the result: the beach with the sky above it, a captain behind the bar with a bottle, bunting, and a raft. */
import { Seascape } from '@tortuga/ui/seascape'
import type { ReactElement } from 'react'
import { BottleShape } from '../art/bottle.tsx'
import type { Dye } from '../art/ink.ts'
import { LINE } from '../art/ink.ts'
import { ParrotShape } from '../art/parrot.tsx'
import { PortraitShape } from '../art/portraits.tsx'

export const Shore = (): ReactElement => (
  <Seascape>
    <path d="M0 250h960" stroke="var(--sc-line)" strokeWidth="2" />
    <path d="M0 372c150-34 330-44 480-44s330 10 480 44v48H0z" fill="var(--sc-sand)" />
  </Seascape>
)

/** A captain who stands behind the bar, with a bottle of their rum. The bar covers the lower edge. */
export const BarCaptain = ({ dye }: { readonly dye: Dye }): ReactElement => (
  <svg viewBox="0 0 96 70" aria-hidden="true">
    <PortraitShape dye={dye} />
    <BottleShape dye={dye} x={76} y={42} scale={0.46} />
  </svg>
)

export const BarParrot = (): ReactElement => (
  <svg viewBox="0 0 64 72" aria-hidden="true">
    <ParrotShape />
  </svg>
)

const FLAGS = 13

export const Bunting = (): ReactElement => (
  <svg viewBox="0 0 520 48" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 4q260 34 520 0" fill="none" stroke="var(--sc-line)" strokeWidth="2" />
    {Array.from({ length: FLAGS }, (_, index) => {
      const x = ((index + 0.5) * 520) / FLAGS
      const y = 4 + 17 * (1 - ((x - 260) / 260) ** 2)
      return (
        <path
          key={index}
          d={`M${x - 13} ${y}h26l-13 24z`}
          fill={index % 2 === 0 ? 'var(--sail)' : 'var(--sc-land)'}
          stroke="var(--sc-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )
    })}
  </svg>
)

/** A raft with its captains, who drift home. */
export const Raft = ({ dyes }: { readonly dyes: readonly Dye[] }): ReactElement => {
  const step = dyes.length > 1 ? Math.min(58, 116 / (dyes.length - 1)) : 0
  const first = 98 - 30 - (step * (dyes.length - 1)) / 2
  return (
    <svg viewBox="0 0 196 150" aria-hidden="true">
      <g {...LINE}>
        <path d="M98 4v132" stroke="var(--hull)" strokeWidth="5" />
        <path d="M34 12h128v52c-40 10-88 10-128 0z" fill="var(--sail)" />
      </g>
      <svg x="0" y="62" width="196" height="62" viewBox="0 62 196 62">
        {dyes.map((dye, index) => (
          <g key={dye} transform={`translate(${first + index * step} 68) scale(.75)`}>
            <PortraitShape dye={dye} />
          </g>
        ))}
      </svg>
      <g {...LINE}>
        <rect x="6" y="118" width="184" height="13" rx="6" fill="var(--hull)" />
        <rect x="12" y="131" width="172" height="13" rx="6" fill="var(--hull)" />
        <path d="M52 118v26M144 118v26" />
      </g>
    </svg>
  )
}
