/** Small schemas that several messages are built from. */
import { HEX_32_BYTES } from '@tortuga/kit'
import * as v from 'valibot'

/** An integer from 0, such as a version, a question or a count. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const seatSchema = v.pipe(countSchema, v.maxValue(63))

/** 32 bytes as lower-case hex: a secret, a commitment, a contribution, a link. */
export const hexSchema = v.pipe(v.string(), v.regex(HEX_32_BYTES))

export const viewerSchema = v.union([seatSchema, v.picklist(['table', 'open'])])
