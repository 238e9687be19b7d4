/** Lets callers that ask for the same value in the same turn share one read. The read begins after them, so none of them gets a value that is older than its request. */
export const createSharedRead = <A>(read: (id: string) => Promise<A>): ((id: string) => Promise<A>) => {
  const pending = new Map<string, Promise<A>>()
  return id => {
    const shared =
      pending.get(id) ??
      Promise.resolve().then(() => {
        pending.delete(id)
        return read(id)
      })
    pending.set(id, shared)
    return shared
  }
}
