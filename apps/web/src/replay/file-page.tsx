/** A saved journal opened again: chosen from a list of files or dropped on the page. */
import { Icon } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TextPage } from '../shell.tsx'
import { Replay } from './opening.tsx'
import type { Load } from './opening.tsx'
import { fileSource } from './sources.ts'
import { useReplayTexts } from './text/index.ts'

type Picked = { readonly number: number; readonly load: Load }

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Files dropped anywhere on the page; gives whether one hangs over it. */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const newest = useRef(onFile)
  newest.current = onFile
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
      if (file !== undefined) newest.current(file)
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

const Chooser = ({ isOver, onFile }: { readonly isOver: boolean; readonly onFile: (file: File) => void }): ReactNode => {
  const { file: words } = useReplayTexts()
  return (
    <TextPage title={words.title}>
      <p className="lead">{words.lead}</p>
      <label className={isOver ? 'file-drop over' : 'file-drop'}>
        <Icon name="log" />
        <span className="btn main">{words.choose}</span>
        <span className="muted">{isOver ? words.dropNow : words.drop}</span>
        <input
          type="file"
          className="file-input"
          aria-label={words.choose}
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
  const [picked, setPicked] = useState<Picked | null>(null)
  const pick = (file: File): void => setPicked(before => ({ number: (before?.number ?? 0) + 1, load: () => fileSource(file) }))
  const isOver = useDrop(pick)
  if (picked === null) return <Chooser isOver={isOver} onFile={pick} />
  return <Replay key={picked.number} load={picked.load} id="" onOther={() => setPicked(null)} />
}
