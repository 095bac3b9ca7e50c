import { Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page.module.css'
import { isPressUnderWay } from '../button/use-pressed.ts'

/**
 * The screen's primary action, fixed on top of the tab bar, which hides while the reader scrolls down. In the flow on
 * desktop.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(followScroll, [])
  useEffect(() => followHeights(bar.current), [])
  return (
    <Group
      ref={bar}
      gap="xs"
      align="stretch"
      maw={{ base: 'var(--column)', sm: 'none' }}
      mx={{ base: 'auto', sm: 0 }}
      bg="var(--surface)"
      className={classes.actionBar}
      data-action-bar
    >
      {children}
    </Group>
  )
}

function followScroll() {
  const root = document.documentElement
  // Read at the first scroll: reading it here would lay out the page that was just drawn.
  let before: number | undefined
  const onScroll = () => {
    const here = window.scrollY
    before ??= here
    // The page may go on scrolling under a press, which must end on the button where it began.
    if (isPressUnderWay()) return
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

/** Both bars grow with the text size: publishes their actual heights as CSS variables. */
function followHeights(bar: HTMLElement | null) {
  const root = document.documentElement
  const names = new Map<Element, string>()
  const tabs = document.querySelector('[data-tab-bar]')
  if (tabs) names.set(tabs, '--tab-bar')
  if (bar) names.set(bar, '--action-bar')
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      root.style.setProperty(names.get(target) ?? '', `${borderBoxSize[0]?.blockSize ?? 0}px`)
    }
  })
  for (const element of names.keys()) observer.observe(element)
  return () => {
    observer.disconnect()
    for (const name of names.values()) root.style.removeProperty(name)
  }
}
