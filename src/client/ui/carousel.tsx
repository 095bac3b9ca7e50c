import { useLingui } from '@lingui/react/macro'
import type { EmblaCarouselType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

/** Embla's measure of attraction, not of time: with it a slide has arrived after about 500 ms (specification, section 9). */
const SLIDE = 20

interface CarouselProps {
  /** What is in it. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
}

/** One slide at a time, round and round, moved by the reader alone: by swiping, arrows or dots. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    duration: SLIDE,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const shown = useShownSlide(embla)
  return (
    <section className={classes.carousel} aria-roledescription={t`carousel`} aria-label={label}>
      <div ref={viewport} className={classes.viewport}>
        <ul className={classes.slides}>
          {slides.map(({ id, content }, index) => (
            <li
              key={id}
              className={classes.slide}
              // What is out of sight is out of the keyboard's way too.
              inert={index !== shown}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={classes.controls}>
          <IconButton
            icon={ChevronLeftIcon}
            size={20}
            label={t`Previous slide`}
            onClick={() => embla?.scrollPrev()}
          />
          <div className={classes.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={classes.dot}
                aria-label={t`Slide ${index + 1}`}
                aria-current={index === shown}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
          </div>
          <IconButton
            icon={ChevronRightIcon}
            size={20}
            label={t`Next slide`}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
    </section>
  )
}

function useShownSlide(embla: EmblaCarouselType | undefined): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!embla) return undefined
    const follow = () => setShown(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => {
      embla.off('select', follow).off('reInit', follow)
    }
  }, [embla])
  return shown
}
