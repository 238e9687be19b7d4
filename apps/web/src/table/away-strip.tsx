/** Somebody has gone: what the others can do about it, here and now. A bot takes the seat if those who are here agree. */
import type { Millis } from '@tortuga/kit'
import { HERE_FOR } from '@tortuga/room'
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { fetchTable } from '../api/api.ts'
import { useEvery, useLoad } from '../hooks.ts'
import { Strip } from '../strip.tsx'
import { useLaterTexts } from '../text/later/index.ts'
import { BotLevels } from './bot-levels.tsx'
import type { TableContext } from './context.ts'
import { absentSeats } from './presence.ts'

const LOOK_AGAIN: Millis = 15_000

export const AwayStrip = ({ place, link, model, name, web }: TableContext): ReactNode => {
  const { away: words, options } = useLaterTexts()
  const [isChoosing, setChoosing] = useState(false)
  const [now, setNow] = useState(Date.now)
  const away = absentSeats(model.presence).filter(seat => model.update?.players[seat]?.bot === null)
  const [info] = useLoad(() => fetchTable(place.id), away.join())
  useEvery(LOOK_AGAIN, () => setNow(Date.now()))
  const hasLeft = info.type === 'ready' ? info.value.left : []
  // Whoever said goodbye, or was not seen for so long that the table takes it for one.
  const gone = away.find(seat => hasLeft[seat] === true || now - (model.presence.absent[seat]?.since ?? now) > HERE_FOR)
  if (gone === undefined) return null
  const propose = (level: string): void => {
    setChoosing(false)
    link.propose({ type: 'bot', seat: gone, level })
  }
  return (
    <Strip icon="bot">
      <span className="grow">{isChoosing ? options.whichBot(name(gone)) : words.hasGone(name(gone))}</span>
      {isChoosing ? <BotLevels web={web} onChoose={propose} /> : <Button onPress={() => setChoosing(true)}>{words.letBot}</Button>}
    </Strip>
  )
}
