import type { PayType } from '../../contract/base/enums.ts'
import type { JobDetail } from '../../contract/job/job.ts'
import { dailyHours, minutesOfDay } from '../../contract/job/wage.ts'
import { escaped } from './page-head.ts'

const UNITS: Record<PayType, string> = {
  HOURLY: 'HOUR',
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
  MONTHLY: 'MONTH',
  YEARLY: 'YEAR',
}
/** Weekly hours from which work counts as full-time (Labor Standards Act, article 50). */
const FULL_TIME = 40

/** An open job as schema.org's JobPosting, as search engines expect it. `site` is the public URL. */
export function jobPosting(job: JobDetail, site: string) {
  const [province, district] = job.address.split(/\s+/)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: htmlOf(job.details || job.title),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    url: `${site}/recruitment/detail/${job.id}`,
    datePosted: job.createdDate,
    ...(job.periodEnd ? { validThrough: job.periodEnd } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.logoImageUrl ? { logo: new URL(job.logoImageUrl, site).href } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: [job.address, job.addressDetails].filter(Boolean).join(' '),
        addressLocality: district ?? '',
        addressRegion: province ?? '',
        addressCountry: 'KR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'KRW',
      value: { '@type': 'QuantitativeValue', value: job.payAmount, unitText: UNITS[job.payType] },
    },
    employmentType: employmentTypes(job),
    totalJobOpenings: job.numberOfPersons,
    ...(job.workingTimeSpan ? { workHours: job.workingTimeSpan } : {}),
    directApply: true,
  }
}

function employmentTypes({ workingTimeSpan, numberOfWorkDays, periodType }: JobDetail): string[] {
  const [from = '', until = ''] = workingTimeSpan.split('-')
  const hours = dailyHours(minutesOfDay(from), minutesOfDay(until)) * numberOfWorkDays
  const types = [hours >= FULL_TIME ? 'FULL_TIME' : 'PART_TIME']
  if (periodType !== 'ABOVE_1YEAR') types.push('TEMPORARY')
  return types
}

/** Search engines expect HTML, but employers write plain text. */
function htmlOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return paragraphs.map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`).join('')
}
