import type { News } from '../../contract/site/news.ts'

/** Longer headlines are cut off where they are shown. */
const LONGEST_HEADLINE = 110

/** A news item as schema.org's NewsArticle. `site` is where people reach it. */
export function newsArticle(news: News, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: Array.from(news.title).slice(0, LONGEST_HEADLINE).join(''),
    datePublished: news.createdDate,
    dateModified: news.modifiedDate,
    mainEntityOfPage: `${site}/news/detail/${news.id}`,
    // Its own picture, or the scene in its place; search engines take no drawings (SVG).
    image: [`${site}/share/news/${news.id}.jpg`],
    author: { '@type': 'Organization', name: news.company },
    publisher: { '@type': 'Organization', name: '일터 Ilteo', url: site },
  }
}
