/** Shows in the tab's title and icon that it is the viewer's turn. */
import { useEffect } from 'react'
import turnIcon from '../../icons/favicon-turn.svg'
import plainIcon from '../../icons/favicon.svg'
import { useTitle } from '../../browser/hooks.ts'
import { useTexts } from '../../text/language.ts'

export const useTurnIndicator = (game: string, isMyTurn: boolean): void => {
  const texts = useTexts()
  useTitle(`${isMyTurn ? texts.table.yourTurnIn(game) : game} – Tortuga`)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon === null) return undefined
    icon.href = isMyTurn ? turnIcon : plainIcon
    return () => {
      icon.href = plainIcon
    }
  }, [isMyTurn])
}
