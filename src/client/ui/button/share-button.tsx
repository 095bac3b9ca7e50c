import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Shared, sharePage } from '../../browser/share-page.ts'
import { AlertMessage } from '../page/alert-message.tsx'
import { ShareIcon } from '../icon/screen-icons.tsx'
import classes from './share-button.module.css'

/** Shares the current page. */
export function ShareButton({ title }: { title: string }) {
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    setShared(undefined)
    setShared(await sharePage({ title, url: window.location.href }))
  }
  return (
    <div className={classes.share}>
      <Button variant="light" leftSection={<ShareIcon size={20} />} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
      {shared === 'COPIED' && (
        <AlertMessage kind="done">
          <Trans>The link has been copied</Trans>
        </AlertMessage>
      )}
      {shared === 'FAILED' && (
        <AlertMessage>
          <Trans>copy failed</Trans>
        </AlertMessage>
      )}
    </div>
  )
}
