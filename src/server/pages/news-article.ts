import type { News } from '../../contract/site/news.ts'

/** Search results truncate longer headlines. */
const LONGEST_HEADLINE = 110

/** A news item as schema.org's NewsArticle. `site` is the public URL. */
export function newsArticle(news: News, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: Array.from(news.title).slice(0, LONGEST_HEADLINE).join(''),
    datePublished: news.createdDate,
    dateModified: news.modifiedDate,
    mainEntityOfPage: `${site}/news/detail/${news.id}`,
    // The item's image or a generated one; search engines do not accept SVG.
    image: [`${site}/share/news/${news.id}.jpg`],
    author: { '@type': 'Organization', name: news.company },
    publisher: { '@type': 'Organization', name: '일터 Ilteo', url: site },
  }
}
