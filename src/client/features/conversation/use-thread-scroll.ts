import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which the reader counts as being there. */
const NEAR = 80

interface Ends {
  /** Identifies the first message. */
  first: string | undefined
  last: string | undefined
  /** Whether the last message is the reader's own. */
  isOwn: boolean
}

/**
 * Keeps the end of a conversation in sight while the reader is there, and what they read in its place while older
 * messages come in above it.
 */
export function useThreadScroll({ first, last: newest, isOwn }: Ends) {
  const area = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [atEnd, setAtEnd] = useState(true)
  const [hasNew, setHasNew] = useState(false)
  const before = useRef<Ends & { height: number }>(undefined)
  const note = useCallback((value: boolean) => {
    isAtEnd.current = value
    setAtEnd(value)
    if (value) setHasNew(false)
  }, [])
  const toEnd = useCallback(() => {
    const element = area.current
    if (element) element.scrollTop = element.scrollHeight
    note(true)
  }, [note])

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const last = before.current
    const isAdded = last !== undefined && last.last !== newest
    if (last === undefined || isAtEnd.current || (isAdded && isOwn)) toEnd()
    else if (last.first !== first) element.scrollTop += element.scrollHeight - last.height
    else if (isAdded) setHasNew(true)
    before.current = { first, last: newest, isOwn, height: element.scrollHeight }
  }, [first, newest, isOwn, toEnd])

  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    let last = element.scrollHeight - element.clientHeight
    const follow = () => {
      const room = element.scrollHeight - element.clientHeight
      const isNear = room - element.scrollTop < NEAR
      // Where the size has changed, the browser scrolled, not the reader.
      if (isNear || room === last) note(isNear)
      last = room
    }
    // Images arrive, the composer grows, the keyboard opens.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [note])
  return { area, atEnd, hasNew, toEnd }
}
