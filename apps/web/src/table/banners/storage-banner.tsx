/** Warns at a table of this device if the browser stores nothing or is full. */
import type { DeviceStorageState } from '@tortuga/wire'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { listOnDevice } from '../../device/client.ts'
import { Banner } from '../../shell/banner.tsx'
import { useTexts } from '../../text/language.ts'
import type { TablePageContext } from '../context/table-context.ts'

const STORAGE_CHECK_INTERVAL = 1500

export const StorageBanner = ({ model }: TablePageContext): ReactNode => {
  const { banner } = useTexts().table
  const [storage, setStorage] = useState<DeviceStorageState>('kept')
  const version = model.update?.version
  const isWaiting = model.flight.length > 0
  useEffect(() => {
    const check = (): void => {
      listOnDevice().then(
        list => setStorage(list.storage),
        () => {},
      )
    }
    check()
    const timer = isWaiting ? setInterval(check, STORAGE_CHECK_INTERVAL) : undefined // a move may stay unanswered because the storage is full
    return () => clearInterval(timer)
  }, [version, isWaiting])
  if (storage === 'kept') return null
  return <Banner icon="warning">{storage === 'full' ? banner.storageFull : banner.storageForbidden}</Banner>
}
