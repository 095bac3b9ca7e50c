import type { OrderStatus } from '../../../contract/base/enums.ts'
import { Won } from '../../i18n/won.tsx'
import { paidWon } from './totals.ts'

export function WonTotal({ rows }: { rows: readonly { payAmount: number; status: OrderStatus }[] }) {
  return <Won amount={paidWon(rows)} />
}
