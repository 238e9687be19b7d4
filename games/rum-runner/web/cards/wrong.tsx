/** A tap that was turned down, told at the thing itself with the rule it rests on. */
import type { ReactElement } from 'react'
import { Reason } from '../notes/parts.tsx'
import { useSetting } from '../setting.ts'
import { Anchored } from './anchored.tsx'

export const WrongSlip = (): ReactElement | null => {
  const { wrong, game, text } = useSetting()
  if (wrong === null) return null
  return (
    <Anchored at={wrong.key} className="rr-wrong" role="alert">
      <p className="serif">{text.refused}</p>
      <Reason refusal={wrong.refusal} rules={game.refusalRules[wrong.refusal.type]} />
    </Anchored>
  )
}
