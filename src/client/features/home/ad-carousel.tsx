import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { type Advertisement, clickAdvertisement } from '../../../contract/site/news.ts'
import { externalLink } from '../../entities/site/external-link.ts'
import { sitePath } from '../../api/site-path.ts'
import { sendBeacon } from '../../api/send-beacon.ts'
import { tagOf } from '../../../reference/interface-languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import classes from './ad-carousel.module.css'
import { advertisements } from './queries.ts'

export function AdCarousel() {
  const { t } = useLingui()
  const result = useQuery(advertisements(useLanguage()))
  const ads = result.data?.data
  if (result.isPending) return <div className={classes.space} />
  if (!ads || ads.length === 0) return null
  return (
    <div className={classes.ads} data-several={ads.length > 1 || undefined}>
      <Carousel
        label={t`Advertisements`}
        slides={ads.map((ad) => ({ id: ad.id, content: <Ad ad={ad} /> }))}
      />
    </div>
  )
}

function Ad({ ad }: { ad: Advertisement }) {
  return (
    <AdLink ad={ad}>
      <Picture src={ad.imageUrl} alt="" fallback={null} />
      <span className={classes.words}>
        <small>
          <Trans comment="Label of an advertisement">Ad</Trans>
        </small>
        <b lang={tagOf(ad.langCode ?? 'ko')}>{ad.title}</b>
      </span>
    </AdLink>
  )
}

/** Links within this site or to the web; an invalid address is not linked. */
function AdLink({ ad: { id, linkUrl }, children }: { ad: Advertisement; children: ReactNode }) {
  const router = useRouter()
  const own = sitePath(linkUrl)
  const count = () => sendBeacon(clickAdvertisement, { id })
  if (own === undefined) {
    const outside = externalLink(linkUrl)
    if (!outside) return <div className={classes.ad}>{children}</div>
    return (
      <a
        className={classes.ad}
        href={outside.href}
        target="_blank"
        rel="noopener noreferrer sponsored"
        onClick={count}
      >
        {children}
      </a>
    )
  }
  const open = (event: MouseEvent) => {
    count()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(own)
  }
  return (
    <a className={classes.ad} href={own} onClick={open}>
      {children}
    </a>
  )
}
