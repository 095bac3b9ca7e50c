import { Trans } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { NewsRow } from '../../entities/news/news-items.tsx'
import { newsPage } from '../../entities/news/news-queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { TextLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page/page.tsx'

const SHOWN_NEWS = 3

/** The newest news items; nothing while there are none, as news is an extra on this page. */
export function LatestNews() {
  const items = useQuery(newsPage(1, useLanguage())).data?.data.slice(0, SHOWN_NEWS)
  if (!items || items.length === 0) return null
  return (
    <Section
      id="latest-news"
      title={<Trans>Latest news</Trans>}
      aside={
        <TextLink to="/news">
          <Trans comment="Link to the full list">View all</Trans>
        </TextLink>
      }
    >
      <Paper radius="lg" style={{ overflow: 'hidden' }}>
        {items.map((item) => (
          <NewsRow key={item.id} news={item} />
        ))}
      </Paper>
    </Section>
  )
}
