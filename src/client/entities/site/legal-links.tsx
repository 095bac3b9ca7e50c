import { Trans } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './legal-links.module.css'
import { useSite } from './site-query.ts'

/** Links to the terms of use and the privacy policy, if configured, after what they are for. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const legal = useSite()?.legal
  if (!legal?.termsUrl && !legal?.privacyUrl) return null
  return (
    <Flex component="p" columnGap="md" wrap="wrap" className={classes.links}>
      {children && (
        <Text span size="sm" c="dimmed" style={{ alignSelf: 'center' }}>
          {children}
        </Text>
      )}
      {legal.termsUrl && (
        <a href={legal.termsUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Terms of use</Trans>
        </a>
      )}
      {legal.privacyUrl && (
        <a href={legal.privacyUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Privacy policy</Trans>
        </a>
      )}
    </Flex>
  )
}
