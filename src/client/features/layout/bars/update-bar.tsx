import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { applyUpdate } from '../../../offline/install/app-update.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { RefreshIcon } from '../../../ui/icon/icons.tsx'

/** Offers a new version, which waits for a press: a reload by itself would lose what is being typed. */
export function UpdateBar() {
  return (
    <div role="status">
      <Banner
        icon={RefreshIcon}
        tone="tint"
        title={<Trans>A new version is ready</Trans>}
        action={
          <Button size="sm" onClick={applyUpdate}>
            <Trans>Update now</Trans>
          </Button>
        }
      >
        <Trans>Everything you saved is kept.</Trans>
      </Banner>
    </div>
  )
}
