/** The avatars at a table: as the players chose them. On this device only the visitor has chosen one. */
import type { Player } from '@tortuga/kit'
import { avatarsOfTable } from '@tortuga/ui'
import { useMemo } from 'react'
import { MY_SEAT } from '../../device/my-seat.ts'
import { usePrefs } from '../../preferences/preferences.ts'

export const useAvatars = (
  isOnDevice: boolean,
  players: readonly Player[],
  chosen: readonly (string | null)[] | undefined,
): readonly string[] => {
  const own = usePrefs(prefs => prefs.avatar)
  return useMemo(
    () => avatarsOfTable(players.map((_, seat) => (isOnDevice && seat === MY_SEAT ? own : chosen?.[seat]))),
    [isOnDevice, players, chosen, own],
  )
}
