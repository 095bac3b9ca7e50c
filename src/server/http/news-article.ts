import type { News } from '../../contract/news.ts'

/** Longer headlines are cut off where they are shown. */
const LONGEST_HEADLINE = 110

/** A news item as schema.org's NewsArticle. `site` is where people reach it. */
export function newsArticle(news: News, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: Array.from(news.title).slice(0, LONGEST_HEADLINE).join(''),
    datePublished: news.createdDate,
    mainEntityOfPage: `${site}/news/detail/${news.id}`,
    ...(news.imageUrl ? { image: [new URL(news.imageUrl, site).href] } : {}),
    author: { '@type': 'Organization', name: news.company },
    publisher: { '@type': 'Organization', name: '일터 Ilteo', url: site },
  }
}
