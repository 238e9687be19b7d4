/** Opens a card of the log from outside of the table, such as from a dialog that is about to close. */

/** Dispatched on a piece whose card should be read. */
export const READ_EVENT = 'tortuga-read'

/** Opens a card that the log beside the table names. */
export const requestReading = (card: string): void => {
  const pieces = document.querySelectorAll(`[data-reads] [data-read="${CSS.escape(card)}"]`)
  pieces[pieces.length - 1]?.dispatchEvent(new Event(READ_EVENT, { bubbles: true }))
}
