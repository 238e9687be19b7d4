/** No page of ours has this address. */
import type { ReactNode } from 'react'
import { SorryPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'

export const NotFoundPage = (): ReactNode => {
  const { notFound } = useTexts()
  return <SorryPage title={notFound.title} text={notFound.text} />
}
