import type { NewsState, OperatorNews, OperatorNewsRow } from '../../../contract/operator/news.ts'
import type { EditedNews } from '../news/service.ts'

/** Strong ETag: the revision increases with every change by an operator. */
export const newsEtag = (item: { revision: number }): string => `"${item.revision}"`

export function newsRowOf(item: EditedNews, now: Date): OperatorNewsRow {
  return {
    id: item.id,
    title: item.title,
    company: item.company,
    state: stateOf(item.published_at, now),
    imageUrl: item.image_file === null ? null : `/files/${item.image_file}`,
    mainPlace: item.main_place,
    publishedDate: item.published_at?.toISOString() ?? null,
    updatedDate: item.updated_at.toISOString(),
    hitCount: item.hit_count,
    isImported: item.is_imported,
  }
}

export function newsOf(item: EditedNews, now: Date): OperatorNews {
  return {
    ...newsRowOf(item, now),
    contents: item.contents,
    imageFileDataId: item.image_file,
    imageCaption: item.image_caption,
    linkUrl: item.link_url,
    createdDate: item.created_at.toISOString(),
    isTold: item.is_told,
  }
}

function stateOf(publishedAt: Date | null, now: Date): NewsState {
  if (publishedAt === null) return 'DRAFT'
  return publishedAt > now ? 'SCHEDULED' : 'PUBLISHED'
}
