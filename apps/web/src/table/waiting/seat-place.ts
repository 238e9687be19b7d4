/** Where the seats stand around the table: the viewer's at the bottom, the others clockwise from there. */
import type { Seat } from '@tortuga/kit'
import type { CSSProperties } from 'react'

/** Shares of the width and height, each from 0 to 1. */
export const seatPlace = (seat: Seat, own: Seat | null, seats: number): { readonly x: number; readonly y: number } => {
  const angle = (2 * Math.PI * ((seat - (own ?? 0) + seats) % seats)) / seats
  const round = (share: number): number => Math.round(share * 1000) / 1000
  return { x: round(0.5 - Math.sin(angle) / 2), y: round(0.5 + Math.cos(angle) / 2) }
}

/** The style sheet turns these shares into a place. */
export const placeStyle = ({ x, y }: ReturnType<typeof seatPlace>): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties
