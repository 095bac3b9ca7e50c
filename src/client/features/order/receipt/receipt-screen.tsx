import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { receiptOf } from './receipt-query.ts'
import { ReceiptRequests } from './receipt-requests.tsx'
import { RefundRequest } from './refund-request.tsx'

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
