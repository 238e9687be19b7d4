/** The target of the installed page's shortcuts: continues a match of the game against bots, or starts a new one. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { listOnDevice } from '../device/client.ts'
import { playOnDevice } from '../device/play-on-device.ts'
import { handleMissingChunk } from '../offline/reload.ts'
import { LoadingPage } from '../shell/page-frame.tsx'
import { useTexts } from '../text/language.ts'

const findOrBegin = async (game: string): Promise<string> => {
  const { matches } = await listOnDevice() // the most recent first
  const running = matches.find(match => match.game === game && !match.over && !match.halted)
  return running === undefined ? playOnDevice(game, null) : `/d/${running.id}`
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
        void handleMissingChunk()
        navigate('/', { replace: true })
      },
    )
  }, [game, navigate])
  return <LoadingPage text={shelf.starting} />
}
