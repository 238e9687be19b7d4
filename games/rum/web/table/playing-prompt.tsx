/** The prompt while the table shows what happened: who plays, and the lines that have been told. It never asks anything. */
import { PromptHead } from '@tortuga/ui/table'
import { useState, type ReactElement } from 'react'
import { useTable, type TableContext } from './context/context.ts'

/** The events of one version that have been played. */
type Played = { readonly of: TableContext['newEvents']; readonly earlier: TableContext['newEvents'] }

/** The lines of the version that have been told. Those of a beat whose pieces still travel are not among them. */
const useToldLines = ({ newEvents, stage, say, nameOf, language }: TableContext): string => {
  const [played, setPlayed] = useState<Played>({ of: newEvents, earlier: [] })
  const version = newEvents[0]?.version
  const now =
    played.of === newEvents
      ? played
      : { of: newEvents, earlier: [...played.earlier, ...played.of].filter(seen => seen.version === version) }
  if (now !== played) setPlayed(now)
  // While the next actor is introduced, the last events still belong to the player before.
  if (stage.beat?.phase === 'enter' && !stage.beat.id.startsWith(`${version}.`)) return ''
  const told = stage.beat?.phase === 'act' ? now.earlier : [...now.earlier, ...newEvents]
  return told.flatMap(({ event }) => say.sayEvent(event, nameOf, language) ?? []).join(' ')
}

/** Scenes have their own title, which says no more than what is seen. */
const titleOf = ({ text, kit, stage: { beat }, awaited, seat, nameOf }: TableContext): string => {
  if (beat !== null && beat.phase !== 'enter') {
    if (beat.kind === 'tide') return text.tide
    if (beat.kind === 'parrot') return text.parrotTitle
    if (beat.kind === 'steal' && beat.hits === 'loss' && beat.phase === 'settle') return text.captainLost
  }
  const [actor = null] = awaited
  return actor === null || actor === seat ? text.yourMove : kit.turnOf(nameOf(actor))
}

export const PlayingPrompt = (): ReactElement => {
  const table = useTable()
  const { beat } = table.stage
  return (
    <div className="rum-playing" data-hits={beat?.phase === 'settle' ? (beat.hits ?? undefined) : undefined}>
      <PromptHead title={titleOf(table)} more={useToldLines(table)} isWhy />
    </div>
  )
}
