import { Paper, Text, Title } from '@mantine/core'
import type { News } from '../../../contract/site/news.ts'
import { NewsTitle, OriginalNewsTitle } from '../../entities/news/news-items.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { Picture } from '../../ui/image/picture.tsx'
import classes from './main-news.module.css'

/** The main news item: image, title, source and the beginning of its text. */
export function MainNews({ news }: { news: News }) {
  const langCode = useLanguage()
  const contents = news.translations?.contents
  return (
    <Paper
      component="article"
      radius="lg"
      pos="relative"
      style={{ overflow: 'hidden' }}
      className={classes.main}
    >
      <Picture
        className={classes.picture}
        src={news.imageUrl}
        alt=""
        loading="lazy"
        fallback={<NewsScene className={classes.picture} />}
      />
      <div className={classes.words} lang="ko">
        <Title order={3} size="h2" lts="-0.015em">
          <NewsTitle news={news} />
        </Title>
        <OriginalNewsTitle news={news} />
        <Text size="sm" c="dimmed">
          {news.company}
        </Text>
        <p className={classes.contents} lang={contents ? langCode : 'ko'}>
          {contents?.text ?? news.contents}
        </p>
      </div>
    </Paper>
  )
}

/** Placeholder for a main news item without an image: a newspaper on a table. */
function NewsScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      style={{ background: 'var(--scene-sky)' }}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="280" cy="38" r="18" fill="var(--scene-light)" />
      <path d="M0 150h320v30H0Z" fill="var(--scene-back)" />
      <path
        d="M96 40h132a8 8 0 0 1 8 8v102H104a16 16 0 0 1-16-16V48a8 8 0 0 1 8-8Z"
        fill="var(--scene-light)"
      />
      <path d="M236 66h16a6 6 0 0 1 6 6v66a12 12 0 0 1-22 6Z" fill="var(--scene-front)" />
      <path d="M104 56h64" stroke="var(--scene-accent)" strokeWidth="9" strokeLinecap="round" />
      <path d="M102 72h56v38h-56Z" fill="var(--scene-front)" />
      <path d="m102 110 18-20 12 12 10-9 16 17Z" fill="var(--scene-back)" />
      <path
        d="M172 76h48m-48 14h48m-48 14h34M106 124h114m-114 14h84"
        stroke="var(--scene-back)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
