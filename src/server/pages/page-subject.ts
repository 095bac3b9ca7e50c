import * as z from 'zod/mini'
import { JobDetail } from '../../contract/job/job.ts'
import { News } from '../../contract/site/news.ts'
import { jobPosting } from './job-posting.ts'
import { newsArticle } from './news-article.ts'
import type { PageAnswer } from './page-answers.ts'
import type { PageFacts } from './page-head.ts'

type Subject = Pick<PageFacts, 'isOpen' | 'card' | 'kind' | 'data'>

const SITE: Subject = { isOpen: true, card: '/share/site.jpg', kind: 'website', data: null }

/** Describes a page for its head, from its route and first answer. */
export function subjectOf(route: string, first: PageAnswer | undefined, site: string): Subject {
  if (first && first.status >= 400) return { ...SITE, isOpen: false }
  if (first && route === 'recruitment.detail.$id') return jobSubject(first, site)
  if (first && route === 'news.detail.$id') return newsSubject(first, site)
  return SITE
}

/** A closed job stays readable at its address, but is no longer indexed. */
function jobSubject(first: PageAnswer, site: string): Subject {
  const job = dataOf(JobDetail, first)
  if (!job) return SITE
  const isOpen = job.status === 'IN_PROGRESS'
  return {
    isOpen,
    card: `/share/jobs/${job.id}.jpg`,
    kind: 'website',
    data: isOpen ? jobPosting(job, site) : null,
  }
}

function newsSubject(first: PageAnswer, site: string): Subject {
  const news = dataOf(News, first)
  return news
    ? { isOpen: true, card: `/share/news/${news.id}.jpg`, kind: 'article', data: newsArticle(news, site) }
    : SITE
}

function dataOf<T>(schema: z.ZodMiniType<T>, { text }: PageAnswer): T | null {
  const answer: unknown = JSON.parse(text)
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  const parsed = schema.safeParse(data)
  return parsed.success ? parsed.data : null
}
