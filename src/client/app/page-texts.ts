import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { JobDetail } from '../../contract/job/job.ts'
import { News } from '../../contract/site/news.ts'
import { type RenderedPage, type PageToRender, readsOf } from '../../contract/public-pages.ts'
import { publicPageAt, type PublicRoute } from '../../contract/public-paths.ts'
import { shownTitle } from '../entities/job/job-title.tsx'
import { readsKorean } from '../../reference/name-in.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { formatOf } from '../i18n/format.ts'
import { payTypeLabels } from '../i18n/labels.ts'

type Texts = Pick<RenderedPage, 'title' | 'description'>

/** About as much as search engines and messengers show. */
const MOST_CHARACTERS = 155

const job = z.object({ data: JobDetail })
const news = z.object({ data: News })

/** Title and description for link previews. */
export function pageTexts({ address, langCode, answers }: PageToRender): Texts {
  const { pathname, searchParams: search } = new URL(address, 'http://own.invalid')
  const page = publicPageAt(pathname)
  if (!page) return siteTexts()
  const [firstRead = ''] = readsOf(page.route, { id: page.id, search, langCode })
  const first = answers[firstRead]
  if (first && first.status >= 400)
    return { title: named(i18n._(msg`Page not found`)), description: general() }
  return texts[page.route](first?.body)
}

const siteTexts = (): Texts => ({
  title: named(i18n._(msg`Jobs in Korea that show the pay first`)),
  description: general(),
})

const jobListTexts = (): Texts => ({
  title: named(i18n._(msg`Find jobs`)),
  description: i18n._(
    msg`Find open jobs in Korea for people from abroad by region, kind of work and pay. Every job shows pay, housing and visa first.`,
  ),
})

const newsListTexts = (): Texts => ({
  title: named(i18n._(msg`News`)),
  description: i18n._(msg`News about work, visas and life in Korea for people from abroad.`),
})

const helpTexts = (): Texts => ({
  title: named(i18n._(msg`Help and phone numbers`)),
  description: i18n._(
    msg`Whom to call in Korea about wages, visas, accidents and violence, in which languages and at what hours.`,
  ),
})

/** By page, from the answer of its first read. */
const texts: Record<PublicRoute, (first: unknown) => Texts> = {
  landing: siteTexts,
  home: () => ({ title: named(i18n._(msg`Jobs in Korea, pay first`)), description: general() }),
  recruitInfo: jobListTexts,
  'recruitment.detail.$id': jobTexts,
  'news.index': newsListTexts,
  help: helpTexts,
  'news.detail.$id': newsTexts,
}

function jobTexts(answer: unknown): Texts {
  const found = job.safeParse(answer)
  if (!found.success) return { ...jobListTexts(), description: general() }
  const title = shownTitle(found.data.data)
  const {
    companyName,
    companyNameRomanized,
    payType,
    payAmount,
    regionName,
    details,
    phrases = [],
  } = found.data.data
  const amount = formatOf(i18n.locale).number(payAmount)
  const stated = phrases.map(({ text }) => `${text}. `).join('')
  const pay = `${i18n._(payTypeLabels[payType])} ${i18n._(msg`${amount} won`)}`
  const isRead = readsKorean(currentLanguage())
  const company =
    isRead || companyNameRomanized === undefined ? companyName : `${companyName} (${companyNameRomanized})`
  return {
    title: named(`${title} · ${company}`),
    // The employer's text says nothing to those who do not read Korean.
    description: shortened(`${pay} · ${regionName} · ${company}. ${isRead ? details : stated}`),
  }
}

function newsTexts(answer: unknown): Texts {
  const found = news.safeParse(answer)
  if (!found.success) return { ...newsListTexts(), description: general() }
  const { title, contents } = found.data.data
  return { title: named(title), description: shortened(contents) || general() }
}

const general = () =>
  i18n._(
    msg`Jobs in Korea for people from abroad. Every job shows its pay first, and jobs you have opened can be read without internet.`,
  )

/** Same format as the tab title (ui/page/page.tsx). */
const named = (title: string) => `${title} · 일터 Ilteo`

/** Truncates at a word boundary. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_CHARACTERS) return line
  const cut = line.slice(0, MOST_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_CHARACTERS / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`
}
