import { useEffect } from 'react'

/** Names the browser's tab and the history entry after the screen. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · 일터 Ilteo`
  }, [title])
}
