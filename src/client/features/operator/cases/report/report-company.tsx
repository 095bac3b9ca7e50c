import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import { CASE_COUNT, type ReportCase } from '../../../../../contract/case/report.ts'
import { reportReasons } from '../../../../entities/report/reason-texts.ts'
import { reportOutcomes } from '../case-texts.ts'
import { CasePart } from '../kit/case-page.tsx'
import { Mark, MemberLink, secondLine } from '../../desk/cells.tsx'
import { at } from '../../desk/desks.ts'
import { ReportText } from './report-parts.tsx'

/** What else is known of the company: its other open postings, and other reports. */
export function ReportCompany({ report: { job, company } }: { report: ReportCase }) {
  return (
    <CasePart aria-labelledby="report-company">
      <h2 id="report-company" lang="ko">
        {job.companyName}
      </h2>
      <Text size="sm" c="dimmed">
        {company.isVerified ? <Trans>Verified business</Trans> : <Trans>Not verified</Trans>}
      </Text>
      <Text pb="sm">
        {company.memberId !== null && (
          <MemberLink id={company.memberId}>
            <Trans>View member</Trans>
          </MemberLink>
        )}
      </Text>
      <OtherJobs company={company} />
      <OtherReports company={company} />
    </CasePart>
  )
}

type Company = Pick<ReportCase, 'company'>

const listLook = { component: 'ul', gap: 'xs', pt: 'xs', pb: 'md' } as const

function OtherJobs({ company: { jobs, jobCount } }: Company) {
  return (
    <>
      <h3>
        {jobCount === CASE_COUNT ? (
          <Trans>{jobCount} or more other open postings</Trans>
        ) : (
          <Plural
            value={jobCount}
            _0="No other open posting"
            one="# other open posting"
            other="# other open postings"
          />
        )}
      </h3>
      <Stack {...listLook}>
        {jobs.map(({ id, title }) => (
          <li key={id}>
            <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </>
  )
}

function OtherReports({ company: { reports, reportCount } }: Company) {
  const { i18n } = useLingui()
  const format = useFormat()
  const resolved = <Trans context="report">Resolved</Trans>
  return (
    <>
      <h3>
        {reportCount === CASE_COUNT ? (
          <Trans>{reportCount} or more other reports</Trans>
        ) : (
          <Plural value={reportCount} _0="No other report" one="# other report" other="# other reports" />
        )}
      </h3>
      <Stack {...listLook}>
        {reports.map(({ id, reason, createdDate, settledDate, outcome, jobTitle }) => (
          <li key={id}>
            <Link {...at('reports', id)}>{i18n._(reportReasons[reason])}</Link>{' '}
            {settledDate === null ? (
              <Mark text={<Trans context="report">Open</Trans>} />
            ) : (
              <Mark text={outcome === null ? resolved : i18n._(reportOutcomes[outcome])} color="gray" />
            )}
            <Text {...secondLine}>
              <span lang="ko">{jobTitle}</span>
              {BETWEEN_FACTS}
              {format.moment(createdDate)}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** What else came in about the same posting: other open reports, and questions that workers asked the company. */
export function SameJob({ report: { sameJob, questions } }: { report: ReportCase }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  if (sameJob.length === 0 && questions.length === 0) return null
  return (
    <CasePart aria-label={t`About the same posting`}>
      <Stack>
        {sameJob.length > 0 && <h3>{t`Other open reports about this posting`}</h3>}
        {sameJob.map(({ id, reason, text, langCode, createdDate }) => (
          <div key={id}>
            <Link {...at('reports', id)}>{i18n._(reportReasons[reason])}</Link>
            <Text {...secondLine}>{format.moment(createdDate)}</Text>
            {text !== '' && <ReportText text={text} langCode={langCode} />}
          </div>
        ))}
        {questions.length > 0 && (
          <>
            <h3>{t`What workers asked the company`}</h3>
            <ul>
              {questions.map(({ text, count }) => (
                <li key={text}>
                  {text}
                  <Text {...secondLine}>
                    <Plural value={count} one="asked # time" other="asked # times" />
                  </Text>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </CasePart>
  )
}
