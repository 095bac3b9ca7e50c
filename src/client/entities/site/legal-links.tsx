import { Trans } from '@lingui/react/macro'
import { Button, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSite } from './site-query.ts'

/** Links to the terms of use and the privacy policy, if configured, after what they are for. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const legal = useSite()?.legal
  if (!legal?.termsUrl && !legal?.privacyUrl) return null
  const look = {
    variant: 'transparent',
    size: 'sm',
    px: 0,
    mih: 44,
    target: '_blank',
    rel: 'noopener noreferrer',
  } as const
  return (
    <Flex component="p" columnGap="md" align="center" wrap="wrap">
      {children && (
        <Text span size="sm" c="dimmed">
          {children}
        </Text>
      )}
      {legal.termsUrl && (
        <Button component="a" href={legal.termsUrl} {...look}>
          <Trans>Terms of use</Trans>
        </Button>
      )}
      {legal.privacyUrl && (
        <Button component="a" href={legal.privacyUrl} {...look}>
          <Trans>Privacy policy</Trans>
        </Button>
      )}
    </Flex>
  )
}
