import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Text, Flex } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import { CASE_COUNT, type ReportCase } from '../../../../../contract/operator/case.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { at } from '../../desk/desks.ts'
import { reportOutcomes, reportReasons } from '../case-texts.ts'
import { deskCard, secondLine } from '../../desk/desk-surfaces.ts'

/** What else is known of the company: its other open postings, and other reports. */
export function ReportCompany({ report: { job, company } }: { report: ReportCase }) {
  return (
    <Box component="section" {...deskCard} aria-labelledby="report-company">
      <h2 id="report-company" lang="ko">
        {job.companyName}
      </h2>
      <Text size="sm" c="dimmed">
        {company.isVerified ? <Trans>Verified business</Trans> : <Trans>Not verified</Trans>}
      </Text>
      <Text pb="sm">
        {company.memberId !== null && (
          <Link {...at('members', company.memberId)}>
            <Trans>View member</Trans>
          </Link>
        )}
      </Text>
      <OtherJobs company={company} />
      <OtherReports company={company} />
    </Box>
  )
}

type Company = Pick<ReportCase, 'company'>

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
      <Flex component="ul" direction="column" gap="xs" pt="xs" pb="md">
        {jobs.map(({ id, title }) => (
          <li key={id}>
            <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
              {title}
            </Link>
          </li>
        ))}
      </Flex>
    </>
  )
}

function OtherReports({ company: { reports, reportCount } }: Company) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <>
      <h3>
        {reportCount === CASE_COUNT ? (
          <Trans>{reportCount} or more other reports</Trans>
        ) : (
          <Plural value={reportCount} _0="No other report" one="# other report" other="# other reports" />
        )}
      </h3>
      <Flex component="ul" direction="column" gap="xs" pt="xs" pb="md">
        {reports.map(({ id, reason, createdDate, settledDate, outcome, jobTitle }) => (
          <li key={id}>
            <Link {...at('reports', id)}>{i18n._(reportReasons[reason])}</Link>{' '}
            <Badge color={settledDate === null ? 'amber' : 'gray'}>
              {settledDate === null ? (
                <Trans context="report">Open</Trans>
              ) : outcome === null ? (
                <Trans context="report">Resolved</Trans>
              ) : (
                i18n._(reportOutcomes[outcome])
              )}
            </Badge>
            <Text {...secondLine}>
              <span lang="ko">{jobTitle}</span>
              {BETWEEN_FACTS}
              {format.moment(createdDate)}
            </Text>
          </li>
        ))}
      </Flex>
    </>
  )
}
