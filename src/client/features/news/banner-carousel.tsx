import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type Banner, clickBanner } from '../../../contract/news.ts'
import { call } from '../../lib/api.ts'
import { currentSession } from '../../lib/session.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './banner-carousel.module.css'

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: (
      <Link
        to="/news/detail/$id"
        params={{ id: banner.newsId }}
        className={classes.banner}
        onClick={() => void countClick(banner.id)}
      >
        <Picture
          className={classes.picture}
          src={banner.imageUrl}
          alt=""
          loading={index === 0 ? 'eager' : 'lazy'}
          fallback={<span className={classes.picture} />}
        />
        <span lang="ko" className={classes.title}>
          {banner.title}
        </span>
      </Link>
    ),
  }))
  return <Carousel label={t`Picked news`} slides={slides} />
}

/** A click that cannot be counted is no reason to trouble its reader. */
async function countClick(id: string) {
  try {
    await call(clickBanner, { params: { id }, token: currentSession()?.token ?? null })
  } catch {
    // The count stays as it was.
  }
}
