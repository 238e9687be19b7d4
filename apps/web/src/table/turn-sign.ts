/** The tab says whose turn it is: in its title and by its icon. */
import { useEffect } from 'react'
import turnIcon from '../favicon-turn.svg'
import plainIcon from '../favicon.svg'
import { useTitle } from '../hooks.ts'
import { useTexts } from '../text/index.ts'

export const useTurnSign = (game: string, isMyTurn: boolean): void => {
  const texts = useTexts()
  useTitle(`${isMyTurn ? texts.titles.yourTurn(game) : game} – Tortuga`)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon === null) return undefined
    icon.href = isMyTurn ? turnIcon : plainIcon
    return () => {
      icon.href = plainIcon
    }
  }, [isMyTurn])
}
