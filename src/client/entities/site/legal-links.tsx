import { Trans } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSite } from './site-query.ts'

/** Links to the terms of use and the privacy policy, if configured, after what they are for. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const legal = useSite()?.legal
  if (!legal?.termsUrl && !legal?.privacyUrl) return null
  return (
    <Flex component="p" columnGap="md" align="center" wrap="wrap">
      {children && (
        <Text span size="sm" c="dimmed">
          {children}
        </Text>
      )}
      {legal.termsUrl && (
        <LegalLink href={legal.termsUrl}>
          <Trans>Terms of use</Trans>
        </LegalLink>
      )}
      {legal.privacyUrl && (
        <LegalLink href={legal.privacyUrl}>
          <Trans>Privacy policy</Trans>
        </LegalLink>
      )}
    </Flex>
  )
}

/** As long as its words, unlike a button. */
const LegalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box
    component="a"
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    py="sm"
    c="purple"
    fz="sm"
    fw={700}
  >
    {children}
  </Box>
)
