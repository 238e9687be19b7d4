/** What the later build says on its first screen. */
export const LATER_TITLE = 'Sit down, the table is laid anew'
