import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type Banner, clickBanner } from '../../../contract/site/news.ts'
import { tagOf } from '../../../reference/interface-languages.ts'
import { sendBeacon } from '../../api/send-beacon.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { NewsIcon } from '../../ui/icon/icons.tsx'
import { InKorean } from '../../entities/news/news-items.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { Picture } from '../../ui/image/picture.tsx'
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
        onClick={() => sendBeacon(clickBanner, { id: banner.id })}
        // The middle button opens a new tab.
        onAuxClick={({ button }) => {
          if (button === 1) sendBeacon(clickBanner, { id: banner.id })
        }}
      >
        <Picture
          className={classes.picture}
          src={banner.imageUrl}
          alt=""
          loading={index === 0 ? 'eager' : 'lazy'}
          fallback={
            <span className={classes.picture} data-empty>
              <NewsIcon size={40} />
            </span>
          }
        />
        <BannerTitle banner={banner} />
      </Link>
    ),
  }))
  return <Carousel label={t`Featured news`} slides={slides} />
}

/** In the reader's language where the banner is written in it or the news is translated. */
function BannerTitle({ banner: { title, newsTitle, langCode: written } }: { banner: Banner }) {
  const langCode = useLanguage()
  if (written)
    return (
      <span lang={tagOf(written)} className={classes.title}>
        {title}
      </span>
    )
  if (newsTitle)
    return (
      <span lang={langCode} className={classes.title}>
        {newsTitle.text}
      </span>
    )
  return (
    <span lang="ko" className={classes.title}>
      <InKorean /> {title}
    </span>
  )
}
