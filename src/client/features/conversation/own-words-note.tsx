import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Group } from '@mantine/core'
import { useState } from 'react'
import { CloseIcon } from '../../ui/icon/icons.tsx'

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
    <Group gap={0} justify="space-between" wrap="nowrap" ps="xs" fz="xs" lh="xs" c="dimmed">
      <p>
        <Trans>Ready phrases arrive in the reader’s language. Your own words arrive untranslated.</Trans>
      </p>
      <ActionIcon aria-label={t`Hide this note`} title={t`Hide this note`} onClick={hide}>
        <CloseIcon size={20} />
      </ActionIcon>
    </Group>
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
