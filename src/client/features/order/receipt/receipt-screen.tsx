import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, Panel, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { ReceiptRequests } from './receipt-requests.tsx'
import { type Receipt, getReceipt } from '../../../../contract/payment/receipt.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useState } from 'react'
import { RefundNote } from '../../../entities/payment/bought-details.tsx'
import { useHasContact, useSite } from '../../../entities/site/site-query.ts'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'

/** The receipt of a paid order, to print or save. */
export function ReceiptScreen({ id }: { id: string }) {
  const { t } = useLingui()
  useTitle(t`Receipt`)
  const result = useQuery(receiptOf(id))
  const receipt = result.data?.data
  const isGone = result.error instanceof ApiProblem && result.error.status === 404
  return (
    <>
      <div data-no-print>
        <InnerHeader title={<Trans>Receipt</Trans>} up="/employmentPage/paymenthistory" />
      </div>
      <PageColumn>
        {receipt ? (
          <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="xl">
            <ReceiptPaper receipt={receipt} />
            <Stack flex={{ md: 1 }} miw={0} data-no-print>
              <Box px={{ base: 'edge', sm: 0 }}>
                <Button fullWidth onClick={() => window.print()}>
                  <Trans>Print or save as PDF</Trans>
                </Button>
              </Box>
              <ReceiptRequests receipt={receipt} />
              <RefundRequest receipt={receipt} />
            </Stack>
          </Flex>
        ) : isGone ? (
          <EmptyState title={<Trans>There is no receipt for this order</Trans>}>
            <Trans>A receipt is here once the order is paid.</Trans>
          </EmptyState>
        ) : result.error ? (
          <ErrorState
            title={<Trans>The receipt could not be loaded</Trans>}
            onRetry={() => void result.refetch()}
          />
        ) : (
          <LoadingBlocks rows={5} form="text" />
        )}
      </PageColumn>
    </>
  )
}

const receiptOf = (id: string) => queryFor(getReceipt, { params: { id } })

const ContactSheet = lazyPart(
  async () => (await import('../../../entities/site/contact-sheet.tsx')).ContactSheet,
)

/** The way to ask for the money while it can be refunded, and until when that is. */
function RefundRequest({ receipt: { id, kind, isRefundable } }: { receipt: Receipt }) {
  const hasContact = useHasContact()
  if (!isRefundable || !hasContact) return null
  return (
    <Panel gap="md" aria-labelledby="refund">
      <h2 id="refund">
        <Trans>Refund</Trans>
      </h2>
      <Text size="sm" c="dimmed">
        <RefundNote isPass={kind !== 'TICKET'} />
      </Text>
      <Ask id={id} />
    </Panel>
  )
}

/** A mail that names the order; without an address, the other ways to reach the site. */
function Ask({ id }: { id: string }) {
  const { t } = useLingui()
  const email = useSite()?.contact.email ?? null
  const [isAsking, setIsAsking] = useState(false)
  const label = <Trans>Ask for a refund</Trans>
  if (email !== null)
    return (
      <Button
        component="a"
        fullWidth
        variant="default"
        href={`mailto:${email}?subject=${encodeURIComponent(t`Refund of order ${id}`)}`}
      >
        {label}
      </Button>
    )
  return (
    <>
      <Button fullWidth variant="default" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Optional>{isAsking && <ContactSheet onClose={() => setIsAsking(false)} />}</Optional>
    </>
  )
}
