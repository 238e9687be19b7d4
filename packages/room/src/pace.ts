/** How often somebody may do a thing: so many times at once, then they have to wait. */
import { at } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'

export type Pace = (when: Millis) => boolean

/** Says whether it may be done now, and counts it if so: `most` times within any `span`. */
export const createPace = (most: number, span: Millis): Pace => {
  const times: Millis[] = []
  return when => {
    while (times.length > 0 && when - at(times, 0) >= span) times.shift()
    if (times.length >= most) return false
    times.push(when)
    return true
  }
}
