/** Where the shortcuts of the installed page lead: the game that is going on with bots, or a new one. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { listOnDevice } from '../device/device.ts'
import { playOnDevice } from '../home/play.ts'
import { WaitingPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { missPiece } from './renewal.ts'

const findOrBegin = async (game: string): Promise<string> => {
  const { matches } = await listOnDevice() // the newest first
  const going = matches.find(match => match.game === game && !match.over && !match.halted)
  return going === undefined ? playOnDevice(game, null) : `/d/${going.id}`
}

export const ShortcutPage = ({ game }: { readonly game: string }): ReactNode => {
  const { shelf } = useTexts()
  const [, navigate] = useLocation()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    findOrBegin(game).then(
      address => navigate(address, { replace: true }),
      () => {
        void missPiece()
        navigate('/', { replace: true })
      },
    )
  }, [game, navigate])
  return <WaitingPage says={shelf.starting} />
}
