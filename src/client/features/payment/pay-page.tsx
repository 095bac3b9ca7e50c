import { Trans } from '@lingui/react/macro'
import { Button, Flex, Stack, Text, Title } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { Won } from '../../i18n/won.tsx'
import { Panel } from '../../ui/page/page.tsx'

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
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'flex-start' }}
      gap={{ base: 'xs', sm: 'md' }}
      pt={{ sm: 'md' }}
      pb={{ base: 76, sm: 0 }}
      miw={0}
    >
      <Flex direction="column" gap={{ base: 'xs', sm: 'md' }} flex={{ md: 1 }} miw={0}>
        {children}
      </Flex>
      <Panel gap="md" w={{ md: 352 }} pos={{ md: 'sticky' }} top={{ md: 99 }} aria-labelledby="pay-summary">
        <h2 id="pay-summary">
          <Trans>Amount to pay</Trans>
        </h2>
        {summary}
      </Panel>
    </Flex>
  )
}

export function PayPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      {title && (
        <Title order={2} mb="sm">
          {title}
        </Title>
      )}
      {children}
    </Panel>
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
      <Stack gap="xs" flex={1}>
        {isOffline && (
          <Text size="sm" c="dimmed" id="pay-offline" role="status">
            <Trans>You are offline. Your choices stay here until you can pay.</Trans>
          </Text>
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
      </Stack>
    </ActionBar>
  )
}
