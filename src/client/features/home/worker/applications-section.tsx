import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApplicationProgress } from '../../../entities/application/application-progress.tsx'
import { applicationsPage } from '../../../entities/application/my-job-queries.ts'
import { live } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CompanyName, OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { Section } from '../../../ui/page/page.tsx'
import sections from '../home-sections.module.css'
import classes from './applications-section.module.css'

const MAX_APPLICATIONS = 2

/** The latest applications that are still open, with how far each has come; nothing without one. */
export function ApplicationsSection() {
  const format = useFormat()
  const { data: result } = useQuery({ ...applicationsPage(1, useLanguage()), ...live })
  const open = result?.data.filter(({ status }) => status !== 'WITHDRAWN' && status !== 'REJECTED') ?? []
  if (!result || open.length === 0) return null
  const total = format.number(result.totalCount ?? result.data.length)
  return (
    <Section
      id="applications"
      surface
      title={<Trans>Your applications</Trans>}
      aside={
        <Link to="/mypage/applyStatus" className={sections.more}>
          <Trans>All {total}</Trans>
        </Link>
      }
    >
      <ul className={classes.list}>
        {open.slice(0, MAX_APPLICATIONS).map((application) => (
          <li key={application.id} className={classes.application}>
            <h3 className={classes.title}>
              <Link to="/recruitment/detail/$id" params={{ id: application.job.id }} className={classes.link}>
                <ShownTitle job={application.job} />
                <OriginalTitle job={application.job} className={classes.original} />
              </Link>
            </h3>
            <p className={classes.company}>
              <bdi>
                <CompanyName job={application.job} />
              </bdi>
            </p>
            <ApplicationProgress application={application} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
