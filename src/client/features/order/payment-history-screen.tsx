import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import type { HistorySearch } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'

/** The employer's payments, pending deposits and reading tickets. */
export function PaymentHistoryScreen({ search }: { search: HistorySearch }) {
  const { t } = useLingui()
  useTitle(t`Payment history`)
  return (
    <PageColumn>
      <Title
        order={1}
        pt={{ base: 'md', sm: 'xl' }}
        pb={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 0 }}
        fz={{ sm: 'xxl' }}
        lh={{ sm: 'xxl' }}
      >
        <Trans>Payment history</Trans>
      </Title>
      <HistoryTabs search={search} first="announcement" />
    </PageColumn>
  )
}
