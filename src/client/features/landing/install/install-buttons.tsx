import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { lazy, useState } from 'react'
import { acceptInstall } from '../../../browser/install-prompt.ts'
import { InstallIcon } from '../../../ui/icon/screen-icons.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import type { Device } from './install-steps.ts'
import classes from './install-buttons.module.css'

const InstallSheet = lazy(() =>
  import('./install-sheet.tsx').then((module) => ({ default: module.InstallSheet })),
)

/** Install buttons in place of store badges: they open the browser's prompt, or else the instructions. */
export function InstallButtons() {
  const { t } = useLingui()
  const [shown, setShown] = useState<Device | null>(null)
  const install = async (device: Device) => {
    const hasAsked = device !== 'apple' && (await acceptInstall())
    if (!hasAsked) setShown(device)
  }
  return (
    <Group gap="xs" align="stretch" role="group" aria-label={t`Install the app`}>
      <Store name="Android" onPress={() => void install('android')} />
      <Store name="iPhone" onPress={() => void install('apple')} />
      <Optional>{shown && <InstallSheet device={shown} onClose={() => setShown(null)} />}</Optional>
    </Group>
  )
}

function Store({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={classes.store} onClick={onPress}>
      <InstallIcon size={24} />
      <span>
        <Text component="small" display="block" size="xs" c="dimmed">
          <Trans comment="Button text before the name of the system">Install on</Trans>
        </Text>{' '}
        <Text component="b" size="md" display="block" fw={700} lang="en">
          {name}
        </Text>
      </span>
    </button>
  )
}
