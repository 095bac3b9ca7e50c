import { useEffect, useState } from 'react'

/** True for so many milliseconds: nobody looks longer at a skeleton than that before they may write. */
export function useTimeWindow(milliseconds: number): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isPatient
}
