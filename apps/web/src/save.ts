/** Saving a text as a file, and copying one, wherever the browser lets us. */

/** Offers the text for saving once it has come; null saves nothing. */
export const saveFile = async (name: string, text: Promise<string | null>): Promise<boolean> => {
  const body = await text.catch(() => null)
  if (body === null) return false
  const address = URL.createObjectURL(new Blob([body], { type: 'application/x-ndjson' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}

/** Over plain http there is no clipboard: then the field is selected and copied the old way, or by hand. */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  if (navigator.clipboard !== undefined)
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // not allowed: the old way
    }
  field?.focus()
  field?.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
