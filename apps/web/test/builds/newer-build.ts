/** The title on the newer build's home page. */
export const NEWER_TITLE = 'Take a seat at the newer table'
