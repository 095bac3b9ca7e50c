import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './card-strip.module.css'
import { SlideControls } from '../../ui/carousel/carousel.tsx'

interface CardStripProps {
  /** Accessible name of the strip. */
  label: string
  children: ReactNode
}

/**
 * Cards in a horizontally scrolling strip, two at a time on phones, with arrows and dots that wrap around; four columns
 * on desktop. Uses native scrolling, which stays smooth on slow phones.
 */
export function CardStrip({ label, children }: CardStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { pages, shown } = usePages(strip)
  const show = (page: number) => {
    const element = strip.current
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    element?.scrollTo({ left: page * element.clientWidth, behavior })
  }
  return (
    <div className={classes.frame}>
      <div ref={strip} className={classes.strip} role="group" aria-label={label}>
        {children}
      </div>
      {pages > 1 && <SlideControls count={pages} shown={shown} onShow={show} />}
    </div>
  )
}

/** Number of pages of cards, and the current one. */
function usePages(strip: RefObject<HTMLDivElement | null>) {
  const [state, setState] = useState({ pages: 1, shown: 0 })
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const measure = () => {
      // Not laid out, or a grid: there is nothing to page.
      if (element.clientWidth === 0) return
      const pages = Math.max(1, Math.round(element.scrollWidth / element.clientWidth))
      const shown = Math.min(pages - 1, Math.round(element.scrollLeft / element.clientWidth))
      setState((before) => (before.pages === pages && before.shown === shown ? before : { pages, shown }))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  return state
}
