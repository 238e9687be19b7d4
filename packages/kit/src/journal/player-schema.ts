/** The decoder of a player. It has its own file, because the page's first visit needs it and not the decoder of the journal. */
import * as v from 'valibot'

export const playerSchema = v.strictObject({ name: v.string(), bot: v.nullable(v.string()) })
