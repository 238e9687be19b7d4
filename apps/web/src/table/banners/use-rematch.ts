/** Goes to the rematch in one step: opens its table or joins the players who are there already. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { TablePageContext } from '../context/table-context.ts'

export const useRematch = ({ location, model }: Pick<TablePageContext, 'location' | 'model'>) => {
  const [, navigate] = useLocation()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const run = (): void => {
    setState('busy')
    location.rematch(model).then(navigate, () => setState('failed'))
  }
  return { isBusy: state === 'busy', hasFailed: state === 'failed', run }
}
