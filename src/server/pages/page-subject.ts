import * as z from 'zod/mini'
import { JobDetail } from '../../contract/job/job.ts'
import { News } from '../../contract/site/news.ts'
import type { PayType, WorkDay } from '../../contract/base/enums.ts'
import { runsOfDays } from '../../contract/job/day-runs.ts'
import { readsKorean } from '../../reference/name-in.ts'
import { dailyHours, minutesOfDay } from '../../contract/wage/wage.ts'
import { publicPathOf, type PublicRoute } from '../../contract/public-paths.ts'
import type { PageAnswer } from './page-answers.ts'
import { type PageFacts, escaped } from './page-head.ts'

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
function jobPosting(job: JobDetail, site: string, langCode: string) {
  const [province, district] = job.address.split(/\s+/)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: readsKorean(langCode) ? job.title : (job.headline ?? job.title),
    description: describedIn(job, langCode),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    url: `${site}${publicPathOf('recruitment.detail.$id', job.id)}`,
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
    ...(job.startDate ? { jobStartDate: job.startDate } : {}),
    ...workHoursOf(job),
    directApply: true,
  }
}

/** Days and hours as schema.org writes those of shops: `Mo-Fr 09:00-18:00`. */
function workHoursOf({ workDays = [], workingTimeSpan }: JobDetail): { workHours?: string } {
  const days = runsOfDays(workDays).map((run) =>
    run
      .filter((_, index) => index === 0 || index === run.length - 1)
      .map(twoLetters)
      .join('-'),
  )
  const workHours = [days.join(','), workingTimeSpan].filter(Boolean).join(' ')
  return workHours === '' ? {} : { workHours }
}

const twoLetters = (day: WorkDay) => `${day.charAt(0)}${day.charAt(1).toLowerCase()}`

function employmentTypes(job: JobDetail): string[] {
  const { workingTimeSpan, breakMinutes, numberOfWorkDays, periodType } = job
  const [from = '', until = ''] = workingTimeSpan.split('-')
  const hours = dailyHours(minutesOfDay(from), minutesOfDay(until), breakMinutes) * numberOfWorkDays
  const types = [hours >= FULL_TIME ? 'FULL_TIME' : 'PART_TIME']
  if (periodType !== 'ABOVE_1YEAR') types.push('TEMPORARY')
  return types
}

/** What the posting states comes first, in the reader's language, for those who do not read its text. */
function describedIn({ title, details, phrases = [] }: JobDetail, langCode: string): string {
  const text = htmlOf(details || title)
  if (readsKorean(langCode) || phrases.length === 0) return text
  const items = phrases.map((phrase) => `<li>${escaped(phrase.text)}</li>`).join('')
  return `<ul>${items}</ul>${text}`
}

/** Search engines expect HTML, but employers write plain text. */
function htmlOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return paragraphs.map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`).join('')
}

/** Search results truncate longer headlines. */
const MAX_HEADLINE_LENGTH = 110

/** A news item as schema.org's NewsArticle. `site` is the public URL. */
function newsArticle(news: News, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: Array.from(news.title).slice(0, MAX_HEADLINE_LENGTH).join(''),
    datePublished: news.createdDate,
    dateModified: news.modifiedDate,
    mainEntityOfPage: `${site}${publicPathOf('news.detail.$id', news.id)}`,
    // The item's image or a generated one; search engines do not accept SVG.
    image: [`${site}/share/news/${news.id}.jpg`],
    author: { '@type': 'Organization', name: news.company },
    publisher: { '@type': 'Organization', name: '일터 Ilteo', url: site },
  }
}

interface PagePlace {
  /** The public URL. */
  site: string
  langCode: string
}

type Subject = Pick<PageFacts, 'isIndexed' | 'card' | 'kind' | 'data'>

const SITE: Subject = { isIndexed: true, card: '/share/site.jpg', kind: 'website', data: null }

/** Describes a page for its head, from its route and first answer. */
export function subjectOf(route: PublicRoute, first: PageAnswer | undefined, page: PagePlace): Subject {
  if (!first) return SITE
  return first.status >= 400 ? { ...SITE, isIndexed: false } : subjects[route](first, page)
}

const siteSubject = () => SITE

const subjects: Record<PublicRoute, (first: PageAnswer, page: PagePlace) => Subject> = {
  landing: siteSubject,
  home: siteSubject,
  recruitInfo: siteSubject,
  'recruitment.detail.$id': jobSubject,
  'news.index': siteSubject,
  help: siteSubject,
  'news.detail.$id': newsSubject,
}

/** A closed job stays readable at its address, but is no longer indexed. */
function jobSubject(first: PageAnswer, { site, langCode }: PagePlace): Subject {
  const job = dataOf(JobDetail, first)
  if (!job) return SITE
  const isIndexed = job.status === 'IN_PROGRESS'
  return {
    isIndexed,
    card: `/share/jobs/${job.id}.jpg`,
    kind: 'website',
    data: isIndexed ? jobPosting(job, site, langCode) : null,
  }
}

function newsSubject(first: PageAnswer, { site }: PagePlace): Subject {
  const news = dataOf(News, first)
  return news
    ? { isIndexed: true, card: `/share/news/${news.id}.jpg`, kind: 'article', data: newsArticle(news, site) }
    : SITE
}

function dataOf<T>(schema: z.ZodMiniType<T>, { text }: PageAnswer): T | null {
  const answer: unknown = JSON.parse(text)
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  const parsed = schema.safeParse(data)
  return parsed.success ? parsed.data : null
}
