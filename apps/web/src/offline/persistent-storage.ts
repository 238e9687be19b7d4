/** Whether the browser keeps this device's games even when space runs out. */

const storage = (): StorageManager | undefined => (navigator as { readonly storage?: StorageManager }).storage

/** Null where the browser cannot tell. */
export const isPersisted = async (): Promise<boolean | null> => (await storage()?.persisted?.()) ?? null

export const requestPersistence = async (): Promise<boolean> => (await storage()?.persist?.()) ?? false

/** Asks the browser unless it has already granted this. A browser that asks the visitor remembers the answer itself. */
export const requestPersistenceOnce = async (): Promise<void> => {
  if ((await isPersisted()) === false) await requestPersistence()
}
