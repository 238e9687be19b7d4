/** Opens a saved journal, chosen as a file or dropped on the page. */
import { Icon } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextPage } from '../../shell/page-frame.tsx'
import { OpenReplay } from './open-replay.tsx'
import type { LoadSource } from './open-replay.tsx'
import { fileSource } from '../recording/sources.ts'
import { useReplayText } from '../../text/replay.ts'

type PickedFile = { readonly number: number; readonly load: LoadSource }

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Takes files dropped anywhere on the page; returns whether one is being dragged over it. */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFile)
  latest.current = onFile
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) latest.current(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

const FileChooser = ({ isOver, onFile }: { readonly isOver: boolean; readonly onFile: (file: File) => void }): ReactNode => {
  const text = useReplayText().file
  return (
    <TextPage title={text.title}>
      <p className="lead">{text.lead}</p>
      <label className={isOver ? 'file-drop over' : 'file-drop'}>
        <Icon name="log" />
        <span className="btn main">{text.choose}</span>
        <span className="muted">{isOver ? text.dropNow : text.drop}</span>
        <input
          type="file"
          className="file-input"
          aria-label={text.choose}
          accept=".journal,.jsonl,.ndjson,.txt,application/x-ndjson,text/plain"
          onChange={event => {
            const file = event.target.files?.[0]
            if (file !== undefined) onFile(file)
          }}
        />
      </label>
    </TextPage>
  )
}

export const FilePage = (): ReactNode => {
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const pick = (file: File): void => setPicked(before => ({ number: (before?.number ?? 0) + 1, load: () => fileSource(file) }))
  const isOver = useDrop(pick)
  if (picked === null) return <FileChooser isOver={isOver} onFile={pick} />
  return <OpenReplay key={picked.number} load={picked.load} id="" onOtherFile={() => setPicked(null)} />
}
