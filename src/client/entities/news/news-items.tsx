import { Plural } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { News } from '../../../contract/site/news.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/format.ts'
import { NewsIcon } from '../../ui/icon/icons.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import classes from './news-items.module.css'

/** In the reader's language where there is a translation. */
export function NewsTitle({ news }: { news: News }) {
  const langCode = useLanguage()
  const translated = news.translations?.title
  return (
    <Link
      to="/news/detail/$id"
      params={{ id: news.id }}
      className={classes.link}
      lang={translated ? langCode : 'ko'}
    >
      {translated?.text ?? news.title}
    </Link>
  )
}

/** The title as it was written, below its translation; and the language of the news, where its text is not translated. */
export function OriginalNewsTitle({ news }: { news: News }) {
  return (
    <>
      {news.translations?.title && (
        <p className={classes.company} lang="ko">
          {news.title}
        </p>
      )}
      {!news.translations?.contents && <InKorean />}
    </>
  )
}

/** Tells readers of other languages that a text is in Korean: the name that stands in every list of languages. */
export function InKorean() {
  return readsKorean(useLanguage()) ? null : (
    <Badge component="span" lang="ko" style={{ alignSelf: 'start' }}>
      한국어
    </Badge>
  )
}

export function NewsRow({ news }: { news: News }) {
  const format = useFormat()
  const views = format.number(news.hitCount)
  return (
    <article className={classes.row}>
      <RowPicture url={news.imageUrl} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <NewsTitle news={news} />
        </h3>
        <OriginalNewsTitle news={news} />
        <p className={classes.facts}>
          <time dateTime={news.createdDate}>{format.daysAgo(news.createdDate)}</time>
          <span aria-hidden="true">{BETWEEN_FACTS}</span>
          <span>
            <Plural value={news.hitCount} one={`${views} view`} other={`${views} views`} />
          </span>
        </p>
      </div>
    </article>
  )
}

function RowPicture({ url }: { url: string | null }) {
  const empty = (
    <span className={classes.picture} data-empty>
      <NewsIcon size={28} />
    </span>
  )
  return <Picture className={classes.picture} src={url} alt="" loading="lazy" fallback={empty} />
}
