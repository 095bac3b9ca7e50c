import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { applicationStageLabels } from '../../../entities/application/stage-labels.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { MemberApplication, MemberCase, MemberOrder } from '../../../../contract/operator/member.ts'
import {
  actionColumn,
  amountColumn,
  column,
  koreanColumn,
  Label,
  labelColumn,
  momentColumn,
  secondLine,
  titleColumn,
} from '../desk/cells.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { at } from '../desk/desks.ts'
import { OrderState, RefundAction } from './order-state.tsx'
import { useRefund } from './refund-sheet.tsx'
import { memberApplications, memberOrders } from '../queries.ts'

/** The member's orders and payments. */
export function MemberOrders({ member, page }: { member: MemberCase; page: number }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { refund, sheet } = useRefund(member.companyName, heading)
  return (
    <section aria-labelledby="orders">
      <Title order={2} pt="md" pb="xs" px={{ base: 'edge', sm: 0 }} id="orders" ref={heading} tabIndex={-1}>
        <Trans>Orders</Trans>
      </Title>
      <DeskList
        result={useList(memberOrders(member.id, page))}
        caption={t`Orders of the member`}
        columns={columnsOf(refund)}
        page={page}
      />
      {sheet}
    </section>
  )
}

const columnsOf = (onRefund: (order: MemberOrder) => void): readonly Column<MemberOrder>[] => [
  titleColumn('product', <Trans context="order">Product</Trans>, ({ id, kind, title }) => (
    <>
      <Link {...at('orders', id)}>
        <Label of={productNames[kind]} />
      </Link>
      {title !== null && (
        <Text {...secondLine} lang="ko">
          {title}
        </Text>
      )}
    </>
  )),
  column('state', <Trans>Status</Trans>, (order) => <OrderState order={order} />),
  momentColumn('createdDate', <Trans>Ordered on</Trans>),
  momentColumn('paidDate', <Trans>Paid on</Trans>),
  amountColumn('totalAmount', 'figure'),
  actionColumn('refund', <Trans>Changes</Trans>, (order) => (
    <RefundAction order={order} onRefund={() => onRefund(order)} />
  )),
]

/** What a worker applied for, latest first. */
export function MemberApplications({ id, page }: { id: string; page: number }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="applications">
      <Title order={2} pt="md" pb="xs" px={{ base: 'edge', sm: 0 }} id="applications">
        <Trans>Applications</Trans>
      </Title>
      <DeskList
        result={useList(memberApplications(id, page))}
        caption={t`Applications of the member`}
        columns={applicationColumns}
        page={page}
      />
    </section>
  )
}

const applicationColumns: readonly Column<MemberApplication>[] = [
  titleColumn('posting', <Trans>Posting</Trans>, ({ jobId, title }) => (
    <Link {...at('postings', jobId)} lang="ko">
      <bdi>{title}</bdi>
    </Link>
  )),
  koreanColumn('companyName', <Trans>Company</Trans>),
  labelColumn('status', <Trans>Status</Trans>, applicationStageLabels),
  momentColumn('createdDate', <Trans>Applied on</Trans>, 'date'),
]
