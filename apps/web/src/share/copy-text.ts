/** Copies a text to the clipboard. */

/** Without https there is no clipboard API: then the field is selected and copied the old way, or by the user. */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  if (navigator.clipboard !== undefined)
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // not allowed: use the old way
    }
  field?.focus()
  field?.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
