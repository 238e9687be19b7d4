/** Whether the browser keeps this device's games even when space runs out. */

const storage = (): StorageManager | undefined => (navigator as { readonly storage?: StorageManager }).storage

/** Null where the browser cannot say. */
export const isForGood = async (): Promise<boolean | null> => (await storage()?.persisted?.()) ?? null

export const keepForGood = async (): Promise<boolean> => (await storage()?.persist?.()) ?? false

/** Asks where it has not been granted yet. Browsers that ask the person remember the answer themselves. */
export const askForGood = async (): Promise<void> => {
  if ((await isForGood()) === false) await keepForGood()
}
