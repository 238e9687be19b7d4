/** The page for an address without a page. */
import type { ReactNode } from 'react'
import { usePageText } from '../text/pages.ts'
import { MessagePage } from './message-page.tsx'

export const NotFoundPage = (): ReactNode => {
  const { notFound } = usePageText()
  return <MessagePage title={notFound.title} text={notFound.text} />
}
