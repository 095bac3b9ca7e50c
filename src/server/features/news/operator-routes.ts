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
import { pageOf } from '../../db/page.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { insertAct } from '../operator/audit.ts'
import { onOperator } from '../operator/on-operator.ts'
import { changeNews, type Check, publish, removeNews, unpublish, writeNews } from './edit.ts'
import { countEditable, type EditedNews, type ListedNews, findEditable, findEdited } from './edit-queries.ts'
import { importNewsFrom } from './import-as.ts'
import { orNotFound } from '../../or-not-found.ts'

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
    throw new AppError('PRECONDITION_FAILED', answerOf(item, now))
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
  onOperator(listOperatorNews, ({ db, query, now }) =>
    pageOf(findEditable(db, { ...query, now }, query), countEditable(db, { ...query, now }), (item) =>
      newsRowOf(item, now),
    ),
  ),
  onOperator(getOperatorNews, async ({ db, params, now }) => {
    const item = await orNotFound(findEdited(db, params.id))
    return answerOf(item, now)
  }),
  onOperator(getNewsAudience, async ({ db }) => ({ data: { members: await countNewsReaders(db) } })),
  onOperator(createNews, async ({ db, body, by }) => {
    const item = await writeNews(db, by, body)
    await insertAct(db, { ...by, act: 'news.create', subject: item.id, details: { title: item.title } })
    return answerOf(item, by.now)
  }),
  onOperator(editNews, async ({ db, params, body, ifMatch, by }) => {
    const check = seenBy(ifMatch, by.now)
    const { before, after } = await changeNews(db, by, params.id, { form: body, check })
    const details = { title: after.title, changed: changesOf(before, after) }
    await insertAct(db, { ...by, act: 'news.edit', subject: after.id, details })
    return answerOf(after, by.now)
  }),
  onOperator(publishNews, async ({ db, params, body: { publishAt, tellMembers }, ifMatch, by }) => {
    const { item, isAlertQueued } = await publish(db, params.id, {
      now: by.now,
      publishAt: publishAt === null ? null : new Date(publishAt),
      tellsMembers: tellMembers,
      check: seenBy(ifMatch, by.now),
    })
    const told = isAlertQueued ? { members: await countNewsReaders(db) } : {}
    const details = { title: item.title, publishAt: item.published_at, tellMembers, ...told }
    await insertAct(db, { ...by, act: 'news.publish', subject: item.id, details })
    return answerOf(item, by.now)
  }),
  onOperator(unpublishNews, async ({ db, params, ifMatch, by }) => {
    const item = await unpublish(db, params.id, by.now, seenBy(ifMatch, by.now))
    await insertAct(db, { ...by, act: 'news.unpublish', subject: item.id, details: { title: item.title } })
    return answerOf(item, by.now)
  }),
  onOperator(deleteNews, async ({ db, params, ifMatch, by }) => {
    const { id, title } = await removeNews(db, params.id, by.now, seenBy(ifMatch, by.now))
    await insertAct(db, { ...by, act: 'news.delete', subject: id, details: { title } })
    return {}
  }),
  onOperator(importNews, async ({ db, body, services, by }) => {
    await services.limits.use('news-import', by.operatorId)
    const importer = { ...by, withImages: body.withImages }
    return { data: await importNewsFrom({ db, services }, importer, body.url) }
  }),
]
