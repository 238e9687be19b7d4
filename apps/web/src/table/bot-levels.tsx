/** Which bot shall take a seat: one button a level, the weakest first. */
import type { GameTypes } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../text/index.ts'

export const BotLevels = ({
  web,
  onChoose,
}: {
  readonly web: WebGame<GameTypes>
  readonly onChoose: (level: string) => void
}): ReactNode => {
  const language = useLanguage()
  return Object.entries(web.levelNames[language]).map(([level, label]) => (
    <Button key={level} onPress={() => onChoose(level)}>
      {label}
    </Button>
  ))
}
