/** The part of a service worker's global scope that ours uses: the compiler cannot load both a page's and a worker's types. */

type ExtendableEvent = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { readonly request: Request; respondWith(response: Promise<Response>): void }
type WorkerMessageEvent = ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }

export type PageClient = { postMessage(message: unknown, transfer?: Transferable[]): void }

export type ServiceWorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly location: { readonly origin: string }
  readonly registration: { readonly installing: unknown; readonly waiting: unknown }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly PageClient[]>
  }
}
