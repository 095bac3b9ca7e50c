import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { News } from '../../../contract/site/news.ts'
import { useFormat } from '../../i18n/format.ts'
import { NewsIcon } from '../../ui/icon/icons.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { NewsScene } from './news-scene.tsx'
import classes from './news-items.module.css'

/** The item of the day: picture, title, who wrote it, and how it begins. */
export function MainNews({ news }: { news: News }) {
  return (
    <article className={classes.main}>
      <Picture
        className={classes.picture}
        src={news.imageUrl}
        alt=""
        loading="lazy"
        fallback={<NewsScene className={classes.picture} />}
      />
      <div className={classes.words} lang="ko">
        <h3 className={classes.mainTitle}>
          <Link to="/news/detail/$id" params={{ id: news.id }} className={classes.link}>
            {news.title}
          </Link>
        </h3>
        <p className={classes.company}>{news.company}</p>
        <p className={classes.contents}>{news.contents}</p>
      </div>
    </article>
  )
}

export function NewsRow({ news }: { news: News }) {
  const format = useFormat()
  const views = format.number(news.hitCount)
  return (
    <article className={classes.row}>
      <RowPicture url={news.imageUrl} />
      <div className={classes.words}>
        <h3 className={classes.title} lang="ko">
          <Link to="/news/detail/$id" params={{ id: news.id }} className={classes.link}>
            {news.title}
          </Link>
        </h3>
        <p className={classes.facts}>
          <time dateTime={news.createdDate}>{format.daysAgo(news.createdDate)}</time>
          <span aria-hidden="true"> · </span>
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
