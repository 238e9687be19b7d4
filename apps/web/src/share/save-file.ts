/** Saves a text or a picture as a file, or gives a picture to other apps. */

const offerDownload = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Offers the text as a download as soon as it is loaded. Returns false if there is none or loading fails. */
export const saveFile = async (name: string, text: Promise<string | null>): Promise<boolean> => {
  const body = await text.catch(() => null)
  if (body === null) return false
  offerDownload(name, new Blob([body], { type: 'application/x-ndjson' }))
  return true
}

/** Shares a picture where the device can share files, and saves it elsewhere. */
export const shareOrSavePicture = async (name: string, picture: Blob): Promise<void> => {
  const file = new File([picture], name, { type: picture.type })
  if (matchMedia('(hover: none)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}) // the visitor changed their mind
    return
  }
  offerDownload(name, picture)
}
