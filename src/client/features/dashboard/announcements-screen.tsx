import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { dashboard } from '../../entities/announcement/announcement-queries.ts'
import { live } from '../../api/query-for.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { PlusIcon } from '../../ui/icon/icons.tsx'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { ActNotice } from './act-notice.tsx'
import { type AnnouncementsProps, ClosedAnnouncements, OpenAnnouncements } from './announcement-lists.tsx'
import { Statistics } from './statistics.tsx'

/** The employer's open and waiting announcements with their statistics. */
export function HiringScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  // On phones the applicants come first: charts fill the screen there.
  const isOneColumn = useOneColumn()
  const statistics = counts && <Statistics counts={counts} />
  useTitle(t`Postings in progress`)
  return (
    <PageColumn>
      <Head title={<Trans>Postings in progress</Trans>} counts={counts} />
      <ActNotice />
      {!isOneColumn && statistics}
      <OpenAnnouncements {...props} />
      {isOneColumn && <Box mt="md">{statistics}</Box>}
    </PageColumn>
  )
}

const useOneColumn = () => useMediaQuery('(width < 900px)', true, { getInitialValueInEffect: false })

/** The employer's closed announcements. */
export function ClosedScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  useTitle(t`Closed postings`)
  return (
    <PageColumn>
      <Head isClosed title={<Trans>Closed postings</Trans>} counts={counts} />
      <ActNotice />
      <ClosedAnnouncements {...props} />
    </PageColumn>
  )
}

interface HeadProps {
  title: ReactNode
  counts: Dashboard | undefined
  isClosed?: boolean
}

/** Title, the way to a new posting, and links to both lists where the menu does not stand beside them. */
function Head({ title, counts, isClosed = false }: HeadProps) {
  const isOneColumn = useOneColumn()
  return (
    <>
      <Group
        justify="space-between"
        gap="8px 16px"
        pt={{ base: 'md', sm: 'xl' }}
        pb={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <Title order={1} fz={{ sm: 'xxl' }} lh={{ sm: 'xxl' }}>
          {title}
        </Title>
        <ButtonLink to="/writeAnnouncement" leftSection={<PlusIcon size={20} />}>
          <Trans>Post a job</Trans>
        </ButtonLink>
      </Group>
      {isOneColumn && (
        <Group component="nav" grow gap="xs" px={{ base: 'edge', sm: 0 }} pb="md">
          <ButtonLink
            to="/employmentPage/hiringAnnouncement"
            activeOptions={plain}
            variant={isClosed ? 'default' : 'light'}
          >
            <Trans context="list of postings">In progress</Trans>{' '}
            {counts && counts.inProgress + counts.waiting}
          </ButtonLink>
          <ButtonLink
            to="/employmentPage/closeAnnouncement"
            activeOptions={plain}
            variant={isClosed ? 'light' : 'default'}
          >
            <Trans context="list of postings">Closed</Trans> {counts?.closed}
          </ButtonLink>
        </Group>
      )}
    </>
  )
}

const plain = { exact: true, includeSearch: false }
