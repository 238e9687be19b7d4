/** Paper strips under the bar of a replay: what the page says about itself, and what has to be said about this recording. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { PageStrips } from '../offline/strips.tsx'
import { Strip, StripBox } from '../strip.tsx'
import { remarksOf } from './remarks.ts'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'

export const ReplayStrips = ({ recording, open }: Scene): ReactNode => {
  const words = useReplayTexts()
  return (
    <StripBox>
      <PageStrips />
      {remarksOf(recording, words).map(({ icon, isBad, text }) => (
        <Strip key={text} icon={icon} tone={isBad ? 'bad' : 'plain'}>
          <span className="grow">{text}</span>
          {isBad ? <Button onPress={() => open('check')}>{words.check.title}</Button> : null}
        </Strip>
      ))}
    </StripBox>
  )
}
