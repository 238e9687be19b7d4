/** The few closed sets that the page's words must cover. */

/** Why a page loads itself anew unasked: the server speaks another protocol, the table other rules, or a piece of the page is gone from the server. */
export const WHYS = ['protocol', 'newer-rules', 'gone'] as const
export type Why = (typeof WHYS)[number]

/** How far this build is on the device: whole, on its way, or why not. `impossible`: the browser keeps no pages from an address like this. */
export type Keeping = 'unknown' | 'impossible' | 'fetching' | 'kept' | 'full' | 'failed'
