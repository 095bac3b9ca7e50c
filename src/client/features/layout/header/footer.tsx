import { Trans } from '@lingui/react/macro'
import { Box, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Children, type ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Site } from '../../../../contract/site/site.ts'
import { LegalLinks } from '../../../entities/site/legal-links.tsx'
import { useHasContact, useSite } from '../../../entities/site/site-query.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Mark } from '../../../ui/page/brand.tsx'
import { readsKorean } from '../../../../reference/name-in.ts'
import classes from './footer.module.css'

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
      className={classes.footer}
    >
      <div className={classes.content}>
        <Mark size={24} quiet />
        <Stack gap="xxs" className={classes.details}>
          {site && <Company company={site.company} />}
          <LegalLinks />
          <Link to="/help" className={classes.help}>
            <Trans>Help and phone numbers</Trans>
          </Link>
        </Stack>
        {hasContact && (
          <Box ta={{ sm: 'end' }}>
            <button type="button" className={classes.inquiry} onClick={onContact}>
              <Trans>Contact us</Trans>
            </button>
            {site && <MessengerHours contact={site.contact} />}
          </Box>
        )}
      </div>
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
      <address>
        <InOwnLanguage korean={company.address} english={company.addressInEnglish} />
      </address>
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
