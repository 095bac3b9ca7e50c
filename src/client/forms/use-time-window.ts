import { useEffect, useState } from 'react'

/** True for the given milliseconds: the longest time a skeleton may block a form. */
export function useTimeWindow(milliseconds: number): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isPatient
}
