import { defineMessage as text } from '#message'
import { methodLabels } from '../../../contract/payment/method-labels.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Db } from '../../db/database.ts'
import type { MailLine } from '../../i18n/mail-text.ts'
import type { TextIn } from '../../i18n/text-in.ts'
import { orderNameFor } from '../payment/service.ts'
import { mailNotice, type NoticeContext } from './notice-mail.ts'
import { mistakeLine } from './suspension-mail.ts'

const texts = {
  amount: text({ message: 'Amount: {amount} won' }),
  method: text({ message: 'Payment method: {method}' }),
  toMethod: text({
    message:
      'The money goes back the way you paid. It can take a few working days until your card company or bank shows it.',
  }),
  points: text({ message: 'The {points} points of this order were taken back.' }),
  sentToAccount: text({
    message:
      'The money was sent to your bank account. It can take a few working days until your bank shows it.',
  }),
  toAccount: text({
    message:
      'The money goes to your bank account. If we do not know the account yet, we will ask you for it.',
  }),
}

/**
 * The background half of a refund: tells the member how much comes back, and how. The operator's reason is for
 * operators.
 */
export async function sendRefundNotice(
  { contact, ...context }: NoticeContext & { contact: Site['contact'] },
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await findRefunded(context.db, orderId)
  if (!order || order.member_id === null) return
  const { total_amount: amount, points } = order
  const address = contact.email ?? contact.messengerUrl
  await mailNotice(context, {
    kind: 'ORDER_REFUNDED',
    memberId: order.member_id,
    subject: await orderNameFor(context.db, order.member_id, order),
    linesIn: (say) => [
      ...(amount > 0 ? moneyLines(order, say) : []),
      ...(points === null ? [] : [[texts.points, { points: figure(points) }] as const, '']),
      ...(address === null ? [] : [mistakeLine(address), '']),
    ],
  })
}

const figure = (value: number): string => new Intl.NumberFormat('en').format(value)

type Refunded = NonNullable<Awaited<ReturnType<typeof findRefunded>>>

function moneyLines(
  { total_amount: amount, method, returned_at: returnedAt }: Refunded,
  say: TextIn,
): readonly MailLine[] {
  if (method === null) return []
  const toAccount = returnedAt === null ? texts.toAccount : texts.sentToAccount
  return [
    [texts.amount, { amount: figure(amount) }],
    [texts.method, { method: say(methodLabels[method]) }],
    [method === 'DepositWithoutBankbook' ? toAccount : texts.toMethod],
    '',
  ]
}

const findRefunded = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['payments.method', 'payments.returned_at'])
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'REFUNDED')
    .executeTakeFirst()
