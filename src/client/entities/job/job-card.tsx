import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { JobKeyword, PeriodType } from '../../../contract/base/enums.ts'
import type { JobCard as JobCardData } from '../../../contract/job/job.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSession } from '../../api/session.ts'
import { BadgeRow } from './badge-row.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { optionalPart } from '../../ui/field/optional.tsx'
import { useDistanceText } from '../place/distance-text.ts'
import { genderLabels, periodLabels } from '../../i18n/labels.ts'
import { membersTexts, rightsTexts } from '../../i18n/activate-language.ts'
import { useOwnFacts } from '../work-right/own-facts.ts'
import { CompanyLogo } from './company-logo.tsx'
import classes from './job-card.module.css'
import { CompanyName, OriginalTitle, ShownTitle } from './job-title.tsx'
import { workingTimeOf } from './pay/hourly-pay.ts'
import { AboveMinimum, HourlyPay, Pay } from './pay/pay.tsx'

/** Only cards with an image need the drawings: the job search does not load them. */
const SectorScene = optionalPart(() => import('./sector-scene.tsx'), 'SectorScene')

const RightMark = optionalPart(() => import('../work-right/right-mark.tsx'), 'RightMark', rightsTexts)

const GenderMark = optionalPart(() => import('../resume/gender-fit.tsx'), 'GenderMark', membersTexts)

interface JobCardProps {
  job: JobCardData
  /** Local: a row. Grand: a card with the logo. Premium: a card with an image and the logo. */
  form: 'local' | 'grand' | 'premium'
  /** The favorite button, at the top right. */
  bookmark?: ReactNode
  /** A keyword that was searched for: its badge comes first, as a card has room for few. */
  wanted?: JobKeyword | undefined
  /** Below the badges, for example the status of an application. */
  children?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'h4'
}

/** One job in the layout of its tier, with the same facts and words in all three. The whole card is one link. */
export function JobCard({ form, children, ...rest }: JobCardProps) {
  return (
    <article
      className={classes.card}
      data-form={form}
      data-closed={rest.job.status === 'CLOSED' || undefined}
      data-more={children ? true : undefined}
    >
      {form === 'premium' ? <PremiumFace {...rest} /> : <PlainFace withSign={form === 'grand'} {...rest} />}
      {children && <div className={classes.more}>{children}</div>}
      {rest.bookmark && <div className={classes.bookmark}>{rest.bookmark}</div>}
    </article>
  )
}

function PlainFace({
  job,
  withSign,
  wanted,
  headingLevel = 'h3',
}: Omit<JobCardProps, 'form'> & { withSign: boolean }) {
  const format = useFormat()
  return (
    <>
      <div className={classes.top}>
        {withSign && <CompanyLogo name={job.companyName} logoUrl={job.logoImageUrl} />}
        <div className={classes.names}>
          <JobTitle job={job} headingLevel={headingLevel} />
          <JobPlace job={job} withHours />
        </div>
      </div>
      <div className={classes.line}>
        <Pay job={job} />
        <div className={classes.compare}>
          <HourlyPay job={job} />
          <AboveMinimum job={job} />
        </div>
      </div>
      <div className={classes.foot}>
        <JobBadges job={job} wanted={wanted} isMarked />
        <OwnRight job={job} />
        <time className={classes.days} dateTime={job.createdDate}>
          {format.daysAgo(job.createdDate)}
        </time>
      </div>
    </>
  )
}

function PremiumFace({ job, headingLevel = 'h3' }: Omit<JobCardProps, 'form'>) {
  return (
    <>
      <div className={classes.picture}>
        <Picture
          src={job.imageUrl}
          alt=""
          loading="lazy"
          fallback={<SectorScene category={job.jobCategories[0]} />}
        />
      </div>
      <div className={classes.face}>
        <div className={classes.sign}>
          <CompanyLogo name={job.companyName} logoUrl={job.logoImageUrl} />
        </div>
        <JobTitle job={job} headingLevel={headingLevel} />
        <JobPlace job={job} />
        <Pay job={job} />
        <HourlyPay job={job} />
        <JobBadges job={job} />
      </div>
    </>
  )
}

/** Whether the reader's status allows the job, for those who gave it; or that another gender is wanted. */
function OwnRight({ job }: { job: JobCardData }) {
  const facts = useOwnFacts()
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const mark = facts && <RightMark job={job} facts={facts} />
  return isWorker && job.gender !== 'NONE' ? <GenderMark wanted={job.gender}>{mark}</GenderMark> : mark
}

function JobTitle({ job, headingLevel: Heading }: { job: JobCardData; headingLevel: 'h2' | 'h3' | 'h4' }) {
  return (
    <Heading className={classes.title}>
      <Link to="/recruitment/detail/$id" params={{ id: job.id }} className={classes.link}>
        <ShownTitle job={job} />
        <OriginalTitle job={job} className={classes.original} />
      </Link>
    </Heading>
  )
}

/** @param withHours where there is room for the hours of a week */
function JobPlace({ job, withHours = false }: { job: JobCardData; withHours?: boolean }) {
  const distance = useDistanceText(job)
  const time = workingTimeOf(job)
  const week = useFormat().number(time.hoursPerWeek)
  return (
    <p className={classes.place}>
      <span>
        <CompanyName job={job} />
      </span>
      <span className={classes.dot}>{BETWEEN_FACTS}</span>
      <span>{job.regionName}</span>
      {withHours && time.start !== null && (
        <>
          <span className={classes.dot}>{BETWEEN_FACTS}</span>
          <span>
            <Trans>{week} hours a week</Trans>
          </span>
        </>
      )}
      {distance && (
        <>
          <span className={classes.dot}>{BETWEEN_FACTS}</span>
          <span className={classes.distance}>{distance}</span>
        </>
      )}
    </p>
  )
}

/** Terms that readers should know before they open a job. */
const SHORT_TERMS: ReadonlySet<PeriodType> = new Set(['UNDER_WEEK', 'UNDER_MONTH', 'UNDER_3MONTH'])

/** The gender wanted, and a short term. */
const limitsOf = ({ gender, periodType }: JobCardData) => [
  ...(gender === 'NONE' ? [] : [genderLabels[gender]]),
  ...(SHORT_TERMS.has(periodType) ? [periodLabels[periodType]] : []),
]

const isFact = (keyword: JobKeyword) => keyword === 'PROVIDE_RESIDENCE' || keyword === 'PROVIDE_MEAL'

/** A bed and meals decide whether a job is possible at all; that work is easy is only said. */
const factsFirst = (keywords: readonly JobKeyword[]) => [
  ...keywords.filter(isFact),
  ...keywords.filter((keyword) => !isFact(keyword)),
]

interface JobBadgesProps extends Pick<JobCardProps, 'job' | 'wanted'> {
  /** Whether a Premium posting says so, in lists where it looks like all others. */
  isMarked?: boolean
}

function JobBadges({ job, wanted, isMarked = false }: JobBadgesProps) {
  const { i18n } = useLingui()
  return (
    <BadgeRow
      // Words of another language have other widths: remount to measure the row again.
      key={i18n.locale}
      useSecurePayment={job.useSecurePayment}
      visaAvailable={job.visaAvailable}
      wanted={job.keywordList.find((keyword) => keyword === wanted)}
      limits={limitsOf(job)}
      keywords={factsFirst(job.keywordList.filter((keyword) => keyword !== wanted)).slice(0, 2)}
      isClosed={job.status === 'CLOSED'}
      isPremium={isMarked && job.productType === 'PREMIUM'}
    />
  )
}

/** Local: rows on one surface, three columns of cards on desktop. Grand: cards. Premium: four columns. */
export function JobList({ form, children }: { form: 'local' | 'grand' | 'premium'; children: ReactNode }) {
  return (
    <div className={classes.list} data-form={form}>
      {children}
    </div>
  )
}
