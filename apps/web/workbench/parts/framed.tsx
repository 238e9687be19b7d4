/** Frames inside pages of the workbench: a screen of a fixed size, scaled to the room it has, or a page as high as its content. */
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { ScreenSize } from './look.ts'

const useWidth = (box: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}

type ScreenProps = {
  /** Says what the frame shows, also to screen readers. */
  readonly title: string
  readonly src: string
  readonly size: ScreenSize
  readonly frame?: RefObject<HTMLIFrameElement | null>
}

/** A screen of this size. It is loaded when it comes near the visible part of the page. */
export const FramedScreen = ({ title, src, size, frame }: ScreenProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const scale = Math.min(1, width / size.width)
  return (
    <div ref={box} className="wb-screen" style={{ height: size.height * scale, maxWidth: size.width }}>
      {width === 0 ? null : <iframe ref={frame} title={title} src={src} loading="lazy" style={{ ...size, transform: `scale(${scale})` }} />}
    </div>
  )
}

const FIRST_HEIGHT = 600

/** A page that is as high as its content. */
export const FramedPage = ({ title, src }: Pick<ScreenProps, 'title' | 'src'>): ReactNode => {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = ({ contentDocument }: HTMLIFrameElement): void => {
    const root = contentDocument?.querySelector('#root')
    if (root === undefined || root === null) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => setHeight(Math.max(FIRST_HEIGHT, Math.ceil(root.getBoundingClientRect().height))))
    observer.current.observe(root)
  }
  return (
    <iframe className="wb-page" title={title} src={src} loading="lazy" style={{ height }} onLoad={event => follow(event.currentTarget)} />
  )
}
