/** The schemas of the values that moves, drafts and tasks consist of. */
import * as v from 'valibot'
import { SPACES } from './constants.ts'

const integer = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

export const SeatNumber = integer(3)
export const SpaceNumber = v.picklist(SPACES)
export const FaceText = v.pipe(v.string(), v.maxLength(40))
/** A place on a space or in the hand (R3.5). */
export const SharePlace = integer(2)
/** A place among a captain's Pirates, Objects or Rum: no captain can have more than the 28 Objects (R1.1). */
export const BoardPlace = integer(27)
