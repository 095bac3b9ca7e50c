import { useRef, useState } from 'react'
import { StorageFailure } from '../../browser/database.ts'

/** Runs tasks that store files on this phone; reports whether one is running and the last error. */
export function useStorageTask() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const underWay = useRef(0)
  const keeping = async (work: () => Promise<void>) => {
    underWay.current += 1
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error : new StorageFailure(error))
    }
    underWay.current -= 1
    setBusy(underWay.current > 0)
  }
  return { busy, failure, keeping }
}
