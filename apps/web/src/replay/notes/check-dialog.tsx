/** The result of the shuffle check, which runs in this browser, and the numbers behind it. */
import type { CheckFinding, CheckResult } from '@tortuga/wire'
import { Button, Dialog, Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../../browser/hooks.ts'
import { namesOf } from '../../table/model/log-lines.ts'
import { useTexts } from '../../text/language.ts'
import type { LoadedReplay } from '../recording/recording.ts'
import { useFairnessText } from '../../text/fairness.ts'
import { describeFinding } from './describe-check.ts'

const ICONS: Readonly<Record<CheckFinding['result'], IconName>> = { holds: 'tick', fails: 'warning', 'not-checked': 'no' }

const VERDICT_ICONS: Readonly<Record<CheckResult['verdict'], IconName>> = {
  proven: 'tick',
  consistent: 'tick',
  'not-provable': 'no',
  forged: 'warning',
}

const Findings = ({ checked, isSealKnown }: { readonly checked: CheckResult; readonly isSealKnown: boolean }): ReactNode => {
  const { check } = useFairnessText()
  return (
    <>
      <p className={`check-verdict serif ${checked.verdict}`} role="status">
        <Icon name={VERDICT_ICONS[checked.verdict]} />
        {check.verdicts[checked.verdict]}
      </p>
      <p className="muted">{check.intro}</p>
      <ul className="check-list">
        {checked.findings.map(finding => (
          <li key={finding.check} className={finding.result} data-check={finding.check}>
            <Icon name={ICONS[finding.result]} />
            <div>
              <h3>
                {check.names[finding.check]} <span className="check-result">{check.results[finding.result]}</span>
              </h3>
              <p>{describeFinding(finding, isSealKnown, check)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The numbers for a check by hand. */
const Numbers = ({ facts: { header }, remembered: { head = null } }: LoadedReplay): ReactNode => {
  const texts = useTexts()
  const { check } = useFairnessText()
  const name = namesOf(header.players, texts)
  const rows = [
    [check.commitment, header.commitment ?? check.notOpen],
    [check.secret, header.secret ?? check.notOpen],
    ...header.contributions.map((bytes, seat) => [check.contribution(name(seat)), bytes === '' ? check.nothingAdded : bytes] as const),
    [check.seed, header.seed ?? check.notOpen],
    ...(head === null ? [] : [[check.head, `${head.version}:${head.head}`] as const]),
  ] as const
  return (
    <details className="check-numbers">
      <summary>{check.numbers}</summary>
      <dl>
        {rows.map(([label, bytes]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{bytes}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export const CheckDialog = ({ recording, onClose }: { readonly recording: LoadedReplay; readonly onClose: () => void }): ReactNode => {
  const texts = useTexts()
  const { check } = useFairnessText()
  const [checked, retry] = useLoad(recording.check, 'check')
  const isSealKnown = (recording.remembered.commitment ?? null) !== null
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
              <Button onPress={retry}>{texts.again}</Button>
            </div>
          </div>
        ) : null}
        {checked.type === 'ready' ? (
          <>
            <Findings checked={checked.value} isSealKnown={isSealKnown} />
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
