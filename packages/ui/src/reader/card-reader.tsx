/** The card reader: one large card with its full text, its keywords explained, and who knows it. Beside its piece on wide screens, docked on phones. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useBaseTable } from '../base/base-table.tsx'
import { Anchored, findTarget } from './anchored.tsx'
import { listenForReading, READER_ATTRIBUTE } from './reader-input.ts'
import { useReader, type CardReading } from './reader-context.tsx'
import type { OpenReading } from './reader-store.ts'

const subscribeToNothing = (): (() => void) => () => {}

type Reading = { readonly open: OpenReading; readonly reading: CardReading; readonly close: () => void }

const useReading = (): Reading | null => {
  const { store, read } = useReader()
  const get = (): OpenReading | null => store?.get() ?? null
  const open = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, get, get)
  const reading = open === null ? null : read(open.card)
  return open === null || reading === null ? null : { open, reading, close: () => store?.close() }
}

/** A large card as text and picture; also for dialogs that list cards. */
export const ReadableCard = ({ reading }: { readonly reading: CardReading }): ReactNode => {
  const { title, kind, picture, text, keywords = [], knownBy = null } = reading
  return (
    <div className="reading">
      {picture !== null && (
        <div className="reading-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <div className="reading-words">
        <p className="reading-title serif">{title}</p>
        {kind !== null && <p className="reading-kind">{kind}</p>}
        {text !== '' && <p className="reading-text">{text}</p>}
        {keywords.length > 0 && (
          <dl className="reading-keywords">
            {keywords.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt> <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
        {knownBy !== null && (
          <p className="reading-known">
            <Icon name="eye" small />
            {knownBy}
          </p>
        )}
      </div>
    </div>
  )
}

/** Follows the piece when the table is rendered again: it may show another card, have another element, or be gone. */
const useFollowPiece = (): void => {
  const { root } = useBaseTable()
  const { store } = useReader()
  useLayoutEffect(() => {
    const open = store?.get() ?? null
    if (store === null || open === null || root.current === null) return
    if (open.piece.isConnected && open.piece.dataset['read'] === open.card) return
    const piece = open.piece.isConnected ? open.piece : open.key === null ? null : findTarget(root.current, open.key)
    if (piece === null) store.close()
    else store.open(piece, open.by)
  })
}

/** The reader beside its piece; render it once, inside the table. It also reads the cards in elements with `data-reads`, such as the log. `except` is the key of a target that shows another slip at the moment. */
export const CardReader = ({ except = null }: { readonly except?: string | null }): ReactNode => {
  const { root } = useBaseTable()
  const { store } = useReader()
  const now = useReading()
  useFollowPiece()
  useEffect(() => {
    if (root.current === null || store === null) return undefined
    const stops = [root.current, ...document.querySelectorAll<HTMLElement>('[data-reads]')].map(element => listenForReading(element, store))
    return () => stops.forEach(stop => stop())
  }, [root, store])
  if (now === null || (except !== null && now.open.key === except)) return null
  return (
    <Anchored at={now.open.piece} className="reader" role="tooltip">
      <ReadableCard reading={now.reading} />
    </Anchored>
  )
}

/** The reader on phones; render it above the shelf. It takes its own room, so it covers nothing. */
export const DockedCardReader = (): ReactNode => {
  const { kit } = useBaseTable()
  const now = useReading()
  if (now === null || now.open.by === 'mouse') return null
  return (
    <section className="reader-dock paper" aria-label={now.reading.title} {...{ [READER_ATTRIBUTE]: '' }}>
      <ReadableCard reading={now.reading} />
      <button type="button" className="reader-close" onClick={now.close} aria-label={kit.close}>
        <Icon name="close" small />
      </button>
    </section>
  )
}
