/** The decoder of an outcome. It has its own file, because the page's first visit needs it and not the decoder of the journal. */
import * as v from 'valibot'

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const outcomeSchema = v.strictObject({ places: v.array(place), scores: v.array(v.number()) })
