import { useEffect, useState } from 'react'
import { whenIdle } from './scheduling.ts'

/** False while the server draws and until the browser is idle for the first time: for what a first view does not need. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    void whenIdle().then(() => !isGone && setIsIdle(true))
    return () => {
      isGone = true
    }
  }, [])
  return isIdle
}
