import { Trans } from '@lingui/react/macro'
import { Box, Button, Text } from '@mantine/core'
import type { Order } from '../../../../contract/payment/order.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useCopy } from '../../../browser/use-copy.ts'
import { Won } from '../../../i18n/won.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { CopyIcon } from '../../../ui/icon/screen-icons.tsx'
import classes from './deposit-state.module.css'
import { ResultCard } from './result-card.tsx'

/** The virtual account for the deposit, and its deadline. */
export function DepositState({ order }: { order: Order }) {
  return (
    <ResultCard
      kind="waiting"
      title={<Trans>Waiting for your deposit</Trans>}
      order={order}
      details={<Account order={order} />}
      actions={
        <>
          {order.sandboxUrl !== null && (
            <Button component="a" href={order.sandboxUrl} variant="default">
              <Trans>Make a test deposit</Trans>
            </Button>
          )}
          <ButtonLink to="/employmentPage/paymenthistory" search={{ tab: 'deposit' }} variant="light">
            <Trans>Pending deposits</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Transfer exactly this amount to this bank account. You can use what you bought when your payment
        arrives.
      </Trans>
      <Ending order={order} />
    </ResultCard>
  )
}

/** Explains that an unpaid order ends by itself. */
function Ending({ order: { account, couponId, expiresDate } }: { order: Order }) {
  const until = useDue(account?.dueDate ?? expiresDate)
  return (
    <Box component="p" mt="xs">
      {couponId === null ? (
        <Trans>If your deposit does not arrive by {until}, the order is cancelled and you pay nothing.</Trans>
      ) : (
        <Trans>
          If your deposit does not arrive by {until}, the order is cancelled, you pay nothing, and you can use
          your coupon again.
        </Trans>
      )}
    </Box>
  )
}

/** Formats the deadline of a deposit. */
function useDue(date: string): string {
  const format = useFormat()
  return `${format.date(date)} ${format.time(date)}`
}

function Account({ order: { account, totalAmount, expiresDate } }: { order: Order }) {
  const { copied, copy } = useCopy()
  const due = useDue(account?.dueDate ?? expiresDate)
  if (!account) return null
  return (
    <>
      <dl className={classes.account}>
        <Text component="dt" inherit c="dimmed">
          <Trans>Bank account</Trans>
        </Text>
        <Box component="dd" ta="end">
          <span lang="ko">{account.bank}</span>{' '}
          <Box component="b" display="inline-block" maw="100%" style={{ overflowWrap: 'anywhere' }}>
            {account.number}
          </Box>
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Account holder</Trans>
        </Text>
        <Box component="dd" ta="end" lang="ko">
          {account.holder}
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Amount</Trans>
        </Text>
        <Box component="dd" ta="end">
          <b>
            <Won amount={totalAmount} />
          </b>
        </Box>
        <Text component="dt" inherit c="dimmed">
          <Trans>Deposit deadline</Trans>
        </Text>
        <Box component="dd" ta="end">
          <time dateTime={account.dueDate}>{due}</time>
        </Box>
      </dl>
      <Button variant="default" leftSection={<CopyIcon size={20} />} onClick={() => copy(account.number)}>
        <Trans>Copy the account number</Trans>
      </Button>
      {copied && (
        <AlertMessage kind={copied === 'COPIED' ? 'done' : 'attention'}>
          {copied === 'COPIED' ? (
            <Trans>The account number has been copied</Trans>
          ) : (
            <Trans>copy failed</Trans>
          )}
        </AlertMessage>
      )}
    </>
  )
}
