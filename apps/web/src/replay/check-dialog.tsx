/** *Check the shuffle*: what the browser checked by itself, point by point, and the numbers behind it. */
import { Button, Dialog, Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../hooks.ts'
import { namesOf } from '../table/log-lines.ts'
import { useTexts } from '../text/index.ts'
import type { Checked, Found } from './reading.ts'
import type { Recording } from './recording.ts'
import { useReplayTexts } from './text/index.ts'
import { sayFound, sayVerdict } from './words.ts'

const ICONS: Readonly<Record<Found['result'], IconName>> = { holds: 'tick', fails: 'warning', 'not-checked': 'no' }

const Findings = ({ checked, isSeen }: { readonly checked: Checked; readonly isSeen: boolean }): ReactNode => {
  const words = useReplayTexts()
  const { check } = words
  return (
    <>
      <p className={checked.holds ? 'check-verdict serif' : 'check-verdict serif bad'} role="status">
        <Icon name={checked.holds ? 'tick' : 'warning'} />
        {sayVerdict(checked, words)}
      </p>
      <p className="muted">{check.intro}</p>
      <ul className="check-list">
        {checked.findings.map(found => (
          <li key={found.check} className={found.result} data-check={found.check}>
            <Icon name={ICONS[found.result]} />
            <div>
              <h3>
                {check.names[found.check]} <span className="check-result">{check.results[found.result]}</span>
              </h3>
              <p>{sayFound(found, isSeen, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** For whoever wants to reckon by hand. */
const Numbers = ({ facts: { header } }: Recording): ReactNode => {
  const texts = useTexts()
  const { check } = useReplayTexts()
  const name = namesOf(header.players, texts)
  const rows = [
    [check.commitment, header.commitment ?? check.notOpen],
    [check.secret, header.secret ?? check.notOpen],
    ...header.contributions.map((bytes, seat) => [check.contribution(name(seat)), bytes === '' ? check.nothingAdded : bytes] as const),
    [check.seed, header.seed ?? check.notOpen],
  ] as const
  return (
    <details className="check-numbers">
      <summary>{check.numbers}</summary>
      <dl>
        {rows.map(([what, bytes]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <code>{bytes}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export const CheckDialog = ({ recording, onClose }: { readonly recording: Recording; readonly onClose: () => void }): ReactNode => {
  const texts = useTexts()
  const { check } = useReplayTexts()
  const [checked, again] = useLoad(recording.check, 'check')
  const isSeen = (recording.remembered.commitment ?? null) !== null
  return (
    <Dialog title={check.title} closeLabel={texts.close} onClose={onClose}>
      <div className="stack check">
        {checked.type === 'loading' ? (
          <p className="late muted" role="status">
            {check.running}
          </p>
        ) : null}
        {checked.type === 'failed' ? (
          <div role="alert" className="stack">
            <p className="bad-words">{check.failed}</p>
            <div>
              <Button onPress={again}>{texts.again}</Button>
            </div>
          </div>
        ) : null}
        {checked.type === 'ready' ? (
          <>
            <Findings checked={checked.value} isSeen={isSeen} />
            <Numbers {...recording} />
          </>
        ) : null}
        <p>
          <Link href="/fairness">{check.explain}</Link>
        </p>
      </div>
    </Dialog>
  )
}
