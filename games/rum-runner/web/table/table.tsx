/** Rum Runner's table, drawn from the shell's props. */
import { Button, lazyPart, WavePattern, type TableProps } from '@tortuga/ui'
import { Board, findDrop, GameTable, ReaderDock, useDrag, type EventStory } from '@tortuga/ui/table'
import { useState, type ReactElement } from 'react'
import type { RunnerTypes } from '../../rules/index.ts'
import { GameDialog } from '../dialogs/dialogs.tsx'
import { RunnerFlyingPieces } from '../pieces/flying-pieces.tsx'
import { readCard } from '../pieces/read-card.tsx'
import { useTable, useTableContext, type TableContext } from './context/context.ts'
import { isOutsideRaid } from './draft/answers.ts'
import { targetOfKey } from './draft/targets.ts'
import { Fleet } from './fleet.tsx'
import { Islands } from './islands.tsx'
import { TablePrompt } from './prompts/prompt.tsx'
import { RaidScene } from './raid/scene.tsx'
import type { RaidStory } from './raid/story.ts'
import { useRaidStory } from './raid/use-story.ts'
import { RunnerShelf } from './shelf.tsx'
import { Sides } from './sides.tsx'

const RunnerRecap = lazyPart(async () => (await import('./recap.tsx')).RunnerRecap)

/** Dropping a card of the hand is the same as tapping the card and then what lies under it. */
const useDropCards = ({ root, dropCard }: TableContext): void =>
  useDrag<{ readonly found: HTMLElement | null }>(root, {
    lift: key => [key],
    dropAt: (x, y) => ({ found: root.current === null ? null : findDrop(root.current, x, y, { selector: '.table-board [data-target]' }) }),
    show: ({ found }) => found,
    drop: ([key = ''], { found }) => {
      const card = targetOfKey(key)
      if (card !== null) dropCard(card, targetOfKey(found?.dataset['target'] ?? ''))
    },
  })

/** The viewer's own cards are at the bottom: islands for the crown, ships for the pirate. */
const WholeBoard = (): ReactElement => {
  const { near } = useTable()
  return (
    <>
      {near === 'crown' && <Fleet />}
      <Islands />
      {near === 'pirate' && <Fleet />}
    </>
  )
}

type MiddleProps = { readonly isPeeking: boolean; readonly onPeek: () => void; readonly playback: EventStory<RaidStory> }

const Middle = ({ isPeeking, onPeek, playback }: MiddleProps): ReactElement => {
  const { question, isMine, text, stage } = useTable()
  const { story } = playback
  if (story === null) return <WholeBoard />
  const needsBoard = isMine && question !== null && !story.isOver && isOutsideRaid(question)
  return (
    <>
      {isPeeking || needsBoard ? <WholeBoard /> : <RaidScene story={story} isPlaying={stage.isBehind && stage.beat?.phase !== 'hold'} />}
      {!story.isOver && !needsBoard && (
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
  const context = useTableContext(props)
  const { near, side, canAct, question, draft } = context
  const playback = useRaidStory(context)
  useDropCards(context)
  const [wantsPeek, setPeeking] = useState(false)
  const { story, dismiss } = playback
  const isPeeking = wantsPeek && story !== null
  if (wantsPeek && story === null) setPeeking(false)
  return (
    <GameTable
      table={context}
      className="rr"
      focus={['note', 'actions', 'hand', 'board']}
      data={{ 'data-near': near, 'data-act': draft.act ?? 'none', 'data-asked': canAct ? question?.name : 'none' }}
      read={readCard(context)}
    >
      <WavePattern />
      <Sides />
      <Board className="rr-board" data={{ 'data-scene': story !== null && !isPeeking }}>
        <Middle playback={playback} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} />
      </Board>
      {story === null && <RunnerRecap />}
      <TablePrompt story={story} onBack={dismiss} />
      {side === null && <ReaderDock />}
      <RunnerShelf onBack={story?.isOver === true ? dismiss : null} />
      <RunnerFlyingPieces />
      <GameDialog />
    </GameTable>
  )
}
