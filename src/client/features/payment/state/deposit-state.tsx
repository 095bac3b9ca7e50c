import { Trans } from '@lingui/react/macro'
import { Alert, Box, Button, Text } from '@mantine/core'
import type { Order } from '../../../../contract/payment/order.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useCopy } from '../../../browser/use-copy.ts'
import { Won } from '../../../i18n/won.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { CheckIcon, CopyIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { ResultCard } from './result-card.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'

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
      {order.invoiceHint && (
        <Box component="p" mt="xs">
          <InvoiceNote hint={order.invoiceHint} />
        </Box>
      )}
    </ResultCard>
  )
}

const InvoiceNote = ({ hint }: { hint: string }) => (
  <Trans>A tax invoice is issued for {hint} once your deposit has arrived.</Trans>
)

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
      <Facts figures>
        <Fact name={<Trans>Bank account</Trans>}>
          <span lang="ko">{account.bank}</span>
          <Text component="b" inherit fw={700} display="inline-block" maw="100%">
            {account.number}
          </Text>
        </Fact>
        <Fact name={<Trans>Account holder</Trans>} lang="ko">
          {account.holder}
        </Fact>
        <Fact name={<Trans>Amount</Trans>}>
          <b>
            <Won amount={totalAmount} />
          </b>
        </Fact>
        <Fact name={<Trans>Deposit deadline</Trans>}>
          <time dateTime={account.dueDate}>{due}</time>
        </Fact>
      </Facts>
      <Button variant="default" leftSection={<CopyIcon size={20} />} onClick={() => copy(account.number)}>
        <Trans>Copy the account number</Trans>
      </Button>
      {copied && (
        <Alert
          color={copied === 'COPIED' ? 'green' : 'red'}
          icon={copied === 'COPIED' ? <CheckIcon size={20} /> : <TriangleIcon size={20} />}
        >
          {copied === 'COPIED' ? (
            <Trans>The account number has been copied</Trans>
          ) : (
            <Trans>copy failed</Trans>
          )}
        </Alert>
      )}
    </>
  )
}
