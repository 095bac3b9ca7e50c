import { Trans, useLingui } from '@lingui/react/macro'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import type { HistorySearch } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'
import classes from './payment-history-screen.module.css'

/** The employer's payments, pending deposits and reading tickets. */
export function PaymentHistoryScreen({ search }: { search: HistorySearch }) {
  const { t } = useLingui()
  useTitle(t`Payment history`)
  return (
    <PageColumn>
      <h1 className={classes.title}>
        <Trans>Payment history</Trans>
      </h1>
      <HistoryTabs search={search} first="announcement" />
    </PageColumn>
  )
}
