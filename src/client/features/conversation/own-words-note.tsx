import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { CloseIcon } from '../../ui/icon/icons.tsx'
import classes from './composer.module.css'

const NAME = 'ownWordsNote'

/** Says what is translated for the other side, until it is hidden on this device. */
export function OwnWordsNote({ onHide }: { onHide: () => void }) {
  const { t } = useLingui()
  const [isHidden, setIsHidden] = useState(wasHidden)
  if (isHidden) return null
  const hide = () => {
    setIsHidden(true)
    keepHidden()
    onHide()
  }
  return (
    <div className={classes.note}>
      <p>
        <Trans>Ready phrases arrive in the reader’s language. Your own words arrive untranslated.</Trans>
      </p>
      <ActionIcon aria-label={t`Hide this note`} title={t`Hide this note`} onClick={hide}>
        <CloseIcon size={20} />
      </ActionIcon>
    </div>
  )
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

function keepHidden(): void {
  try {
    localStorage.setItem(NAME, 'hidden')
  } catch {
    // The note returns with the next visit.
  }
}
