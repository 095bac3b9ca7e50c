import { Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'

interface BannerPreviewProps {
  picture: ImageValue
  title: string
  /** Width to height. */
  ratio: number
}

/** A banner as the news page shows it on a phone. */
export function BannerPreview({ picture, title, ratio }: BannerPreviewProps) {
  const url = useImageUrl(picture)
  return (
    <Box mt="md">
      <Text size="sm" c="dimmed" pb="xs">
        <Trans>On a phone that is 360 pixels wide:</Trans>
      </Text>
      <Box maw={360} bdrs="lg" bd="1px solid var(--hairline)" style={{ overflow: 'hidden' }} inert>
        {url && (
          <img
            src={url}
            alt=""
            style={{ display: 'block', width: '100%', aspectRatio: ratio, objectFit: 'cover' }}
          />
        )}
        <Text fw={700} px="md" py="sm" mih="calc(2lh + 2 * var(--space-12))" lang="ko">
          {title}
        </Text>
      </Box>
    </Box>
  )
}
