import { type ReactNode, useEffect } from 'react'
import classes from './action-bar.module.css'

/**
 * What a screen is for, within reach of a thumb: sits on the tab bar as one surface. While the reader scrolls down the
 * tab bar makes room. On desktop it stands in the flow.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  useEffect(followScroll, [])
  return (
    <div className={classes.bar} data-action-bar>
      {children}
    </div>
  )
}

function followScroll() {
  const root = document.documentElement
  let before = window.scrollY
  const onScroll = () => {
    const here = window.scrollY
    if (Math.abs(here - before) < 8) return
    const atEnd = here + window.innerHeight >= root.scrollHeight - 8
    root.dataset.scroll = here > before && here > 56 && !atEnd ? 'down' : 'up'
    before = here
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    delete root.dataset.scroll
  }
}
