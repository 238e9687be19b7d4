/** The tab says whose turn it is: in its title and by its icon. */
import { useEffect } from 'react'
import { useTitle } from '../hooks.ts'
import { useTexts } from '../text/index.ts'

export const useTurnSign = (game: string, isMyTurn: boolean): void => {
  const texts = useTexts()
  useTitle(`${isMyTurn ? texts.titles.yourTurn(game) : game} – Tortuga`)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon === null) return undefined
    icon.href = isMyTurn ? '/favicon-turn.svg' : '/favicon.svg'
    return () => {
      icon.href = '/favicon.svg'
    }
  }, [isMyTurn])
}
