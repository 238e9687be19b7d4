/** The page's voice for what is shown where no screen reader looks by itself. It is on the page before it speaks: a region that comes with its words is often not read. */
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const SILENT = (): void => {}
let speak: (words: string) => void = SILENT

/** Says it once, politely, and again if it is told again; on a page without a voice nothing happens. */
export const announce = (words: string): void => speak(words)

export const Announcer = (): ReactNode => {
  const [{ words, turn }, setSaid] = useState({ words: '', turn: 0 })
  useEffect(() => {
    speak = next => setSaid(before => ({ words: next, turn: before.turn + 1 }))
    return () => {
      speak = SILENT
    }
  }, [])
  return (
    <p className="vh" role="status">
      <span key={turn}>{words}</span>
    </p>
  )
}

/** Says what is asked as soon as it is asked: after the log, which tells how it came to that. Null where nothing is. */
export const useAsked = (question: string | null): void => {
  useEffect(() => {
    if (question !== null && question !== '') announce(question)
  }, [question])
}
