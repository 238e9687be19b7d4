/** A live region for screen readers. It must be on the page before the first announcement, because a region that is inserted together with its text is often not read. */
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const SILENT = (): void => {}
let speak: (text: string) => void = SILENT

/** Announces a text politely. Repeating the same text announces it again. Without an `Announcer` on the page, nothing happens. */
export const announce = (text: string): void => speak(text)

/** The live region; render it once per page. */
export const Announcer = (): ReactNode => {
  const [{ text, count }, setAnnouncement] = useState({ text: '', count: 0 })
  useEffect(() => {
    speak = next => setAnnouncement(before => ({ text: next, count: before.count + 1 }))
    return () => {
      speak = SILENT
    }
  }, [])
  return (
    <p className="vh" role="status">
      <span key={count}>{text}</span>
    </p>
  )
}

/** Announces a question when it changes; null if there is none. The log announces the events before it, so the order is right. */
export const useAnnounceQuestion = (question: string | null): void => {
  useEffect(() => {
    if (question !== null && question !== '') announce(question)
  }, [question])
}
