import { useLingui } from '@lingui/react/macro'
import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import type { EmblaCarouselType } from 'embla-carousel'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './carousel.module.css'

/** Embla's duration is a friction value, not a time: 20 settles after about 500 ms. */
const SLIDE = 20

const MOTION = {
  loop: true,
  duration: SLIDE,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

export interface Slide {
  id: string
  content: ReactNode
}

interface CarouselSlidesProps {
  slides: readonly Slide[]
  shown: number
  onShow: (index: number) => void
}

/** Slides that can be dragged, in a loop. */
export function CarouselSlides({ slides, shown, onShow }: CarouselSlidesProps) {
  const { t } = useLingui()
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // The slide shown before dragging became available.
  const [initialSlide] = useState(shown)
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== shown) embla.scrollTo(shown)
  }, [embla, shown])
  return (
    // Mantine's controls overlap the slides and announce themselves in English: ours are below.
    <Carousel
      role="presentation"
      aria-roledescription={undefined}
      classNames={{ root: classes.slides, viewport: classes.viewport }}
      emblaOptions={MOTION}
      withControls={false}
      initialSlide={initialSlide}
      getEmblaApi={setEmbla}
      onSlideChange={onShow}
    >
      {slides.map(({ id, content }, index) => (
        // Hidden slides are removed from the tab order.
        <Carousel.Slide
          key={id}
          miw={0}
          inert={index !== shown}
          aria-roledescription={undefined}
          aria-label={t`Slide ${index + 1}`}
        >
          {content}
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}
