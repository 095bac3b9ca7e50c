import { Trans } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { JobCard, JobDetail } from '../../../contract/job/job.ts'
import { useFormat } from '../../i18n/format.ts'
import { BadgeRow } from './badge-row.tsx'
import { useDistanceText } from '../place/distance-text.ts'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyName, OriginalTitle, ShownTitle } from './job-title.tsx'
import { Pay } from './pay/pay.tsx'
import { type PayInWords, payInWords } from './pay/pay-in-words.ts'

interface JobHeadProps {
  /** A card does not say how many people work there. */
  job: JobCard & Partial<Pick<JobDetail, 'workplaceSize'>>
  as?: 'h1' | 'h2'
}

/** Company, title and pay. */
export function JobHead({ job, as = 'h1' }: JobHeadProps) {
  const format = useFormat()
  const distance = useDistanceText(job)
  const day = format.daysAgo(job.createdDate)
  // Within a sentence: "Posted today".
  const posted = day.charAt(0).toLowerCase() + day.slice(1)
  return (
    <Box
      component="header"
      pt={{ base: 'xs', sm: 'xl' }}
      pb="xl"
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Group gap="sm" wrap="nowrap" mb="sm">
        <CompanyLogo name={job.companyName} logoUrl={job.logoImageUrl} />
        <div>
          <Text fw={700}>
            <CompanyName job={job} />
          </Text>
          <Text size="sm" c="dimmed">
            {job.regionName}
            {BETWEEN_FACTS}
            {distance && (
              <>
                {distance}
                {BETWEEN_FACTS}
              </>
            )}
            <time dateTime={job.createdDate}>
              <Trans>Posted {posted}</Trans>
            </time>
          </Text>
        </div>
      </Group>
      <Title
        order={as === 'h1' ? 1 : 2}
        fz={{ base: 'xl', sm: 'xxl' }}
        lh={{ base: 'xl', sm: 'xxl' }}
        mb="lg"
      >
        <ShownTitle job={job} />
        <OriginalTitle job={job} display="block" mt="xxs" fz="md" lh="md" c="dimmed" />
      </Title>
      <Pay job={job} size="hero" />
      {/* The preview of an announcement may have no amount yet. */}
      {job.payAmount > 0 && <PayWords job={job} />}
      <BadgeRow
        wrap
        useSecurePayment={job.useSecurePayment}
        visaAvailable={job.visaAvailable}
        keywords={job.keywordList}
        isClosed={job.status === 'CLOSED'}
      />
    </Box>
  )
}

function HolidayPay({ weeklyHoliday, hourlyWithHoliday }: PayInWords) {
  const format = useFormat()
  if (hourlyWithHoliday !== null) {
    const amount = format.number(hourlyWithHoliday)
    return (
      <Trans comment="Follows “10,320 won an hour”: the pay of the same hour with its share of the weekly holiday pay">
        <b>{amount} won</b> an hour including weekly holiday pay
      </Trans>
    )
  }
  if (weeklyHoliday === 'included') return <Trans>the pay includes weekly holiday pay</Trans>
  if (weeklyHoliday === 'exempt') return <Trans>no weekly holiday pay (farms and fishery)</Trans>
  return <Trans>no weekly holiday pay (under 15 hours a week)</Trans>
}

/** Pay of a regular hour, weekly-holiday pay, and about how much a month. */
function PayWords({ job }: Pick<JobHeadProps, 'job'>) {
  const format = useFormat()
  const words = payInWords(job)
  const hourly = format.number(words.hourly)
  const [monthly, most] = [format.number(words.monthly), format.number(words.monthlyAtMost)]
  const isHourly = job.payType === 'HOURLY'
  const perHour = (
    <Trans>
      <b>{hourly} won</b> an hour
    </Trans>
  )
  const holiday = <HolidayPay {...words} />
  return (
    <Text mt="xxs" mb="md" inherit c="dimmed">
      {isHourly ? (
        holiday
      ) : (
        <Trans comment="Two facts: “10,320 won an hour, 12,384 won an hour including weekly holiday pay”">
          {perHour}, {holiday}
        </Trans>
      )}
      {job.payType !== 'MONTHLY' && (
        <>
          <br />
          {monthly === most ? (
            <Trans>
              About <b>{monthly} won</b> a month
            </Trans>
          ) : (
            <Trans>
              About <b>{monthly} won</b> a month, at a workplace with 5 people or more <b>{most} won</b>
            </Trans>
          )}
        </>
      )}
    </Text>
  )
}
