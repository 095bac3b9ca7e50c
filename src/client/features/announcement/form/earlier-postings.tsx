import { Plural, Trans } from '@lingui/react/macro'
import { Button, NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../../contract/job/announcement.ts'
import { newestAnnouncements } from '../../../entities/announcement/announcement-queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

/** Postings that are offered, newest first. */
const MOST = 10

/** Fills an empty form from one of the newest own postings; nothing without any. */
export function EarlierPostings() {
  const [isOpen, setOpen] = useState(false)
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  if (jobs.length === 0) return null
  return (
    <>
      <Button variant="default" mx={{ base: 'edge', sm: 0 }} my="xs" onClick={() => setOpen(true)}>
        <Trans comment="Button: fills the form from one of the company's own postings">
          Take from an earlier posting
        </Trans>
      </Button>
      {isOpen && (
        <Sheet open title={<Trans>Your earlier postings</Trans>} onClose={() => setOpen(false)}>
          <ul>
            {jobs.slice(0, MOST).map((job) => (
              <li key={job.id}>
                <EarlierPosting job={job} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function EarlierPosting({ job }: { job: EmployerJob }) {
  const format = useFormat()
  return (
    <NavLink
      px="edge"
      py="sm"
      label={<b lang="ko">{job.title}</b>}
      description={
        <>
          {job.regionName}
          {BETWEEN_FACTS}
          {format.date(job.createdDate)}
          {BETWEEN_FACTS}
          <Plural value={job.applicantCount} one="# applicant" other="# applicants" />
        </>
      }
      renderRoot={(props) => <Link to="/writeAnnouncement" search={{ from: job.id }} {...props} />}
    />
  )
}
