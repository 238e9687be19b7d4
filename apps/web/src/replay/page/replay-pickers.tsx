/** Pickers of a replay: turn, speed and viewer. */
import '@tortuga/ui/fields.css'
import { SelectField } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../text/language.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import { useReplayText } from '../../text/replay.ts'
import { turnAt } from '../recording/turns.ts'
import { SPEEDS } from '../position/use-replay-position.ts'
import type { ReplaySpeed } from '../position/use-replay-position.ts'
import { describeViewer, describeTurn } from '../notes/describe.ts'

export const ViewerPicker = ({ recording, position }: ReplayContext): ReactNode => {
  const [texts, text] = [useTexts(), useReplayText()]
  const players = recording.players[position.version] ?? []
  const { viewers } = recording
  return (
    <SelectField
      className="replay-pick"
      name={text.viewer}
      value={String(position.viewer)}
      options={viewers.map(viewer => [String(viewer), describeViewer(viewer, players, texts, text)] as const)}
      onPick={picked => position.viewAs(viewers.find(viewer => String(viewer) === picked) ?? position.viewer)}
    />
  )
}

/** On a phone these two are in the “More” dialog. */
export const TurnAndSpeedPickers = ({ recording, position }: ReplayContext): ReactNode => {
  const [texts, text] = [useTexts(), useReplayText()]
  const { turns, last } = recording
  const reachable = turns.map((turn, index) => ({ ...turn, index })).filter(({ start }) => start <= last)
  return (
    <>
      {reachable.length === 0 ? null : (
        <SelectField
          className="replay-pick"
          name={text.turn}
          value={String(turnAt(turns, position.version))}
          options={reachable.map(
            ({ index, start, seat }) => [String(index), describeTurn(index, seat, recording.players[start] ?? [], texts, text)] as const,
          )}
          onPick={picked => position.goTo(turns[Number(picked)]?.start ?? 0)}
        />
      )}
      <SelectField<ReplaySpeed>
        className="replay-pick"
        name={text.speed}
        value={position.speed}
        options={SPEEDS.map(speed => [speed, text.speeds[speed]])}
        onPick={position.setSpeed}
      />
    </>
  )
}
