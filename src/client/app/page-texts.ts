import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { JobDetail } from '../../contract/job/job.ts'
import { News } from '../../contract/site/news.ts'
import type { DrawnPage, PageToDraw } from '../../contract/public-pages.ts'
import { formatOf } from '../i18n/format.ts'
import { payTypeLabels } from '../i18n/labels.ts'

type Texts = Pick<DrawnPage, 'title' | 'description'>

/** About as much as search engines and messengers show. */
const MOST_CHARACTERS = 155

const job = z.object({ data: JobDetail })
const news = z.object({ data: News })

/** Title and description for link previews. */
export function pageTexts({ address, answers }: PageToDraw): Texts {
  const path = address.split('?')[0]?.toLowerCase() ?? '/'
  const first = Object.values(answers)[0]
  if (first && first.status >= 400)
    return { title: named(i18n._(msg`Page not found`)), description: general() }
  if (path.startsWith('/recruitment/detail/')) return jobTexts(first?.body)
  if (path.startsWith('/news/detail/')) return newsTexts(first?.body)
  return { title: named(titleOf(path)), description: descriptionOf(path) }
}

function jobTexts(answer: unknown): Texts {
  const found = job.safeParse(answer)
  if (!found.success) return { title: named(titleOf('/recruitinfo')), description: general() }
  const { title, companyName, payType, payAmount, regionName, details } = found.data.data
  const amount = formatOf(i18n.locale).number(payAmount)
  const pay = `${i18n._(payTypeLabels[payType])} ${i18n._(msg`${amount} won`)}`
  return {
    title: named(`${title} · ${companyName}`),
    description: shortened(`${pay} · ${regionName} · ${companyName}. ${details}`),
  }
}

function newsTexts(answer: unknown): Texts {
  const found = news.safeParse(answer)
  if (!found.success) return { title: named(titleOf('/news')), description: general() }
  const { title, contents } = found.data.data
  return { title: named(title), description: shortened(contents) || general() }
}

function titleOf(path: string): string {
  if (path === '/recruitinfo') return i18n._(msg`Find jobs`)
  if (path === '/news') return i18n._(msg`News`)
  return path === '/home'
    ? i18n._(msg`Jobs in Korea, pay first`)
    : i18n._(msg`Jobs in Korea that show the pay first`)
}

function descriptionOf(path: string): string {
  if (path === '/recruitinfo')
    return i18n._(
      msg`Open jobs in Korea for people from abroad, by place, kind of work and pay. Pay, housing and visa are shown first.`,
    )
  if (path === '/news') return i18n._(msg`News about work, visas and life in Korea for people from abroad.`)
  return general()
}

const general = () =>
  i18n._(
    msg`Jobs in Korea for people from abroad. The pay comes first, and what you have read stays readable without internet.`,
  )

/** Same format as the tab title (ui/use-title.ts). */
const named = (title: string) => `${title} · 일터 Ilteo`

/** Truncates at a word boundary. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_CHARACTERS) return line
  const cut = line.slice(0, MOST_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_CHARACTERS / 2)).replace(/[\uD800-\uDBFF]$/, '')}…`
}
