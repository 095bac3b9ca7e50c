import { Carousel } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import classes from './carousel.module.css'
import type { CarouselProps } from './carousel.tsx'

/** Embla's measure of attraction, not of time: with it a slide has arrived after about 500 ms (specification, section 9). */
const SLIDE = 20

const MOTION = {
  loop: true,
  duration: SLIDE,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

interface CarouselSlidesProps extends Pick<CarouselProps, 'slides'> {
  shown: number
  onShow: (index: number) => void
}

/** The slides as the thumb moves them, round and round. */
export function CarouselSlides({ slides, shown, onShow }: CarouselSlidesProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // Where it was turned to before it could be pushed.
  const [initialSlide] = useState(shown)
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== shown) embla.scrollTo(shown)
  }, [embla, shown])
  return (
    // Its own controls lie on the slides and announce themselves in English: ours are below.
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
        // What is out of sight is out of the keyboard's way too.
        <Carousel.Slide key={id} className={classes.slide} inert={index !== shown}>
          {content}
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}
