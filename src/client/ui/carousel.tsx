import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import classes from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Optional } from './optional.tsx'

const CarouselSlides = lazy(() =>
  import('./carousel-slides.tsx').then((module) => ({ default: module.CarouselSlides })),
)

export interface CarouselProps {
  /** What is in it. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
}

/**
 * One slide at a time, round and round, moved by the reader alone: by swiping, arrows or dots. What makes it follow the
 * thumb comes once the page is there; until then, and where it cannot be had, arrows and dots change the slide.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const [chosen, setShown] = useState(0)
  const shown = Math.min(chosen, slides.length - 1)
  const isIdle = useIdle()
  const turn = (by: number) => setShown((shown + by + slides.length) % slides.length)
  const still = (
    <div className={classes.viewport}>
      <div className={classes.slide}>{slides[shown]?.content}</div>
    </div>
  )
  return (
    <section className={classes.carousel} aria-roledescription={t`carousel`} aria-label={label}>
      {isIdle && slides.length > 1 ? (
        <Optional fallback={still}>
          <CarouselSlides slides={slides} shown={shown} onShow={setShown} />
        </Optional>
      ) : (
        still
      )}
      {slides.length > 1 && (
        <div className={classes.controls}>
          <IconButton icon={ChevronLeftIcon} size={20} label={t`Previous slide`} onClick={() => turn(-1)} />
          <div className={classes.dots}>
            {slides.map(({ id }, index) => (
              <UnstyledButton
                key={id}
                className={classes.dot}
                aria-label={t`Slide ${index + 1}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              />
            ))}
          </div>
          <IconButton icon={ChevronRightIcon} size={20} label={t`Next slide`} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    void whenIdle().then(() => !isGone && setIsIdle(true))
    return () => {
      isGone = true
    }
  }, [])
  return isIdle
}
