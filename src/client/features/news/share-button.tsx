import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { type Shared, sharePage } from '../../browser/share-page.ts'
import { CheckIcon, ShareIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** Shares the current page. */
export function ShareButton({ title }: { title: string }) {
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    setShared(undefined)
    setShared(await sharePage({ title, url: window.location.href }))
  }
  return (
    <Group gap="var(--space-8) var(--space-16)">
      <Button variant="light" leftSection={<ShareIcon size={20} />} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
      {shared === 'COPIED' && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>The link has been copied</Trans>
        </Alert>
      )}
      {shared === 'FAILED' && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>copy failed</Trans>
        </Alert>
      )}
    </Group>
  )
}
