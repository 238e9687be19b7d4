/** A QR code, drawn as one SVG path, without an external service. */
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { encode } from 'uqr'

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
