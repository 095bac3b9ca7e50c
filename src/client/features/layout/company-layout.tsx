import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, NavLink, Text } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { dashboard } from '../../entities/announcement/announcement-queries.ts'
import { useHasContact } from '../../entities/site/site-query.ts'
import { useSession } from '../../api/session.ts'
import { optionalPart } from '../../ui/field/optional.tsx'

const ContactSheet = optionalPart(() => import('../../entities/site/contact-sheet.tsx'), 'ContactSheet')

interface Item {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  count?: (counts: Dashboard) => number
  /** The count is of those not read. */
  isUnread?: boolean
}

const items: readonly Item[] = [
  {
    to: '/employmentPage/applicants',
    label: msg`Applicants`,
    count: ({ unread }) => unread,
    isUnread: true,
  },
  {
    to: '/employmentPage/hiringAnnouncement',
    label: msg`Postings in progress`,
    count: ({ inProgress, waiting }) => inProgress + waiting,
  },
  { to: '/employmentPage/closeAnnouncement', label: msg`Closed postings`, count: ({ closed }) => closed },
  { to: '/talent', label: msg`Matched talent` },
  { to: '/proposalEmployment', label: msg`Job offers sent`, count: ({ proposals }) => proposals },
  { to: '/employmentPage/paymenthistory', label: msg`Payment history` },
  { to: '/payment', label: msg`Reading tickets` },
  { to: '/mypage/people', label: msg`People` },
]

interface CompanyLayoutProps {
  children: ReactNode
  /** As wide as two columns beside the menu need. */
  isWide?: boolean
}

/** An employer's pages with their menu beside them on desktop; others see the page alone. */
export function CompanyLayout({ children, isWide = false }: CompanyLayoutProps) {
  if (useSession()?.role !== 'EMPLOYER') return children
  const most = isWide ? '96rem' : 'calc(var(--content) + 2 * var(--edge))'
  return (
    <Flex gap="md" maw={{ md: most }} mx="auto" ps={{ md: 'edge' }}>
      <CompanyMenu />
      <Box flex={1} miw={0}>
        {children}
      </Box>
    </Flex>
  )
}

function CompanyMenu() {
  const { i18n } = useLingui()
  const counts = useQuery(dashboard()).data?.data
  const [isAsking, setIsAsking] = useState(false)
  const hasContact = useHasContact()
  return (
    <Box
      component="nav"
      visibleFrom="md"
      w="12rem"
      pos="sticky"
      top={83}
      pt="xxl"
      style={{ alignSelf: 'start' }}
      aria-labelledby="company-menu"
      data-no-print
    >
      <Text id="company-menu" px="sm" pb="xxs" size="xs" c="dimmed">
        <Trans>Company service</Trans>
      </Text>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <NavLink
              component={Link}
              to={item.to}
              activeOptions={{ exact: true, includeSearch: false }}
              label={i18n._(item.label)}
              rightSection={
                counts && item.count && <Count isUnread={item.isUnread === true}>{item.count(counts)}</Count>
              }
            />
          </li>
        ))}
        {hasContact && (
          <li>
            <NavLink component="button" label={<Trans>Contact us</Trans>} onClick={() => setIsAsking(true)} />
          </li>
        )}
      </ul>
      {isAsking && <ContactSheet onClose={() => setIsAsking(false)} />}
    </Box>
  )
}

function Count({ children: unread, isUnread }: { children: number; isUnread: boolean }) {
  if (unread === 0) return null
  return isUnread ? <Plural value={unread} one="# unread" other="# unread" /> : unread
}
