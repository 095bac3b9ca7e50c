import { useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { Optional } from '../field/optional.tsx'
import { useIdle } from '../../browser/use-idle.ts'
import classes from './carousel.module.css'
import type { Slide } from './carousel-slides.tsx'
import { SlideControls } from './slide-controls.tsx'

const CarouselSlides = lazy(() =>
  import('./carousel-slides.tsx').then((module) => ({ default: module.CarouselSlides })),
)

interface CarouselProps {
  /** Accessible name. */
  label: string
  slides: readonly Slide[]
}

/**
 * One slide at a time, in a loop, moved only by the reader: swiping, arrows or dots. Dragging is loaded once the page
 * is idle; until then, and if it cannot be loaded, arrows and dots change the slide.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const [chosen, setShown] = useState(0)
  const shown = Math.min(chosen, slides.length - 1)
  const isIdle = useIdle()
  const still = <div className={classes.viewport}>{slides[shown]?.content}</div>
  return (
    <section aria-roledescription={t`carousel`} aria-label={label}>
      {isIdle && slides.length > 1 ? (
        <Optional fallback={still}>
          <CarouselSlides slides={slides} shown={shown} onShow={setShown} />
        </Optional>
      ) : (
        still
      )}
      {slides.length > 1 && <SlideControls count={slides.length} shown={shown} onShow={setShown} />}
    </section>
  )
}
