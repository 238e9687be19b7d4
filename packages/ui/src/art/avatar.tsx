/** The avatar of a player: one of eight sea animals, so that it cannot be confused with a character of a game. A player who has chosen none gets that of the seat. */
import type { Seat } from '@tortuga/kit'
import { AVATARS } from '@tortuga/wire'
import type { AvatarName } from '@tortuga/wire'
import type { ReactNode } from 'react'

const eye = (x: number, y: number, r = 1.9): ReactNode => <circle cx={x} cy={y} r={r} fill="var(--print)" stroke="none" />

const ANIMALS: Readonly<Record<AvatarName, ReactNode>> = {
  turtle: (
    <g fill="#5f8f63">
      <path d="M10 42c-3 5-3 8 1 9 4 0 6-3 7-6M45 45c2 5 5 7 8 5 3-2 2-5-1-9" />
      <path d="M44 33c2-6 6-9 11-8 5 2 6 8 2 12-3 3-8 4-13 3z" />
      <path d="M8 43c1-14 10-22 21-22 11 0 18 8 19 22 0 2-40 2-40 0z" fill="var(--b-green)" />
      <path d="M17 42c1-6 4-9 7-12M28 42V27M39 42c-1-6-4-9-7-12" fill="none" />
      {eye(54, 31)}
    </g>
  ),
  crab: (
    <g fill="var(--b-red)">
      <path d="M12 30C5 28 3 20 7 14c1 4 4 5 7 4 0 6 1 8 4 11M52 30c7-2 9-10 5-16-1 4-4 5-7 4 0 6-1 8-4 11" />
      <path d="M14 48l-6 5M50 48l6 5M20 51l-3 6M44 51l3 6" fill="none" />
      <path d="M10 40c0-9 9-15 22-15s22 6 22 15c0 8-10 13-22 13S10 48 10 40z" />
      <path d="M26 25v-7M38 25v-7M26 45c4 3 8 3 12 0" fill="none" />
      <circle cx="26" cy="15" r="4" fill="var(--paper)" />
      <circle cx="38" cy="15" r="4" fill="var(--paper)" />
      {eye(26, 15, 1.7)}
      {eye(38, 15, 1.7)}
    </g>
  ),
  octopus: (
    <g fill="var(--b-purple)">
      <path d="M16 36c-2 8-8 9-11 7 2 8 10 8 14 3 0 6-3 9-6 10 6 3 12 0 13-7 1 5 1 8-1 11 7 0 11-5 10-11 2 6 6 9 12 8-3-2-5-6-4-11 4 5 12 4 14-3-4 1-8-1-9-7z" />
      <path d="M14 28c0-12 7-20 18-20s18 8 18 20c0 9-6 15-18 15S14 37 14 28z" />
      <path d="M27 36c3 2 7 2 10 0" fill="none" />
      {eye(26, 28, 2.4)}
      {eye(38, 28, 2.4)}
    </g>
  ),
  whale: (
    <g fill="var(--b-blue)">
      <path d="M24 15c-2-4-6-5-9-3M25 15c2-4 6-5 9-3" fill="none" />
      <path d="M5 38c0-12 9-19 20-19 13 0 18 9 24 12 1-6-1-10-6-12 6-2 10 0 11 3 2-3 6-3 7-2-2 10-5 30-27 33C17 56 5 50 5 38z" />
      <path d="M6 42c10 4 20 4 27-2" fill="none" />
      {eye(17, 34)}
    </g>
  ),
  fish: (
    <g fill="var(--b-orange)">
      <path d="M46 33l13-11c2 8 2 14 0 22z" />
      <path d="M22 20c4-6 10-8 16-7-2 4-2 6 0 10M28 47c3 5 8 6 12 5-3-4-3-6-1-9" />
      <path d="M4 34c6-11 15-16 24-16 10 0 17 7 22 15-5 9-12 15-22 15-9 0-18-4-24-14z" />
      <path d="M22 20c4 8 4 18 0 26" fill="none" />
      {eye(14, 31)}
    </g>
  ),
  star: (
    <g fill="var(--b-yellow)">
      <path d="M32 6c3 0 5 13 8 15s16-1 17 2-10 10-11 13 5 15 2 17-12-7-16-7-13 9-16 7 3-14 2-17S6 26 7 23s14 0 17-2 5-15 8-15z" />
      <path d="M28 39c2 2 6 2 8 0" fill="none" />
      {eye(28, 32)}
      {eye(37, 32)}
    </g>
  ),
  jelly: (
    <g fill="#c98a9b">
      <path d="M16 36c-2 7 3 10 1 19M25 37c-2 7 2 11 0 20M36 37c2 7-2 11 1 20M46 36c2 7-3 10 0 18" fill="none" />
      <path d="M9 35C9 19 18 9 32 9s23 10 23 26c-4 4-7 3-9 0-3 5-8 5-10 0-3 5-7 5-10 0-3 5-7 5-9 0-3 3-5 3-8 0z" />
      {eye(26, 25)}
      {eye(38, 25)}
    </g>
  ),
  seal: (
    <g fill="#7d8b8a">
      <path d="M12 58c-1-20 2-38 18-44 10-3 18 2 19 11 1 8-4 11-3 18 1 6 4 9 4 15z" />
      <path d="M45 22c5-1 8 1 8 4s-5 6-10 4M48 28l9-1M47 30l8 3" fill="none" />
      <path d="M12 58c-6-2-8-6-7-9 4 0 7 1 9 3" />
      {eye(38, 20)}
    </g>
  ),
}

const isKnown = (name: string | null | undefined): name is AvatarName => AVATARS.some(known => known === name)

const animalOf = (seat: Seat): AvatarName => AVATARS[seat % AVATARS.length] ?? AVATARS[0]

/** The animals of a table, by seat. Where a player has chosen the animal of another player's seat, that seat gets a free one. */
export const avatarsOfTable = (chosen: readonly (string | null | undefined)[]): readonly AvatarName[] => {
  const taken = new Set(chosen.filter(isKnown))
  const keepsOwn = chosen.map((name, seat) => !isKnown(name) && !taken.has(animalOf(seat)))
  keepsOwn.forEach((keeps, seat) => keeps && taken.add(animalOf(seat)))
  return chosen.map((name, seat) => {
    if (isKnown(name)) return name
    const own = animalOf(seat)
    const animal = keepsOwn[seat] === true ? own : (AVATARS.find(free => !taken.has(free)) ?? own)
    taken.add(animal)
    return animal
  })
}

/** A round picture. Without a known name it is that of the seat. */
export const Avatar = ({ seat, name = null }: { readonly seat: Seat; readonly name?: string | null }): ReactNode => (
  <span className="face" aria-hidden={true}>
    <svg viewBox="0 0 64 64" stroke="var(--print)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
      {ANIMALS[isKnown(name) ? name : animalOf(seat)]}
    </svg>
  </span>
)
