import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { Won } from '../../i18n/won.tsx'
import classes from './pay-page.module.css'

/** Component to choose a coupon. */
export type CouponsPart = ComponentType<{
  chosen: string | null
  onChoose: (couponId: string | null) => void
}>

interface PayColumnsProps {
  children: ReactNode
  summary: ReactNode
}

/** Two columns on desktop: choices and summary. */
export function PayColumns({ children, summary }: PayColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.choices}>{children}</div>
      <section className={classes.summary} aria-labelledby="pay-summary">
        <h2 id="pay-summary">
          <Trans>Amount to pay</Trans>
        </h2>
        {summary}
      </section>
    </div>
  )
}

export function PayPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part}>
      {title && <h2 className={classes.title}>{title}</h2>}
      {children}
    </section>
  )
}

interface PayActionProps {
  /** Undefined until the server has calculated it. */
  total: number | undefined
  /** Whether payments are available; if not, only free orders can be completed. */
  takesPayments: boolean | undefined
  isBusy: boolean
  onPay: () => void
}

/** The pay button. Offline it is disabled, with a note above it that the choices are kept. */
export function PayAction({ total, takesPayments, isBusy, onPay }: PayActionProps) {
  const isOffline = useConnectivity() !== 'online'
  const isClosed = takesPayments === false && total !== 0
  return (
    <ActionBar>
      <div className={classes.pay}>
        {isOffline && (
          <p id="pay-offline" role="status" className={classes.offline}>
            <Trans>You are offline. Your choices stay here until you can pay.</Trans>
          </p>
        )}
        <Button
          fullWidth
          disabled={isOffline || isClosed || total === undefined}
          aria-describedby={isOffline ? 'pay-offline' : undefined}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onPay()
          }}
        >
          {total === undefined ? (
            <Trans context="buy">Pay</Trans>
          ) : total === 0 ? (
            <Trans>Finish without paying</Trans>
          ) : (
            <Trans>
              Pay <Won amount={total} />
            </Trans>
          )}
        </Button>
      </div>
    </ActionBar>
  )
}
