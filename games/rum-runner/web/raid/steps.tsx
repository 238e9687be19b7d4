/** The six steps of a raid along the top, the present one in words. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { useSetting, type Setting } from '../setting.ts'
import type { Story } from './story.ts'

const STEPS = ['target', 'party', 'raising', 'facing', 'island', 'crew'] as const

/** Hazards that are faced: those face up, in order; which of them the party is at. */
const sayFacing = ({ text }: Setting, { lane }: Story): string => {
  const faced = lane.filter(({ lying }) => lying.up)
  const done = faced.filter(({ fate }) => fate !== 'waits').length
  return faced.length === 0 ? text.steps.facing : text.facing(Math.max(1, done), faced.length)
}

export const Steps = ({ story }: { readonly story: Story }): ReactElement => {
  const setting = useSetting()
  const { text } = setting
  const now = story.isOver ? STEPS.length : STEPS.indexOf(story.step)
  return (
    <ol className="rr-steps" aria-label={text.raidSteps}>
      {STEPS.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'next'
        const isSkipped = step === 'island' && story.result === 'stopped'
        return (
          <li key={step} data-state={isSkipped ? 'skipped' : state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <span className="rr-step-number serif" aria-hidden="true">
              {isSkipped ? <Icon name="no" small /> : state === 'done' ? <Icon name="tick" small /> : index + 1}
            </span>
            <span className="rr-step-name">{state === 'now' && step === 'facing' ? sayFacing(setting, story) : text.steps[step]}</span>
          </li>
        )
      })}
    </ol>
  )
}
