/** What lies beside the cards: doubloons, the Parrot, the Hat, the sabres of a boarding, and the ship on its track. */
import type { ReactElement } from 'react'
import { FINE, INK, LINE } from './ink.ts'

/** A doubloon; with a number where there are several. */
export const Coin = ({ amount = null }: { readonly amount?: number | null }): ReactElement => (
  <svg viewBox="0 0 24 25" className="soc-coin" aria-hidden="true">
    <circle cx="12" cy="13.5" r="10.5" fill="var(--brass-deep)" />
    <circle cx="12" cy="12" r="10.5" fill="var(--brass-fill)" stroke="var(--print)" strokeWidth="1.5" />
    {amount === null ? (
      <>
        <circle cx="12" cy="12" r="7" fill="none" stroke="var(--print)" strokeOpacity=".55" strokeWidth="1.2" />
        <path d="M12 8.8 15.2 12 12 15.2 8.8 12z" fill="var(--print)" />
      </>
    ) : (
      <text x="12" y="16.2" textAnchor="middle" className="soc-figure" fontSize={amount > 9 ? 10.5 : 12} fill="var(--brass-ink)">
        {amount}
      </text>
    )}
  </svg>
)

/** The one bird on the page, box 64×72. */
export const Parrot = (): ReactElement => (
  <svg viewBox="0 0 64 72" className="soc-parrot" aria-hidden="true">
    <path d="M21 43C15 50 8 56 5 66c8 1 16-4 22-13z" fill="var(--b-blue)" {...INK} />
    <path d="M28 57l-2 9M36 57v9M22.5 67.5l3.5-2 3.5 2M32.5 67.5l3.5-2 3.5 2" {...LINE} strokeWidth="2.4" />
    <path
      d="M24 15C27 6.5 35 3 43 5.5c7 2.2 10.5 8 10 15-.6 8-3 11-4 19C47.7 50 41 58 32 58c-10 0-15.5-7-14.5-17 .7-7.5 4.5-11 6-17z"
      fill="var(--b-red)"
      {...INK}
    />
    <path d="M45 9.5c8-2.5 15 1.5 14.5 9.5-.2 3.2-1.5 5.5-3.5 7-1-4-4-6.5-10.5-7z" fill="var(--brass-fill)" {...INK} />
    <circle cx="39.5" cy="15" r="5" fill="var(--paper)" stroke="var(--print)" strokeWidth="1.5" />
    <circle cx="40.7" cy="15.3" r="2" fill="var(--print)" />
    <path d="M19 31c8-3 16 1 18 9 1.3 5.5-1 11-5.5 14.5C22.5 51 18 43 19 31z" fill="var(--b-yellow)" {...INK} />
    <path d="M24 37c4 .5 7 3 8.5 7" {...FINE} />
  </svg>
)

/** Whoever begins wears it, box 64×44. */
export const Hat = (): ReactElement => (
  <svg viewBox="0 0 64 44" className="soc-hat" aria-hidden="true">
    <path d="M3 34C12 31 14 6 32 6s20 25 29 28c-8 7-18 6-29 6S11 41 3 34z" fill="var(--b-black)" {...INK} />
    <path d="M14 29c11 4 25 4 36 0" fill="none" stroke="var(--brass-fill)" strokeWidth="2.6" strokeLinecap="round" />
    <circle cx="32" cy="19" r="5" fill="var(--brass-fill)" {...INK} strokeWidth="1.5" />
  </svg>
)

/** Crossed sabres, box 24, in the current colour. */
export const Sabres = (): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    className="soc-sabres"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d="M4.5 19.5C10 17 17 11 20 3.5M19.5 19.5C14 17 7 11 4 3.5M3.5 15.5l5 5M20.5 15.5l-5 5" />
  </svg>
)

/** The brig under way, with a wing at its side, box 64×52. */
export const Ship = (): ReactElement => (
  <svg viewBox="0 0 64 52" className="soc-ship" aria-hidden="true">
    <path d="M24 5v26M42 10v21" {...LINE} />
    <path d="M24 2.5h11l-2.5 3L35 8.5H24z" fill="var(--b-red)" {...INK} strokeWidth="1.5" />
    <path
      d="M14 10h19c3 3.5 3 6.5 0 9.5H14c2-3 2-6.5 0-9.5zM37 13h13c2 3 2 5 0 7.5H37zM12 21h22c3 3 3 6 0 8.5H12c2-3 2-5.5 0-8.5zM37 22h14c2 2.5 2 5 0 7.5H37z"
      fill="var(--sail)"
      {...INK}
      strokeWidth="1.6"
    />
    <path d="M6 31h48l6-6c1 11-7 19-20 19.5H22C12 44 7 39 6 31z" fill="var(--hull)" {...INK} />
    <path d="M30 36c-8-5-19-6-28-1 5 0 7 2 7 4.5-4 0-6 2-7 5 11 3 21 1 28-8.5z" fill="var(--sail)" {...INK} strokeWidth="1.6" />
    <path d="M9 39.5c6-2 12-2.5 18-2" {...FINE} />
  </svg>
)

/** The clouds below everything, two banks of them. */
export const Clouds = (): ReactElement => (
  <svg viewBox="0 0 1120 520" className="soc-clouds" aria-hidden="true" preserveAspectRatio="none">
    <path
      d="M-10 250c40-70 130-80 170-30 40-60 140-60 170 6 50-46 130-30 146 24 60-38 136-16 152 38 66-46 150-30 180 16 54-46 136-46 172 0 40-40 100-46 160-20v260H-10z"
      className="soc-cloud-far"
    />
    <path
      d="M-10 370c60-60 150-56 186-10 56-54 156-50 190 8 60-44 150-36 180 14 60-44 170-42 200 10 62-50 170-40 200 6 60-36 130-36 200-10v140H-10z"
      className="soc-cloud-near"
    />
  </svg>
)
