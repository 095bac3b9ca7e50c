import { useLingui, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { PageColumn, Section } from '../../ui/page/page.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { FavoriteToggle } from '../../entities/job/favorite-toggle.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { JobCard, JobList } from '../../entities/job/job-card.tsx'
import { type Missing, useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { GlobeIcon, PencilIcon, PeopleIcon } from '../../ui/icon/icons.tsx'
import { AdCarousel } from './ad-carousel.tsx'
import classes from './home-screen.module.css'
import { JobFinder } from './job-finder.tsx'
import { MemberPanels } from './member-panels.tsx'
import { TierSections } from './tier-section.tsx'
import { recommendedJobs } from './queries.ts'

/** Three links for companies. */
function QuickButtons() {
  const missing = useMissingVerification()
  return (
    <ul className={classes.buttons}>
      <li>
        <Link to="/writeAnnouncement">
          <PencilIcon />
          <span>
            <b>
              <Trans>Post a job</Trans>
            </b>
            <small>
              <Trans>Life postings are free</Trans>
            </small>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/talent">
          <PeopleIcon />
          <span>
            <b>
              <Trans>Find matching talent</Trans>
            </b>
            <small>{missing ? <Until status={missing} /> : <Trans>People who fit the posting</Trans>}</small>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/talent">
          <GlobeIcon />
          <span>
            <b>
              <Trans>Find overseas talent</Trans>
            </b>
            <small>{missing ? <Until status={missing} /> : <Trans>By country and visa</Trans>}</small>
          </span>
        </Link>
      </li>
    </ul>
  )
}

const Until = ({ status }: { status: Missing }) =>
  status === 'REQUESTED' ? (
    <Trans>Your business is being checked</Trans>
  ) : (
    <Trans>For verified businesses</Trans>
  )

const MOST = 3

/** Jobs near the member's desired job; renders nothing without recommendations. */
function RecommendedSection() {
  const result = useQuery(recommendedJobs(useLanguage()))
  const jobs = result.data?.data.slice(0, MOST)
  if (!jobs || jobs.length === 0) return null
  return (
    <Section id="recommended" title={<Trans>Jobs for you</Trans>}>
      <JobList form="grand">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            form="grand"
            bookmark={<FavoriteToggle job={job} dataTime={dataTimeOf(result)} />}
          />
        ))}
      </JobList>
    </Section>
  )
}

export function HomeScreen() {
  const { t } = useLingui()
  const session = useSession()
  const phone = usePhone()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <div className={classes.top}>
        <JobFinder />
        <QuickButtons />
        <AdCarousel />
        {!phone && <MemberPanels />}
      </div>
      {session?.role === 'EMPLOYEE' && <RecommendedSection />}
      <TierSections />
      {phone && <MemberPanels />}
    </PageColumn>
  )
}
