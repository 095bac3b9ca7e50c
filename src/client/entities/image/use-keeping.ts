import { useRef, useState } from 'react'
import { StorageFailure } from '../../browser/database.ts'

/** Work on bytes that are kept on this phone: whether it is under way, and what went wrong with the last. */
export function useKeeping() {
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
