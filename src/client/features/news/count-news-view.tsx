import { useEffect } from 'react'
import { viewNews } from '../../../contract/site/news.ts'
import { sendBeacon } from '../../api/send-beacon.ts'

/** Milliseconds that an article is on the screen before it counts as read. */
const LOOK = 1_500

/** Tells the server that an article is being read, which it counts once a visitor and day. */
export function CountNewsView({ id }: { id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') sendBeacon(viewNews, { id })
    }, LOOK)
    return () => clearTimeout(timer)
  }, [id])
  return null
}
