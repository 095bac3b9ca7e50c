import { Trans } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { acceptInstall, type InstallOffer, refuseInstall } from '../../../browser/install-prompt.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { InstallIcon, PlusIcon, ShareIcon } from '../../../ui/icon/icons.tsx'

/** Offers installing the app once the member has saved something; a refusal is remembered. */
export function InstallBar({ offer }: { offer: Exclude<InstallOffer, 'none'> }) {
  return (
    <div role="status">
      <Banner
        icon={InstallIcon}
        tone="tint"
        title={<Trans>Install Ilteo on your phone</Trans>}
        action={
          <>
            {offer === 'prompt' && (
              <Button size="sm" onClick={() => void acceptInstall()}>
                <Trans comment="Button: install the app">Install</Trans>
              </Button>
            )}
            <Button size="sm" variant="subtle" color="gray" onClick={refuseInstall}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        {offer === 'drawn' ? (
          <AppleSteps />
        ) : (
          <Trans>Ilteo opens faster, and saved jobs open without internet.</Trans>
        )}
      </Banner>
    </div>
  )
}

/** Safari has no prompt, so its two steps are shown. */
function AppleSteps() {
  return (
    <ol>
      <Flex component="li" gap="xs" align="center" mih={28}>
        <ShareIcon size={18} />
        <Trans>Press the share button</Trans>
      </Flex>
      <Flex component="li" gap="xs" align="center" mih={28}>
        <PlusIcon size={18} />
        <Trans>Press “Add to Home Screen”</Trans>
      </Flex>
    </ol>
  )
}
