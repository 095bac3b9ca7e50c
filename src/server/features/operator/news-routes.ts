import { AppError } from '../../../contract/base/errors.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getNewsAudience,
  getOperatorNews,
  importNews,
  listOperatorNews,
  publishNews,
  unpublishNews,
  type NewsState,
  type OperatorNews,
  type OperatorNewsRow,
} from '../../../contract/operator/news.ts'
import { countNewsReaders } from '../alert/service.ts'
import { on } from '../../http/endpoint-route.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { changeNews, type Check, publish, removeNews, unpublish, writeNews } from '../news/edit.ts'
import {
  countEditable,
  type EditedNews,
  type ListedNews,
  findEditable,
  findEdited,
} from '../news/edit-queries.ts'
import { importNewsFrom } from './import-news.ts'
import { insertAct } from './queries.ts'

/** Strong ETag: the revision increases with every change by an operator. */
const newsEtag = (item: { revision: number }): string => `"${item.revision}"`

function newsRowOf(item: ListedNews, now: Date): OperatorNewsRow {
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

function newsOf(item: EditedNews, now: Date): OperatorNews {
  return {
    ...newsRowOf(item, now),
    contents: item.contents,
    imageFileDataId: item.image_file,
    imageCaption: item.image_caption,
    linkUrl: item.link_url,
    createdDate: item.created_at.toISOString(),
    isTold: item.is_told,
    translations: item.translations.map(({ langCode, texts, isOlder }) => ({
      langCode,
      title: texts.NEWS_TITLE ?? '',
      contents: texts.NEWS_CONTENTS ?? '',
      isOlder,
    })),
  }
}

function stateOf(publishedAt: Date | null, now: Date): NewsState {
  if (publishedAt === null) return 'DRAFT'
  return publishedAt > now ? 'SCHEDULED' : 'PUBLISHED'
}

const answerOf = (item: EditedNews, now: Date) => ({ data: newsOf(item, now), etag: newsEtag(item) })

/** Refuses if the item changed since the operator saw it; the answer contains the current version. */
const seenBy =
  (ifMatch: string | undefined, now: Date): Check =>
  (item) => {
    if (matchesIfMatch(ifMatch, newsEtag(item))) return
    throw new AppError('PRECONDITION_FAILED', { data: newsOf(item, now), etag: newsEtag(item) })
  }

const COMPARED = [
  'title',
  'company',
  'contents',
  'image_file',
  'image_caption',
  'link_url',
  'main_place',
] as const
const changesOf = (before: EditedNews, after: EditedNews) => [
  ...COMPARED.filter((column) => before[column] !== after[column]),
  ...(JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(after)) ? [] : ['translations']),
]

const textsOf = ({ translations }: EditedNews) =>
  translations.map(({ langCode, texts }) => [langCode, texts.NEWS_TITLE, texts.NEWS_CONTENTS])

export const operatorNewsRoutes = [
  on(listOperatorNews, async ({ db, query, now }) => {
    const filter = { ...query, now }
    const [items, totalCount] = await Promise.all([
      findEditable(db, filter, query),
      countEditable(db, filter),
    ])
    return { data: items.map((item) => newsRowOf(item, now)), totalCount }
  }),
  on(getOperatorNews, async ({ db, params, now }) => {
    const item = await findEdited(db, params.id)
    if (!item) throw new AppError('NOT_FOUND')
    return answerOf(item, now)
  }),
  on(getNewsAudience, async ({ db }) => ({ data: { members: await countNewsReaders(db) } })),
  on(createNews, async ({ db, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const item = await writeNews(db, by, body)
    await insertAct(db, { ...by, act: 'news.create', subject: item.id, details: { title: item.title } })
    return answerOf(item, now)
  }),
  on(editNews, async ({ db, params, body, member, ifMatch, now }) => {
    const by = { operatorId: member.id, now }
    const check = seenBy(ifMatch, now)
    const { before, after } = await changeNews(db, by, params.id, { form: body, check })
    const details = { title: after.title, changed: changesOf(before, after) }
    await insertAct(db, { ...by, act: 'news.edit', subject: after.id, details })
    return answerOf(after, now)
  }),
  on(publishNews, async ({ db, params, body, member, ifMatch, now }) => {
    const publishAt = body.publishAt === null ? null : new Date(body.publishAt)
    const check = seenBy(ifMatch, now)
    const { tellMembers } = body
    const { item, isAlertQueued } = await publish(db, params.id, {
      now,
      publishAt,
      tellsMembers: tellMembers,
      check,
    })
    const told = isAlertQueued ? { members: await countNewsReaders(db) } : {}
    const details = { title: item.title, publishAt: item.published_at, tellMembers, ...told }
    await insertAct(db, { operatorId: member.id, now, act: 'news.publish', subject: item.id, details })
    return answerOf(item, now)
  }),
  on(unpublishNews, async ({ db, params, member, ifMatch, now }) => {
    const item = await unpublish(db, params.id, now, seenBy(ifMatch, now))
    const details = { title: item.title }
    await insertAct(db, { operatorId: member.id, now, act: 'news.unpublish', subject: item.id, details })
    return answerOf(item, now)
  }),
  on(deleteNews, async ({ db, params, member, ifMatch, now }) => {
    const { id, title } = await removeNews(db, params.id, now, seenBy(ifMatch, now))
    await insertAct(db, { operatorId: member.id, now, act: 'news.delete', subject: id, details: { title } })
    return {}
  }),
  on(importNews, async ({ db, body, member, services, now }) => {
    await services.limits.use('news-import', member.id)
    const importer = { operatorId: member.id, now, withImages: body.withImages }
    return { data: await importNewsFrom({ db, services }, importer, body.url) }
  }),
]
