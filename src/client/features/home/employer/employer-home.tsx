import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { live } from '../../../api/query-for.ts'
import { dashboard, openAnnouncements } from '../../../entities/announcement/announcement-queries.ts'
import { UnsentPostings } from '../../../entities/announcement/unsent-postings.tsx'
import { soldProducts } from '../../../entities/product/products-query.ts'
import { PointsPanel } from '../../../entities/point/points-panel.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { AdCarousel } from '../ad-carousel.tsx'
import { LatestNews } from '../latest-news.tsx'
import { QuickButtons } from '../quick-buttons.tsx'
import { TierSections } from '../tier-section.tsx'
import classes from './employer-home.module.css'
import spread from '../../../ui/page/spread.module.css'
import { OpenApplicants } from './open-applicants.tsx'

/** The home page of an employer: who waits for an answer, then what runs, then the rest of the site. */
export function EmployerHome() {
  const { t } = useLingui()
  useTitle(t`Home`)
  // So that a posting can be begun without a network, with its prices.
  usePrefetchQuery(soldProducts())
  return (
    <PageColumn>
      <div className={classes.top}>
        <OpenApplicants />
        <div className={classes.side}>
          <UnsentPostings />
          <RunningJobs />
          <Points />
        </div>
      </div>
      <div className={classes.ways}>
        <QuickButtons />
      </div>
      <div className={classes.ads}>
        <AdCarousel />
      </div>
      <LatestNews />
      <TierSections />
    </PageColumn>
  )
}

const MAX_JOBS = 5

function RunningJobs() {
  const format = useFormat()
  const result = useQuery({ ...openAnnouncements(useLanguage()), ...live })
  const jobs = result.data?.data ?? []
  const total = format.number(result.data?.totalCount ?? jobs.length)
  return (
    <section className={classes.panel} aria-labelledby="running">
      <h2 id="running" className={classes.name}>
        <Trans>Postings in progress</Trans> {result.data && <b>{total}</b>}
      </h2>
      <ul>
        {jobs.slice(0, MAX_JOBS).map((job) => {
          const applicants = format.number(job.applicantCount)
          const unread = format.number(job.unreadCount)
          return (
            <li key={job.id} className={`${spread.spread} ${classes.job}`}>
              <Link
                to="/employmentPage/hiringAnnouncement"
                search={{ posting: job.id }}
                className={classes.title}
              >
                <bdi lang="ko">{job.title}</bdi>
              </Link>
              <span className={classes.count}>
                {job.unreadCount > 0 ? (
                  <Trans>
                    Applicants: {applicants} · Unread: {unread}
                  </Trans>
                ) : (
                  <Trans>Applicants: {applicants}</Trans>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <LinkButton full variant="light" to="/writeAnnouncement">
        <Trans>Post a job</Trans>
      </LinkButton>
    </section>
  )
}

function Points() {
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  return counts ? <PointsPanel balance={counts.balance} /> : null
}
