import type pg from 'pg'
import { interfaceLanguages, type LanguageCode } from '../../reference/interface-languages.ts'
import { nameIn } from '../../reference/name-in.ts'
import { regionById, type RegionRecord } from '../../reference/regions.ts'
import { hashOf } from '../features/translation/queries.ts'
import type { Artwork } from './artwork.ts'
import { copyRows } from './copy.ts'
import { createRandom } from './random.ts'
import { ADVERTISEMENTS } from './text/advertisements.ts'
import { LOCAL_STORIES, NATIONAL_STORIES, type Story } from './text/news-stories.ts'
import { NEWS_TEXTS, type NewsText } from './text/news-texts.ts'

const ITEMS = 60
const MAIN = 3
const DAY = 86_400_000
const PRESS = [
  '일터 소식',
  '외국인노동자신문',
  '다문화타임스',
  '산업안전뉴스',
  '이주민센터 소식지',
  '지역고용저널',
]

interface Setting {
  seed: string
  now: Date
  artwork: Artwork
}

export async function loadNews(client: pg.ClientBase, { seed, now, artwork }: Setting): Promise<void> {
  const random = createRandom(`${seed}/news`)
  let age = 0.1
  const items = itemsOf().map(({ story, province }, index) => {
    age += random.next() * 1.6
    const published_at = new Date(now.getTime() - Math.floor(age * DAY))
    const hasImage = index < MAIN || story.hasBanner || random.chance(0.85)
    const row = {
      id: random.uuid(published_at),
      ...textOf({ story, province }, 'ko'),
      company: random.pick(PRESS),
      image_file: hasImage ? (artwork.news[index % artwork.news.length]?.reference ?? null) : null,
      image_caption: hasImage ? story.caption : null,
      link_url: story.link ?? null,
      hit_count: random.int(12, 4_800),
      main_place: index < MAIN ? index + 1 : null,
      published_at,
      created_at: published_at,
      updated_at: published_at,
    }
    return { story, province, row }
  })
  await copyRows(
    client,
    'news',
    items.map(({ row }) => row),
  )
  await copyRows(client, 'text_translations', items.flatMap(translationsOf))
  const banners = items
    .filter(({ story }) => story.hasBanner)
    .map(({ row }, index) => ({
      id: random.uuid(now),
      news_id: row.id,
      title: row.title,
      image_file: artwork.wide[index]?.reference ?? '',
      place: index + 1,
    }))
  await copyRows(client, 'banners', banners)
  const advertisements = interfaceLanguages.flatMap(({ code }, group) =>
    ADVERTISEMENTS.map(({ link, titles }, index) => ({
      id: random.uuid(now),
      title: titles[code],
      link_url: link,
      image_file: artwork.wide[banners.length + index]?.reference ?? '',
      place: group * ADVERTISEMENTS.length + index + 1,
      lang_code: code,
    })),
  )
  await copyRows(client, 'advertisements', advertisements)
}

interface Item {
  story: Story
  /** Of stories of one province. */
  province?: RegionRecord | undefined
}

function textOf({ story, province }: Item, langCode: LanguageCode): NewsText {
  const { title, contents } = NEWS_TEXTS[langCode][story.id]
  if (!province) return { title, contents }
  const name = nameIn({ name: province.sidoInSummary, nameInEnglish: province.sidoInEnglishShort }, langCode)
  const named = (text: string) => text.replaceAll('{province}', name)
  return { title: named(title), contents: named(contents) }
}

interface LoadedItem extends Item {
  row: NewsText & { id: string; published_at: Date }
}

/** Written by an operator, as nothing here is made by a machine. */
function translationsOf({ row, ...item }: LoadedItem) {
  const written = { subject_id: row.id, made_by: 'operator', created_at: row.published_at }
  return interfaceLanguages
    .filter(({ code }) => code !== 'ko')
    .flatMap(({ code }) => {
      const { title, contents } = textOf(item, code)
      const fields = { ...written, lang_code: code }
      return [
        { ...fields, field: 'NEWS_TITLE' as const, text_hash: hashOf(row.title), text: title },
        { ...fields, field: 'NEWS_CONTENTS' as const, text_hash: hashOf(row.contents), text: contents },
      ]
    })
}

/** Alternates national stories with stories of single provinces. */
function itemsOf(): Item[] {
  return Array.from({ length: ITEMS }, (_, index) => {
    const national = NATIONAL_STORIES[Math.floor(index / 2)]
    if (index % 2 === 0 && national) return { story: national }
    const story = LOCAL_STORIES[index % LOCAL_STORIES.length]
    const province = regionById(1 + ((index * 7) % 17))
    if (!story || !province) throw new Error('no text or province for a story')
    return { story, province }
  })
}
