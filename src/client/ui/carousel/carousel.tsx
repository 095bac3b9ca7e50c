import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart, Optional } from '../field/optional.tsx'
import { useIdle } from '../../browser/use-idle.ts'
import classes from './carousel.module.css'
import type { Slide } from './carousel-slides.tsx'
import { ActionIcon, Group, UnstyledButton } from '@mantine/core'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'

const CarouselSlides = lazyPart(async () => (await import('./carousel-slides.tsx')).CarouselSlides)

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

interface SlideControlsProps {
  count: number
  /** Index of the current slide, zero-based. */
  shown: number
  /** Wraps around at both ends. */
  onShow: (slide: number) => void
}

/** Arrows and dots of a carousel or strip. */
export function SlideControls({ count, shown, onShow }: SlideControlsProps) {
  const { t } = useLingui()
  const turn = (by: number) => onShow((shown + by + count) % count)
  return (
    <Group gap={0} justify="center" wrap="nowrap">
      <ActionIcon aria-label={t`Previous slide`} title={t`Previous slide`} onClick={() => turn(-1)}>
        <ChevronLeftIcon size={20} />
      </ActionIcon>
      <Group gap={0} justify="center">
        {Array.from({ length: count }, (_, slide) => (
          <UnstyledButton
            key={slide}
            className={classes.dot}
            aria-label={t`Slide ${slide + 1}`}
            aria-current={slide === shown}
            onClick={() => onShow(slide)}
          />
        ))}
      </Group>
      <ActionIcon aria-label={t`Next slide`} title={t`Next slide`} onClick={() => turn(1)}>
        <ChevronRightIcon size={20} />
      </ActionIcon>
    </Group>
  )
}
