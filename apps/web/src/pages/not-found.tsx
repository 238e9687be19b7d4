/** No page of ours has this address. */
import type { ReactNode } from 'react'
import { SorryPage } from '../sorry.tsx'
import { useLaterTexts } from '../text/later/index.ts'

export const NotFoundPage = (): ReactNode => {
  const { notFound } = useLaterTexts()
  return <SorryPage title={notFound.title} text={notFound.text} />
}
