import { useLingui } from '@lingui/react/macro'
import { Carousel as Slides } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import type { EmblaCarouselType } from 'embla-carousel'
import { type ReactNode, useState } from 'react'
import classes from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

/** Embla's measure of attraction, not of time: with it a slide has arrived after about 500 ms (specification, section 9). */
const SLIDE = 20

const MOTION = {
  loop: true,
  duration: SLIDE,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

interface CarouselProps {
  /** What is in it. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
}

/** One slide at a time, round and round, moved by the reader alone: by swiping, arrows or dots. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [shown, setShown] = useState(0)
  return (
    <section className={classes.carousel} aria-roledescription={t`carousel`} aria-label={label}>
      {/* Its own controls lie on the slides and announce themselves in English: ours are below. */}
      <Slides
        role="presentation"
        aria-roledescription={undefined}
        classNames={{ root: classes.slides, viewport: classes.viewport }}
        emblaOptions={MOTION}
        withControls={false}
        getEmblaApi={setEmbla}
        onSlideChange={setShown}
      >
        {slides.map(({ id, content }, index) => (
          // What is out of sight is out of the keyboard's way too.
          <Slides.Slide key={id} className={classes.slide} inert={index !== shown}>
            {content}
          </Slides.Slide>
        ))}
      </Slides>
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
              <UnstyledButton
                key={id}
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
