/** As much of a service worker's surroundings as ours needs: the compiler's own list of them cannot stand beside that of a page. */

type Lasting = { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { readonly request: Request; respondWith(response: Promise<Response>): void }
type Telling = Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] }

export type Tab = { postMessage(message: unknown, transfer?: Transferable[]): void }

export type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Telling) => void): void
  skipWaiting(): Promise<void>
  readonly location: { readonly origin: string }
  readonly registration: { readonly installing: unknown; readonly waiting: unknown }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Tab[]>
  }
}
