import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { dashboard } from '../../entities/announcement/announcement-queries.ts'
import { live } from '../../api/query-for.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { PlusIcon } from '../../ui/icon/screen-icons.tsx'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ActNotice } from './act-notice.tsx'
import { type AnnouncementsProps, ClosedAnnouncements, OpenAnnouncements } from './announcement-lists.tsx'
import classes from './announcements-screen.module.css'
import { Statistics } from './statistics.tsx'

/** The employer's open and waiting announcements with their statistics. */
export function HiringScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  // On phones the applicants come first: charts fill the screen there.
  const isOneColumn = useMediaQuery('(width < 900px)', true, { getInitialValueInEffect: false })
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

/** The employer's closed announcements. */
export function ClosedScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  useTitle(t`Closed postings`)
  return (
    <PageColumn>
      <Head title={<Trans>Closed postings</Trans>} counts={counts} />
      <ActNotice />
      <ClosedAnnouncements {...props} />
    </PageColumn>
  )
}

function Head({ title, counts }: { title: ReactNode; counts: Dashboard | undefined }) {
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        <ButtonLink to="/writeAnnouncement" leftSection={<PlusIcon size={20} />}>
          <Trans>Post a job</Trans>
        </ButtonLink>
      </div>
      <nav className={classes.lists}>
        <Link to="/employmentPage/hiringAnnouncement" className={classes.list} activeOptions={plain}>
          <Trans context="list of postings">In progress</Trans>{' '}
          {counts && <b>{counts.inProgress + counts.waiting}</b>}
        </Link>
        <Link to="/employmentPage/closeAnnouncement" className={classes.list} activeOptions={plain}>
          <Trans context="list of postings">Closed</Trans> {counts && <b>{counts.closed}</b>}
        </Link>
      </nav>
    </>
  )
}

const plain = { exact: true, includeSearch: false }
