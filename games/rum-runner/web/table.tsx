/** Rum Runner's table: a function of what the shell hands it, seen from the viewer's side. */
import { Button, type TableProps, useKeptFocus, Waves } from '@tortuga/ui'
import { useState, type ReactElement } from 'react'
import type { RunnerTypes } from '../rules/index.ts'
import { RunnerAir } from './air/air.tsx'
import { Fleet } from './board/fleet.tsx'
import { Islands } from './board/islands.tsx'
import { Shelf } from './board/shelf.tsx'
import { Strip } from './board/strip.tsx'
import { Reader } from './cards/reader.tsx'
import { ReadingProvider } from './cards/reading.tsx'
import { WrongSlip } from './cards/wrong.tsx'
import { OpenProvider, type Window } from './dialogs/opened.tsx'
import { OpenWindow } from './dialogs/windows.tsx'
import { isOutside } from './draft/asked.ts'
import { TableNote } from './notes/note.tsx'
import { Scene } from './raid/scene.tsx'
import { useStory } from './raid/use-story.ts'
import { otherSide, SettingProvider, useNewSetting, useSetting } from './setting.ts'

/** Where focus goes when what had it goes away. */
const HEIRS = [
  '.rr-after .btn.main',
  '.rr-note [data-stop][tabindex="0"]',
  '.rr-acts .btn.main',
  '.rr-acts .btn',
  '.rr-hand [data-stop][tabindex="0"]',
  '.rr-piles [data-stop][tabindex="0"]',
] as const

/** Islands lie nearer to the crown, ships nearer to the pirate. */
const Board = (): ReactElement => {
  const { near } = useSetting()
  return near === 'crown' ? (
    <>
      <Fleet />
      <Islands />
    </>
  ) : (
    <>
      <Islands />
      <Fleet />
    </>
  )
}

const Middle = ({
  isPeeking,
  onPeek,
  telling,
}: {
  readonly isPeeking: boolean
  readonly onPeek: () => void
  readonly telling: ReturnType<typeof useStory>
}): ReactElement => {
  const { asked, isMine, text } = useSetting()
  const { story, isPlaying } = telling
  if (story === null) return <Board />
  const isElsewhere = isMine && asked !== null && !story.isOver && isOutside(asked)
  return (
    <>
      {isPeeking || isElsewhere ? <Board /> : <Scene story={story} isPlaying={isPlaying} />}
      {!story.isOver && !isElsewhere && (
        <div className="rr-peek">
          <Button kind="quiet" icon="eye" aria-pressed={isPeeking} onPress={onPeek}>
            {isPeeking ? text.backToRaid : text.wholeTable}
          </Button>
        </div>
      )}
    </>
  )
}

export const RunnerTable = (props: TableProps<RunnerTypes>): ReactElement => {
  const setting = useNewSetting(props)
  const { near, side } = setting
  const telling = useStory(setting)
  const table = useKeptFocus(HEIRS)
  const [window, setWindow] = useState<Window | null>(null)
  const [wantsPeek, setPeeking] = useState(false)
  const { story, dismiss } = telling
  const isPeeking = wantsPeek && story !== null
  if (wantsPeek && story === null) setPeeking(false)
  return (
    <SettingProvider value={setting}>
      <ReadingProvider>
        <OpenProvider value={setWindow}>
          <div
            className="rr game-table"
            ref={table}
            data-still={!props.animate}
            data-near={near}
            data-raid={story !== null}
            data-watching={side === null}
            data-act={setting.draft.act ?? 'none'}
            data-asked={setting.canAct ? setting.asked?.name : 'none'}
          >
            <Waves />
            <Strip side={otherSide(near)} />
            <div className="rr-board" data-scene={story !== null && !isPeeking}>
              <Middle telling={telling} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} />
            </div>
            <TableNote story={story} onBack={dismiss} />
            {side === null && <Strip side={near} />}
            <Shelf onBack={story?.isOver === true ? dismiss : null} />
            <Reader />
            <WrongSlip />
            <RunnerAir />
          </div>
          {window !== null && <OpenWindow window={window} onClose={() => setWindow(null)} onOpen={setWindow} />}
        </OpenProvider>
      </ReadingProvider>
    </SettingProvider>
  )
}
