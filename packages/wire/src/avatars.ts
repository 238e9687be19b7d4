/** The pictures a player can choose from. The server stores the name of the picture; the page draws it. */
import * as v from 'valibot'

export const AVATARS = ['turtle', 'crab', 'octopus', 'whale', 'fish', 'star', 'jelly', 'seal'] as const
export type AvatarName = (typeof AVATARS)[number]

/** What a player may choose; null for the picture of the seat. */
export const chosenAvatarSchema = v.nullable(v.picklist(AVATARS))

/** By seat: the picture its owner chose, or null. Any text, because a newer server may know pictures that this client does not. */
export const avatarsSchema = v.array(v.nullable(v.string()))
