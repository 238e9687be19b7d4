/** How the frames of a page look: language, theme, contrast and screen size. The address of every page holds it, so that a page can be linked as it is seen. */
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { appearanceQuery, readAppearance } from '../frame/frame-address.ts'
import type { Appearance } from '../frame/frame-address.ts'

export type ScreenSize = { readonly width: number; readonly height: number }
export type Look = Appearance & { readonly size: ScreenSize }

export const SIZES: readonly (ScreenSize & { readonly name: string })[] = [
  { width: 1440, height: 900, name: 'Desktop' },
  { width: 390, height: 844, name: 'Phone' },
  { width: 360, height: 640, name: 'Small phone' },
  { width: 2560, height: 1440, name: 'Large screen' },
]

const [SMALLEST, LARGEST] = [200, 4000]
const DESKTOP: ScreenSize = { width: 1440, height: 900 }
export const PHONE_SIZE: ScreenSize = { width: 390, height: 844 }

export const printSize = ({ width, height }: ScreenSize): string => `${width}x${height}`

const readSize = (text: string | null): ScreenSize => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text ?? '') ?? []
  const limit = (value: string): number => Math.min(LARGEST, Math.max(SMALLEST, Number(value)))
  return width === undefined || height === undefined ? DESKTOP : { width: limit(width), height: limit(height) }
}

const readLook = (query: URLSearchParams): Look => ({ ...readAppearance(query), size: readSize(query.get('size')) })

type Pairs = readonly (readonly [string, string])[]

const lookQuery = (look: Look): Pairs => [
  ...appearanceQuery(look),
  ...(printSize(look.size) === printSize(DESKTOP) ? [] : [['size', printSize(look.size)] as const]),
]

/** The address of another page with the same look. */
export const withLook = (path: string, look: Look, query: Pairs = []): string => {
  const text = new URLSearchParams([...query, ...lookQuery(look)].map(pair => [...pair])).toString()
  return text === '' ? path : `${path}?${text}`
}

const LOOK_KEYS = ['language', 'theme', 'contrast', 'size']

/** The look of this page, and a function that changes it and keeps the rest of the address. */
export const useLook = (): readonly [Look, (change: Partial<Look>) => void] => {
  const [query, setQuery] = useSearchParams()
  const look = useMemo(() => readLook(query), [query])
  const change = (part: Partial<Look>): void => {
    const others = [...query].filter(([name]) => !LOOK_KEYS.includes(name))
    setQuery([...others, ...lookQuery({ ...look, ...part }).map(([name, value]): [string, string] => [name, value])], { replace: true })
  }
  return [look, change]
}
