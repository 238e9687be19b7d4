/** The controls of a replay: scrubber, step buttons, playback, and pickers for turn, speed and viewer. */
import type { CSSProperties, ReactNode } from 'react'
import { useIsNarrow } from '../../browser/hooks.ts'
import { ViewerPicker, TurnAndSpeedPickers } from './replay-pickers.tsx'
import type { ReplayContext } from '../position/replay-context.ts'
import { useReplayText } from '../../text/replay.ts'

const PATHS = {
  first: 'M6 5v14M18 5l-8.500 7 8.500 7z',
  back: 'M16 5l-8.500 7 8.500 7z',
  play: 'M7.500 4.500l12 7.500-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l8.500 7-8.500 7z',
  last: 'M18 5v14M6 5l8.500 7-8.500 7z',
} as const
type TransportIcon = keyof typeof PATHS

/** Drawn in the style of the other icons. */
const TransportButton = ({
  icon,
  name,
  isMain = false,
  isBlocked = false,
  onPress,
}: {
  readonly icon: TransportIcon
  readonly name: string
  readonly isMain?: boolean
  readonly isBlocked?: boolean
  readonly onPress: () => void
}): ReactNode => (
  <button
    type="button"
    className={isMain ? 'btn main replay-key' : 'btn replay-key'}
    aria-label={name}
    title={name}
    aria-disabled={isBlocked}
    onClick={() => {
      if (!isBlocked) onPress()
    }}
  >
    <svg
      viewBox="0 0 24 24"
      className="icon"
      aria-hidden={true}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={PATHS[icon]} fill={icon === 'pause' ? 'none' : 'currentColor'} {...(icon === 'pause' ? { strokeWidth: 3.5 } : {})} />
    </svg>
  </button>
)

const StepButtons = ({ recording, position }: ReplayContext): ReactNode => {
  const text = useReplayText()
  const { version, isPlaying } = position
  const [isFirst, isLast] = [version <= 0, version >= recording.last]
  return (
    <div className="replay-keys">
      <TransportButton icon="first" name={text.first} isBlocked={isFirst} onPress={() => position.goTo(0)} />
      <TransportButton icon="back" name={text.back} isBlocked={isFirst} onPress={() => position.goTo(version - 1)} />
      <TransportButton
        icon={isPlaying ? 'pause' : 'play'}
        name={isPlaying ? text.pause : text.play}
        isMain
        onPress={position.togglePlayback}
      />
      <TransportButton icon="forward" name={text.forward} isBlocked={isLast} onPress={() => position.goTo(version + 1)} />
      <TransportButton icon="last" name={text.last} isBlocked={isLast} onPress={() => position.goTo(recording.last)} />
    </div>
  )
}

const Scrubber = ({ recording: { last }, position, summary }: ReplayContext): ReactNode => {
  const text = useReplayText()
  const share = last === 0 ? 1 : position.version / last
  return (
    <input
      type="range"
      className="replay-scrubber"
      min={0}
      max={last}
      step={1}
      value={position.version}
      aria-label={text.scrubber}
      aria-valuetext={summary}
      style={{ '--at': share } as CSSProperties}
      onChange={event => position.goTo(Number(event.target.value), false)}
    />
  )
}

/** The keyboard shortcuts. */
const KeyHints = (): ReactNode => {
  const text = useReplayText()
  return (
    <p className="replay-hints muted small">
      <span>{text.keys}</span>
      {text.keyHints.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  )
}

export const ReplayControls = (context: ReplayContext): ReactNode => {
  const text = useReplayText()
  const isNarrow = useIsNarrow()
  const { recording, position, lines, summary, open } = context
  const events = (lines[position.version] ?? []).map(line => line.text).join(' ')
  const caption = (
    <>
      <b className="serif">{text.position(position.version, recording.last)}</b> <span>{events}</span>
    </>
  )
  return (
    <section className="replay-controls" aria-label={text.controls}>
      {isNarrow ? (
        <button type="button" className="replay-caption" aria-haspopup="dialog" onClick={() => open('log')} title={summary}>
          {caption}
        </button>
      ) : (
        <p className="replay-caption" title={summary}>
          {caption}
        </p>
      )}
      <Scrubber {...context} />
      <StepButtons {...context} />
      <div className="replay-picks">
        {isNarrow ? null : <TurnAndSpeedPickers {...context} />}
        <ViewerPicker {...context} />
      </div>
      {isNarrow ? null : <KeyHints />}
    </section>
  )
}
