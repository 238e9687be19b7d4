/** Applies the appearance of a frame to its document, without storing it as the visitor's preferences. */
import { usePrefs } from '../../src/preferences/preferences.ts'
import { switchLanguage } from '../../src/text/language.ts'
import type { Appearance } from './frame-address.ts'
import { imitateForcedColours } from './forced-colours.ts'

export const applyAppearance = async ({ language, theme, contrast }: Appearance, isMoving: boolean): Promise<void> => {
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dataset['theme'] = theme
  if (contrast === 'high') documentElement.dataset['contrast'] = 'high'
  usePrefs.setState({
    name: 'Ola',
    language,
    theme,
    tempo: isMoving ? 'natural' : 'instant',
    sound: false,
    muted: false,
    play: {},
    seals: {},
    lessons: {},
  })
  await switchLanguage(language)
}

/** The part that works only after the page has been drawn. */
export const finishAppearance = ({ contrast }: Appearance): void => {
  if (contrast === 'forced') imitateForcedColours()
}
