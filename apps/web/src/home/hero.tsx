/** The picture at the top of the home page: an island that is a turtle. */
import type { ReactNode, RefObject } from 'react'
import { EMBLEM_INK, WaveRow } from '@tortuga/ui'
import { useTexts } from '../text/language.ts'

const Turtle = (): ReactNode => (
  <g {...EMBLEM_INK}>
    <path d="M850 114c-8-8-22-10-32-2 8 6 18 8 32 6z" fill="var(--sc-land)" />
    <path
      d="M838 116c12-16 30-22 44-22 20-34 66-50 112-44 42 6 66 26 78 48 10-12 24-18 38-13 13 4 17 15 10 24-6 7-16 7-24 7z"
      fill="var(--sc-land)"
    />
    <path d="M884 94c16-5 160-7 188 4" fill="none" strokeOpacity=".5" />
    <g fill="none" strokeOpacity=".5">
      <path d="M920 92l16-22 32-6 26 14-6 15M936 70l-10-10M968 64l2-14M994 78l28-6 20 18M1022 72l6-12" />
    </g>
    <path d="M1098 111c6 2 12 2 18-1" fill="none" strokeOpacity=".6" />
    <circle cx="1100" cy="94" r="3" fill="var(--sc-line)" stroke="none" />
    <path d="M962 51c-3-14-1-24 5-34l5 2c-5 11-6 20-4 31z" fill="var(--hull)" />
    <path
      d="M970 18c-9-7-20-7-27-1 11 0 18 1 27 3zM970 18c-3-10-12-15-21-13 8 3 14 7 19 13zM971 18c6-9 17-11 25-6-10 1-17 3-25 8zM970 19c10-3 20 2 22 11-7-6-14-9-22-9z"
      fill="var(--sc-land)"
    />
  </g>
)

const Sloop = (): ReactNode => (
  <g transform="translate(1262 54) scale(.66)" {...EMBLEM_INK}>
    <path d="M44 4v42" fill="none" />
    <path d="M47 6c15 9 23 21 25 34H47zM41 12C34 21 26 31 20 40h21z" fill="var(--sc-cloud)" />
    <path d="M12 45h72c-3 9-9 13-16 14H28c-8-1-13-6-16-14z" fill="var(--hull)" />
  </g>
)

export const Hero = ({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }): ReactNode => {
  const { hero } = useTexts()
  return (
    <section className="hero">
      <svg viewBox="0 0 1440 150" className="horizon" aria-hidden={true} preserveAspectRatio="xMaxYMax slice">
        <rect width="1440" height="150" fill="var(--sc-sky)" />
        <circle cx="1176" cy="40" r="24" fill="var(--sc-lamp)" />
        <Sloop />
        <Turtle />
        <rect y="113" width="1440" height="40" fill="var(--sc-sea)" />
        <WaveRow y={124} from={-8} to={1440} />
        <WaveRow y={138} from={-20} to={1440} opacity={0.35} />
      </svg>
      <div className="hero-text">
        <h1 ref={heading} tabIndex={-1}>
          {hero.title}
        </h1>
        <p>{hero.line}</p>
      </div>
    </section>
  )
}
