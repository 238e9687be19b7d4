/** The controls for language, theme, contrast and screen size of all frames on a page. */
import { SelectField } from '@tortuga/ui'
import { LANGUAGES } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../../src/text/language.ts'
import { CONTRASTS, FRAME_THEMES } from '../frame/frame-address.ts'
import type { FrameContrast, FrameTheme } from '../frame/frame-address.ts'
import { printSize, SIZES, useLook } from './look.ts'
import { NumberField } from './number-field.tsx'

const THEME_NAMES: Readonly<Record<FrameTheme, string>> = { light: 'Light', dark: 'Dark' }
const CONTRAST_NAMES: Readonly<Record<FrameContrast, string>> = { normal: 'Normal', high: 'High', forced: 'Forced colours' }

const FREE = 'free'
const RANGE = [200, 4000] as const

const SizeControls = (): ReactNode => {
  const [{ size }, change] = useLook()
  const preset = SIZES.find(one => printSize(one) === printSize(size))
  return (
    <>
      <SelectField
        className="wb-pick"
        name="Screen"
        value={preset === undefined ? FREE : printSize(preset)}
        options={[...SIZES.map(one => [printSize(one), `${one.name}, ${one.width} × ${one.height}`] as const), [FREE, 'Other size']]}
        onPick={picked => change({ size: SIZES.find(one => printSize(one) === picked) ?? { width: 1024, height: 768 } })}
      />
      {preset === undefined ? (
        <>
          <NumberField name="Width" value={size.width} range={RANGE} onChange={width => change({ size: { ...size, width } })} />
          <NumberField name="Height" value={size.height} range={RANGE} onChange={height => change({ size: { ...size, height } })} />
        </>
      ) : null}
    </>
  )
}

/** `children` are further controls of the page; they come first. */
export const LookControls = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const [{ language, theme, contrast }, change] = useLook()
  return (
    <div className="wb-controls" role="group" aria-label="Frames">
      {children}
      <SizeControls />
      <SelectField
        className="wb-pick"
        name="Theme"
        value={theme}
        options={FRAME_THEMES.map(one => [one, THEME_NAMES[one]])}
        onPick={picked => change({ theme: picked })}
      />
      <SelectField
        className="wb-pick"
        name="Contrast"
        value={contrast}
        options={CONTRASTS.map(one => [one, CONTRAST_NAMES[one]])}
        onPick={picked => change({ contrast: picked })}
      />
      <SelectField
        className="wb-pick"
        name="Language"
        value={language}
        options={LANGUAGES.map(one => [one, LANGUAGE_NAMES[one]])}
        onPick={picked => change({ language: picked })}
      />
    </div>
  )
}
