import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { queryFor } from '../../../api/query-for.ts'
import { lastMoment, useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { endCoupon, listOperatorCoupons, type OperatorCoupon } from '../../../../contract/operator/coupon.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { CouponSheet, Discount } from './coupon-sheet.tsx'
import { column, RowButton, secondLine, type StateLook } from '../desk/cells.tsx'
import { ConfirmSheet } from '../desk/command.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import { PeriodText } from '../desk/period.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { useFocusAfterRow } from '../keyboard/use-row-keys.ts'
import { fresh, pageOf } from '../queries.ts'

const states: Record<OperatorCoupon['state'], StateLook> = {
  WAITING: { label: msg({ message: 'Scheduled', context: 'banner' }), color: 'amber' },
  RUNNING: { label: msg`Active`, color: 'green' },
  USED_UP: { label: msg`Used up`, color: 'gray' },
  ENDED: { label: msg`Ended`, color: 'gray' },
}

/** The coupons for companies. */
export function CouponsScreen({ search: { page = 1 } }: { search: SearchOf<'coupons'> }) {
  const { t } = useLingui()
  const result = useList(queryFor(listOperatorCoupons, { query: pageOf(page) }, fresh))
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<OperatorCoupon>()
  useFocusAfterRow(result.data?.data.filter(canEnd), ending?.id)
  const end = column.action<OperatorCoupon>(
    'end',
    <Trans>Changes</Trans>,
    (coupon) =>
      canEnd(coupon) && (
        <RowButton
          label={t`End coupon: ${coupon.code}`}
          onClick={() => setEnding(coupon)}
        >{t`End coupon`}</RowButton>
      ),
  )
  return (
    <ListPage
      desk="coupons"
      actions={
        <Button leftSection={<PlusIcon size={20} />} onClick={() => setMaking(true)}>
          <Trans>Create a coupon</Trans>
        </Button>
      }
      result={result}
      columns={[...columns, end]}
      page={page}
      empty={
        <EmptyState title={<Trans>There are no coupons yet</Trans>}>
          <Trans>Companies enter the coupon code on the payment page.</Trans>
        </EmptyState>
      }
    >
      {isMaking && <CouponSheet onClose={() => setMaking(false)} />}
      {ending && <EndSheet coupon={ending} onClose={() => setEnding(undefined)} />}
    </ListPage>
  )
}

const columns: readonly Column<OperatorCoupon>[] = [
  column.title('code', <Trans>Code and name</Trans>, ({ code, name }) => (
    <>
      {code}
      <Text {...secondLine}>{name}</Text>
    </>
  )),
  column('amount', <Trans>Discount</Trans>, (coupon) => <Discount {...coupon} />),
  column.state(states),
  column('period', <Trans context="coupon">Period</Trans>, (coupon) => <Period {...coupon} />),
  column.figure('used', <Trans>Times used</Trans>, (coupon) => <Uses {...coupon} />),
]

const canEnd = ({ state }: OperatorCoupon) => state === 'RUNNING' || state === 'WAITING'

function Period({ validFrom, validUntil }: OperatorCoupon) {
  const format = useFormat()
  return (
    <PeriodText from={format.date(validFrom)} until={validUntil && format.date(lastMoment(validUntil))} />
  )
}

function Uses({ used, totalLimit, members }: OperatorCoupon) {
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
  const { id, code: name } = coupon
  const end = useDecision(endCoupon, { desk: 'coupons', id, name })
  return (
    <ConfirmSheet
      title={<Trans>End this coupon now?</Trans>}
      action={<Trans>End coupon</Trans>}
      command={end}
      onConfirm={() => end.decide(msg`Coupon ended: ${name}.`, { params: { id } })}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> {coupon.name}
      </p>
      <p>
        <Trans>Nobody can use this coupon any more. Orders already placed with it keep the discount.</Trans>{' '}
        <Trans>This is final: a coupon that has ended cannot be used again.</Trans>
      </p>
    </ConfirmSheet>
  )
}
