import { useLingui } from '@lingui/react/macro'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'
import classes from './slide-controls.module.css'

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
    <div className={classes.controls}>
      <ActionIcon aria-label={t`Previous slide`} title={t`Previous slide`} onClick={() => turn(-1)}>
        <ChevronLeftIcon size={20} />
      </ActionIcon>
      <div className={classes.dots}>
        {Array.from({ length: count }, (_, slide) => (
          <UnstyledButton
            key={slide}
            className={classes.dot}
            aria-label={t`Slide ${slide + 1}`}
            aria-current={slide === shown}
            onClick={() => onShow(slide)}
          />
        ))}
      </div>
      <ActionIcon aria-label={t`Next slide`} title={t`Next slide`} onClick={() => turn(1)}>
        <ChevronRightIcon size={20} />
      </ActionIcon>
    </div>
  )
}
