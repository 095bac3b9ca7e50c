import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Box, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { type ReactNode, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { isId } from '../../../../contract/base/schema.ts'
import type { Order } from '../../../../contract/payment/order.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { BoughtDetails } from '../../../entities/payment/bought-details.tsx'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { CheckIcon, InfoIcon, RefreshIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ActionLink } from '../../../ui/link.tsx'
import { TestModeNote, PaymentNote, Summary } from '../choice/summary.tsx'
import { storedChoices, NOTHING_CHOSEN } from '../kept.ts'
import { useInvoiceCheck } from '../choice/invoice-choice.tsx'
import { type ChosenMethod, MethodChoice } from '../choice/method-choice.tsx'
import { payable } from '../choice/use-choices.ts'
import { PayAction, PayColumns, PayPart } from '../pay-page.tsx'
import { useCancelOrder, usePayOrder } from '../use-pay.ts'

const colors = { done: 'green', attention: 'red', waiting: 'gray', neutral: 'gray' }

const icons = { done: CheckIcon, attention: TriangleIcon, waiting: RefreshIcon, neutral: InfoIcon }

interface ResultCardProps {
  kind: keyof typeof icons
  title: ReactNode
  /** The order to summarize. */
  order?: Order
  children: ReactNode
  /** Shown between text and actions. */
  details?: ReactNode
  actions: ReactNode
}

/** Card with the status of an order and actions. */
export function ResultCard({ kind, title, order, children, details, actions }: ResultCardProps) {
  const Drawing = icons[kind]
  return (
    <Stack
      component="section"
      gap="lg"
      maw="var(--column)"
      mx="auto"
      mt={{ sm: 'md' }}
      py="xxl"
      px="xl"
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Stack gap="xs" align="center" ta="center" role="status">
        <ThemeIcon variant="light" color={colors[kind]} size={64} radius="full" mb="xs">
          <Drawing size={32} />
        </ThemeIcon>
        <h2>{title}</h2>
        <Text component="div" inherit maw="26rem" c="dimmed">
          {children}
        </Text>
      </Stack>
      {order && (
        <Group
          component="dl"
          gap="4px 12px"
          justify="space-between"
          align="flex-start"
          p="md"
          bdrs="md"
          bg="var(--sunk)"
        >
          <dt>
            <Bought order={order} />
            <BoughtDetails {...order} startsDate={order.status === 'PAID' ? order.startsDate : null} />
          </dt>
          <Box component="dd" ms="auto" fw={700}>
            <Won amount={order.totalAmount} />
          </Box>
        </Group>
      )}
      {details}
      {order?.isTest && <TestModeNote />}
      <Stack gap="xs">{actions}</Stack>
    </Stack>
  )
}

/** The product of an order in one line. */
export function Bought({ order: { points, days, title } }: { order: Order }) {
  if (points !== null) return <Points value={points} />
  return (
    <>
      {title !== null && <span lang="ko">{title}</span>}
      {BETWEEN_FACTS}
      <Plural value={days ?? 0} one="# day" other="# days" />
    </>
  )
}

/** Leads to the order whose deposit stands in the way. */
function OtherDeposit({ error }: { error: Error | null }) {
  if (!(error instanceof ApiProblem) || error.code !== 'DEPOSIT_PENDING') return null
  const { orderId } = (error.data ?? {}) as { orderId?: unknown }
  if (!isId(orderId)) return null
  return <ActionLink to="/payment/localJob" search={{ orderId }} label={<Trans>Show the deposit</Trans>} />
}

/** An unpaid order, as after coming back from the provider: pay it, or cancel it. */
export function UnpaidOrder({ order }: { order: Order }) {
  const format = useFormat()
  const kept = storedChoices(order.jobId ?? 'ticket') ?? NOTHING_CHOSEN
  const [chosen, setChosen] = useState<ChosenMethod>({ ...kept, method: order.method ?? kept.method })
  const method = payable(chosen, order.totalAmount)
  const invoice = useInvoiceCheck(method)
  const paying = usePayOrder(order)
  const cancelling = useCancelOrder()
  const error = paying.error ?? cancelling.error
  const until = format.time(order.expiresDate)
  return (
    <PayColumns
      summary={
        <>
          <Summary amounts={order} hasSurcharge={order.kind === 'LOCAL_PASS'} />
          <PaymentNote terms={order} />
          {error && <RequestAlert error={error} />}
          <OtherDeposit error={error} />
          <PayAction
            total={order.totalAmount}
            takesPayments={order.takesPayments}
            isBusy={paying.isPending || cancelling.isPending}
            onPay={() => {
              if (invoice.mayPay()) paying.send(method)
            }}
          />
          <Button
            variant="subtle"
            color="gray"
            disabled={cancelling.isPending}
            onClick={() => cancelling.send({ params: { id: order.id } })}
          >
            <Trans>Cancel order</Trans>
          </Button>
        </>
      }
    >
      <PayPart title={<Bought order={order} />}>
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <b>
            <Trans>Not paid yet</Trans>
          </b>
          <p>
            <Trans>Nothing has been charged. You can still pay for this order until {until}.</Trans>
          </p>
        </Alert>
      </PayPart>
      <PayPart>
        <MethodChoice
          value={chosen}
          total={order.totalAmount}
          isEmailWrong={invoice.isWrong}
          onChange={(part) => setChosen({ ...chosen, ...part })}
        />
      </PayPart>
    </PayColumns>
  )
}
