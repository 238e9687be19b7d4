/** The controls of a replay: the scrubber, steps, playing, and what can be chosen beside them. */
import type { CSSProperties, ReactNode } from 'react'
import { useIsNarrow } from '../hooks.ts'
import { EyesPick, SlowPicks } from './picks.tsx'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'

const PATHS = {
  first: 'M6 5v14M18 5l-8.500 7 8.500 7z',
  back: 'M16 5l-8.500 7 8.500 7z',
  play: 'M7.500 4.500l12 7.500-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l8.500 7-8.500 7z',
  last: 'M18 5v14M6 5l8.500 7-8.500 7z',
} as const
type Sign = keyof typeof PATHS

/** Drawn as the house's icons are. */
const Transport = ({
  sign,
  name,
  isMain = false,
  isBlocked = false,
  onPress,
}: {
  readonly sign: Sign
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
      <path d={PATHS[sign]} fill={sign === 'pause' ? 'none' : 'currentColor'} {...(sign === 'pause' ? { strokeWidth: 3.5 } : {})} />
    </svg>
  </button>
)

const Keys = ({ recording, walk }: Scene): ReactNode => {
  const words = useReplayTexts()
  const { version, isPlaying } = walk
  const [isFirst, isLast] = [version <= recording.first, version >= recording.last]
  return (
    <div className="replay-keys">
      <Transport sign="first" name={words.first} isBlocked={isFirst} onPress={() => walk.goTo(recording.first)} />
      <Transport sign="back" name={words.back} isBlocked={isFirst} onPress={() => walk.goTo(version - 1)} />
      <Transport sign={isPlaying ? 'pause' : 'play'} name={isPlaying ? words.pause : words.play} isMain onPress={walk.toggle} />
      <Transport sign="forward" name={words.forward} isBlocked={isLast} onPress={() => walk.goTo(version + 1)} />
      <Transport sign="last" name={words.last} isBlocked={isLast} onPress={() => walk.goTo(recording.last)} />
    </div>
  )
}

const Scrubber = ({ recording: { first, last }, walk, position }: Scene): ReactNode => {
  const words = useReplayTexts()
  const share = last === first ? 1 : (walk.version - first) / (last - first)
  return (
    <input
      type="range"
      className="replay-scrubber"
      min={first}
      max={last}
      step={1}
      value={walk.version}
      aria-label={words.scrubber}
      aria-valuetext={position}
      style={{ '--at': share } as CSSProperties}
      onChange={event => walk.goTo(Number(event.target.value), false)}
    />
  )
}

/** How to do the same by keys. */
const Hints = (): ReactNode => {
  const words = useReplayTexts()
  return (
    <p className="replay-hints muted small">
      <span>{words.keys}</span>
      {words.keyHints.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}

export const Controls = (scene: Scene): ReactNode => {
  const words = useReplayTexts()
  const isNarrow = useIsNarrow()
  const { recording, walk, lines, position, open } = scene
  const happened = (lines[walk.version] ?? []).map(({ text }) => text).join(' ')
  const caption = (
    <>
      <b className="serif">{words.position(walk.version, recording.last)}</b> <span>{happened}</span>
    </>
  )
  return (
    <section className="replay-controls" aria-label={words.controls}>
      {isNarrow ? (
        <button type="button" className="replay-caption" aria-haspopup="dialog" onClick={() => open('log')} title={position}>
          {caption}
        </button>
      ) : (
        <p className="replay-caption" title={position}>
          {caption}
        </p>
      )}
      <Scrubber {...scene} />
      <Keys {...scene} />
      <div className="replay-picks">
        {isNarrow ? null : <SlowPicks {...scene} />}
        <EyesPick {...scene} />
      </div>
      {isNarrow ? null : <Hints />}
    </section>
  )
}
