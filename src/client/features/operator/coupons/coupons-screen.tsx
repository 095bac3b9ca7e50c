import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type OperatorCoupon, endCoupon } from '../../../../contract/operator/coupon.ts'
import { lastMoment, useFormat } from '../../../i18n/format.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useFocusAfterRow, useRowKeys } from '../keyboard/use-row-keys.ts'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { CouponSheet } from './coupon-sheet.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { couponsPage } from '../queries.ts'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { secondLine } from '../desk/desk-surfaces.ts'

const states: Record<
  OperatorCoupon['state'],
  { label: MessageDescriptor; color: 'green' | 'amber' | 'gray' }
> = {
  WAITING: { label: msg({ message: 'Scheduled', context: 'banner' }), color: 'amber' },
  RUNNING: { label: msg`Active`, color: 'green' },
  USED_UP: { label: msg`Used up`, color: 'gray' },
  ENDED: { label: msg`Ended`, color: 'gray' },
}

/** The coupons for companies. */
export function CouponsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const result = useQuery({ ...couponsPage(page), placeholderData: keepPreviousData })
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<OperatorCoupon>()
  const columns = useColumns(setEnding)
  useRowKeys('coupons', result.data !== undefined)
  useFocusAfterRow(result.data?.data.filter(canEnd), ending?.id)
  return (
    <DeskPage
      title={t`Coupons`}
      actions={
        <>
          <ListKeys />
          <Button leftSection={<PlusIcon size={20} />} onClick={() => setMaking(true)}>
            <Trans>Create a coupon</Trans>
          </Button>
        </>
      }
    >
      <DeskList
        result={result}
        caption={t`Coupons`}
        columns={columns}
        page={page}
        empty={
          <EmptyState title={<Trans>There are no coupons yet</Trans>}>
            <Trans>Companies enter the coupon code on the payment page.</Trans>
          </EmptyState>
        }
      />
      {isMaking && <CouponSheet onClose={() => setMaking(false)} />}
      {ending && <EndSheet coupon={ending} onClose={() => setEnding(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onEnd: (coupon: OperatorCoupon) => void): readonly Column<OperatorCoupon>[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'code',
      part: 'title',
      head: <Trans>Code and name</Trans>,
      cell: ({ code, name }) => (
        <>
          {code}
          <Text {...secondLine}>{name}</Text>
        </>
      ),
    },
    {
      name: 'amount',
      head: <Trans>Discount</Trans>,
      cell: ({ kind, amount }) =>
        kind === 'PERCENT' ? format.percent(amount / 100) : <Won amount={amount} />,
    },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ state }) => <Badge color={states[state].color}>{i18n._(states[state].label)}</Badge>,
    },
    {
      name: 'period',
      head: <Trans context="coupon">Period</Trans>,
      cell: (coupon) => <Period coupon={coupon} />,
    },
    {
      name: 'used',
      part: 'figure',
      head: <Trans>Times used</Trans>,
      cell: (coupon) => <Uses coupon={coupon} />,
    },
    {
      name: 'end',
      part: 'action',
      head: <Trans>Changes</Trans>,
      cell: (coupon) =>
        canEnd(coupon) && (
          <Button
            variant="default"
            size="sm"
            aria-label={t`End coupon: ${coupon.code}`}
            onClick={() => onEnd(coupon)}
            {...ROW_LINK}
          >
            <Trans>End coupon</Trans>
          </Button>
        ),
    },
  ]
}

const canEnd = ({ state }: OperatorCoupon) => state === 'RUNNING' || state === 'WAITING'

function Period({ coupon: { validFrom, validUntil } }: { coupon: OperatorCoupon }) {
  const format = useFormat()
  const from = format.date(validFrom)
  if (validUntil === null) return <Trans>From {from}</Trans>
  const until = format.date(lastMoment(validUntil))
  return (
    <Trans>
      {from} to {until}
    </Trans>
  )
}

function Uses({ coupon: { used, totalLimit, members } }: { coupon: OperatorCoupon }) {
  const format = useFormat()
  const most = totalLimit === null ? '' : format.number(totalLimit)
  return (
    <>
      {totalLimit === null ? (
        format.number(used)
      ) : (
        <Trans>
          {format.number(used)} of {most}
        </Trans>
      )}
      <Text {...secondLine}>
        <Plural value={members} one="# company has this coupon" other="# companies have this coupon" />
      </Text>
    </>
  )
}

function EndSheet({ coupon, onClose }: { coupon: OperatorCoupon; onClose: () => void }) {
  const end = useOperatorCommand(endCoupon)
  const { id, code: name } = coupon
  const done = () => {
    announceDecision({ what: 'COUPON_ENDED', name, desk: 'coupons', id, undo: null })
    onClose()
  }
  return (
    <ConfirmSheet
      title={<Trans>End this coupon now?</Trans>}
      action={<Trans>End coupon</Trans>}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => end.send({ params: { id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <b>{coupon.code}</b> {coupon.name}
      </p>
      <p>
        <Trans>Nobody can use this coupon any more. Orders already placed with it keep the discount.</Trans>{' '}
        <Trans>This is final: a coupon that has ended cannot be used again.</Trans>
      </p>
    </ConfirmSheet>
  )
}
