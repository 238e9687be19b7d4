/** Makes a link with which another device plays as the same person. */
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { makeDeviceLink } from '../api/player-api.ts'
import type { ApiProblemCode } from '../api/error-codes.ts'
import { ShareLink } from '../share/share-link.tsx'
import { useProblemText } from '../text/problems.ts'
import { useSettingsText } from '../text/settings.ts'
import { problemCodeOf } from './problem-code.ts'

export const OtherDeviceSection = (): ReactNode => {
  const settings = useSettingsText()
  const problems = useProblemText()
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblemCode | null>(null)
  const make = (): void => {
    setProblem(null)
    makeDeviceLink().then(
      created => setLink(new URL(`/link#${created.link}`, location.href).href),
      (error: unknown) => setProblem(problemCodeOf(error)),
    )
  }
  return (
    <section className="stack">
      <h2>{settings.device}</h2>
      <p>{settings.deviceHelp}</p>
      {link === null ? (
        <p>
          <Button icon="device" onPress={make}>
            {settings.deviceMake}
          </Button>
        </p>
      ) : (
        <ShareLink address={link} text={settings.deviceLink} />
      )}
      {problem === null ? null : (
        <p className="bad-words" role="alert">
          {problems[problem]}
        </p>
      )}
    </section>
  )
}
