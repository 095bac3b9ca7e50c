import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import classes from './favorite-button.module.css'
import { FavoriteIcon } from '../icon/icons.tsx'

interface FavoriteButtonProps {
  active: boolean
  /** What the job is called, so that screen readers can tell ten buttons of a list apart. */
  title: string
  onToggle: () => void
  /** White background for a button on top of an image. */
  onPicture?: boolean
}

export function FavoriteButton({ active, title, onToggle, onPicture = false }: FavoriteButtonProps) {
  const { t } = useLingui()
  return (
    <UnstyledButton
      type="button"
      className={classes.button}
      data-active={active || undefined}
      aria-pressed={active}
      aria-label={t`Save job: ${title}`}
      onClick={onToggle}
    >
      <span className={onPicture ? classes.disc : classes.plain}>
        <FavoriteIcon size={onPicture ? 18 : 24} />
      </span>
    </UnstyledButton>
  )
}
