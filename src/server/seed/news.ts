import type pg from 'pg'
import { interfaceLanguages } from '../../reference/interface-languages.ts'
import { regionById } from '../../reference/regions.ts'
import { hashOf } from '../features/translation/service.ts'
import type { Artwork } from './artwork.ts'
import { copyRows } from './copy.ts'
import { createRandom } from './random.ts'
import { ADVERTISEMENTS } from './text/advertisements.ts'
import { LOCAL_STORIES, NATIONAL_STORIES, type Story } from './text/news-stories.ts'
import { NEWS_TITLES, type NewsTitles } from './text/news-titles.ts'

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
  const rows = storiesOf().map((story, index) => {
    age += random.next() * 1.6
    const published_at = new Date(now.getTime() - Math.floor(age * DAY))
    const hasImage = index < MAIN || NEWS_TITLES.has(story.title) || random.chance(0.85)
    return {
      id: random.uuid(published_at),
      title: story.title,
      company: random.pick(PRESS),
      contents: story.paragraphs.join('\n\n'),
      image_file: hasImage ? (artwork.news[index % artwork.news.length]?.reference ?? null) : null,
      image_caption: hasImage ? story.caption : null,
      link_url: story.link ?? null,
      hit_count: random.int(12, 4_800),
      main_place: index < MAIN ? index + 1 : null,
      published_at,
      created_at: published_at,
      updated_at: published_at,
    }
  })
  await copyRows(client, 'news', rows)
  const titled = rows.flatMap((row) => {
    const titles = NEWS_TITLES.get(row.title)
    return titles ? [{ row, titles }] : []
  })
  await copyRows(client, 'text_translations', titled.flatMap(translationsOf))
  const banners = titled.map(({ row }, index) => ({
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

interface Titled {
  row: { id: string; title: string; published_at: Date }
  titles: NewsTitles
}

const translationsOf = ({ row, titles }: Titled) =>
  Object.entries(titles).map(([lang_code, text]) => ({
    subject_id: row.id,
    field: 'NEWS_TITLE' as const,
    lang_code,
    made_by: 'operator',
    text_hash: hashOf(row.title),
    text,
    created_at: row.published_at,
  }))

/** Alternates national stories with stories of single provinces. */
function storiesOf(): Story[] {
  return Array.from({ length: ITEMS }, (_, index) => {
    const national = NATIONAL_STORIES[Math.floor(index / 2)]
    if (index % 2 === 0 && national) return national
    const local = LOCAL_STORIES[index % LOCAL_STORIES.length]
    const province = regionById(1 + ((index * 7) % 17))
    if (!local || !province) throw new Error('no text or province for a story')
    return local(province.sido, province.sidoInSummary)
  })
}
