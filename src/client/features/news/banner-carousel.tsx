import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Banner, clickBanner } from '../../../contract/site/news.ts'
import { tagOf } from '../../../reference/interface-languages.ts'
import { sendBeacon } from '../../api/send-beacon.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { InKorean, NewsPicture } from '../../entities/news/news-items.tsx'
import { useLanguage } from '../../i18n/use-language.ts'

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: (
      <Link
        to="/news/detail/$id"
        params={{ id: banner.newsId }}
        style={{ display: 'block', outlineOffset: -4 }}
        onClick={() => sendBeacon(clickBanner, { id: banner.id })}
        // The middle button opens a new tab.
        onAuxClick={({ button }) => {
          if (button === 1) sendBeacon(clickBanner, { id: banner.id })
        }}
      >
        <NewsPicture
          url={banner.imageUrl}
          loading={index === 0 ? 'eager' : 'lazy'}
          style={{ aspectRatio: '3 / 1' }}
        />
        {/* Titles of one line and of two take the same room on phones, which is known before they are. */}
        <Text
          component="div"
          fw={700}
          px="md"
          py="sm"
          mih={{ base: 'calc(2lh + 2 * var(--space-12))', sm: 0 }}
          c="dark"
          bg="var(--surface)"
        >
          <BannerTitle banner={banner} />
        </Text>
      </Link>
    ),
  }))
  return <Carousel label={t`Featured news`} slides={slides} />
}

/** In the reader's language where the banner is written in it or the news is translated. */
function BannerTitle({ banner: { title, newsTitle, langCode: written } }: { banner: Banner }) {
  const langCode = useLanguage()
  if (written) return <span lang={tagOf(written)}>{title}</span>
  if (newsTitle) return <span lang={langCode}>{newsTitle.text}</span>
  return (
    <span lang="ko">
      <InKorean /> {title}
    </span>
  )
}
