import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
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
import classes from './home.module.css'
import { advertisements } from './queries.ts'

export function AdCarousel() {
  const { t } = useLingui()
  const result = useQuery(advertisements(useLanguage()))
  const ads = result.data?.data
  // A page may arrive in pieces: the place of the arrows is kept.
  const height = { base: 182, sm: 172 }
  if (result.isPending) return <Box mih={height} />
  if (!ads || ads.length === 0) return null
  return (
    <Box
      miw={0}
      mih={ads.length > 1 ? height : undefined}
      pt={{ base: 'md', sm: 0 }}
      px={{ base: 'edge', sm: 0 }}
    >
      <Carousel
        label={t`Advertisements`}
        slides={ads.map((ad) => ({ id: ad.id, content: <Ad ad={ad} /> }))}
      />
    </Box>
  )
}

function Ad({ ad }: { ad: Advertisement }) {
  return (
    <AdLink ad={ad}>
      <Picture src={ad.imageUrl} alt="" fallback={null} className={classes.adPicture} />
      <Flex
        direction="column"
        justify="center"
        pos="relative"
        // Large text takes the whole of a phone's slide.
        maw="max(62%, min(100%, 13rem))"
        // Three lines of a title: the slides are as high as the longest of them needs, before it is known.
        mih={{ base: 122, sm: 128 }}
        py="md"
        ps={{ base: 'lg', sm: 'xxl' }}
        pe="sm"
        bg="var(--tint)"
      >
        <Text component="small" size="xs" c="dimmed">
          <Trans comment="Label of an advertisement">Ad</Trans>
        </Text>
        <Text
          component="b"
          fw={700}
          fz={{ base: 'md', sm: 'lg' }}
          lh={{ base: 'md', sm: 'lg' }}
          c="dark"
          lang={tagOf(ad.langCode ?? 'ko')}
        >
          {ad.title}
        </Text>
      </Flex>
    </AdLink>
  )
}

const SLIDE = {
  pos: 'relative',
  display: 'block',
  bdrs: 'lg',
  bg: 'var(--tint)',
  style: { overflow: 'hidden' },
} as const

/** Links within this site or to the web; an invalid address is not linked. */
function AdLink({ ad: { id, linkUrl }, children }: { ad: Advertisement; children: ReactNode }) {
  const router = useRouter()
  const own = sitePath(linkUrl)
  const count = () => sendBeacon(clickAdvertisement, { id })
  if (own === undefined) {
    const outside = externalLink(linkUrl)
    if (!outside) return <Box {...SLIDE}>{children}</Box>
    return (
      <Box
        component="a"
        {...SLIDE}
        href={outside.href}
        target="_blank"
        rel="noopener noreferrer sponsored"
        onClick={count}
      >
        {children}
      </Box>
    )
  }
  const open = (event: MouseEvent) => {
    count()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(own)
  }
  return (
    <Box component="a" {...SLIDE} href={own} onClick={open}>
      {children}
    </Box>
  )
}
