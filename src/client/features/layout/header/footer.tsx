import { Trans } from '@lingui/react/macro'
import { Box, Flex, Stack, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Children, type ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Site } from '../../../../contract/site/site.ts'
import { useHasContact, useSite } from '../../../entities/site/site-query.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Mark } from '../../../entities/site/brand.tsx'
import { readsKorean } from '../../../../reference/name-in.ts'

/** Who runs the site, as far as they have said so. */
export function Footer({ onContact }: { onContact: () => void }) {
  const site = useSite()
  const hasContact = useHasContact()
  return (
    <Text
      component="footer"
      mt={{ base: 'auto', sm: 'xxxl' }}
      py={{ base: 'xl', sm: 'xxl' }}
      px="edge"
      size="xs"
      bg="var(--surface)"
      c="dimmed"
      style={{ borderTop: '1px solid var(--hairline)' }}
    >
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        gap={{ base: 'sm', sm: 'md' }}
        maw={{ base: 'var(--column)', sm: 'var(--content)' }}
        mx="auto"
      >
        <Mark size={24} quiet />
        <Stack gap="xxs" flex={1}>
          {site && <Company company={site.company} />}
          <LegalLinks />
          <Box component={Link} to="/help" py="xxs" td="underline" style={{ alignSelf: 'start' }}>
            <Trans>Help and phone numbers</Trans>
          </Box>
        </Stack>
        {hasContact && (
          <Box ta={{ sm: 'end' }}>
            <UnstyledButton mih="var(--target)" c="primary" fz="sm" fw={700} onClick={onContact}>
              <Trans>Contact us</Trans>
            </UnstyledButton>
            {site && <MessengerHours contact={site.contact} />}
          </Box>
        )}
      </Flex>
    </Text>
  )
}

function Company({ company }: { company: Site['company'] }) {
  const { representative, registrationNumber, mailOrderNumber, jobInformationNumber } = company
  return (
    <>
      <Text size="xs" fw={700}>
        <InOwnLanguage korean={company.name} english={company.nameInEnglish} />
      </Text>
      <Line>
        {representative && (
          <Trans>
            Representative <span lang="ko">{representative}</span>
          </Trans>
        )}
        {registrationNumber && (
          <Trans>
            Business registration{' '}
            <Box component="span" style={{ whiteSpace: 'nowrap' }}>
              {registrationNumber}
            </Box>
          </Trans>
        )}
      </Line>
      <Line>
        {mailOrderNumber && (
          <Trans>
            Online sales registration{' '}
            <Box component="span" style={{ whiteSpace: 'nowrap' }} lang="ko">
              {mailOrderNumber}
            </Box>
          </Trans>
        )}
        {jobInformationNumber && (
          <Trans>
            Job information business{' '}
            <Box component="span" style={{ whiteSpace: 'nowrap' }} lang="ko">
              {jobInformationNumber}
            </Box>
          </Trans>
        )}
      </Line>
      <Box component="address" fs="normal">
        <InOwnLanguage korean={company.address} english={company.addressInEnglish} />
      </Box>
    </>
  )
}

/** The text for the reader; where only the other one is set, that. */
function InOwnLanguage({ korean, english }: { korean: string | null; english: string | null }) {
  const language = useLanguage()
  if (korean !== null && (readsKorean(language) || english === null)) return <span lang="ko">{korean}</span>
  return english !== null && <span lang="en">{english}</span>
}

/** The facts that are there, with dots between them. */
function Line({ children }: { children: readonly ReactNode[] }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return <p>{facts.flatMap((fact, index) => (index === 0 ? [fact] : [BETWEEN_FACTS, fact]))}</p>
}

function MessengerHours({ contact: { messengerUrl, weekdayHours } }: { contact: Site['contact'] }) {
  if (!messengerUrl || !weekdayHours) return null
  return (
    <p>
      <Trans>Messenger help on weekdays {weekdayHours}</Trans>
    </p>
  )
}

/** Links to the terms of use and the privacy policy, if configured. */
function LegalLinks() {
  const legal = useSite()?.legal
  if (!legal?.termsUrl && !legal?.privacyUrl) return null
  return (
    <Flex component="p" columnGap="md" align="center" wrap="wrap">
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
    c="primary"
    fz="sm"
    fw={700}
  >
    {children}
  </Box>
)
