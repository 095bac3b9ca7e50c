import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Advertisement } from '../../../contract/news.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './ad-carousel.module.css'
import { advertisements } from './queries.ts'

export function AdCarousel() {
  const { t } = useLingui()
  const result = useQuery(advertisements())
  const ads = result.data?.data
  if (result.isPending) return <div className={classes.space} />
  if (!ads || ads.length === 0) return null
  return (
    <div className={classes.ads}>
      <Carousel
        label={t`Advertisements`}
        slides={ads.map((ad) => ({ id: ad.id, content: <Ad ad={ad} /> }))}
      />
    </div>
  )
}

function Ad({ ad }: { ad: Advertisement }) {
  const router = useRouter()
  const isOwn = /^\/(?![/\\])/.test(ad.linkUrl)
  const open = (event: MouseEvent) => {
    if (!isOwn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(ad.linkUrl)
  }
  return (
    <a
      className={classes.ad}
      href={ad.linkUrl}
      onClick={open}
      {...(isOwn ? {} : { target: '_blank', rel: 'noreferrer sponsored' })}
    >
      <Picture src={ad.imageUrl} alt="" fallback={<span className={classes.plain} />} />
      <span className={classes.words}>
        <small>
          <Trans>Ad</Trans>
        </small>
        <b lang="ko">{ad.title}</b>
      </span>
    </a>
  )
}
