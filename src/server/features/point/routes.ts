import { getPoints } from '../../../contract/payment/point.ts'
import { on } from '../../http/endpoint-route.ts'
import { countMovements, findBalance, findMovements } from './queries.ts'

export const pointRoutes = [
  on(getPoints, async ({ db, query, member }) => {
    const [{ paid, free }, movements, totalCount] = await Promise.all([
      findBalance(db, member.id),
      findMovements(db, member.id, query),
      countMovements(db, member.id),
    ])
    const entries = movements.map((movement) => ({ ...movement, date: movement.date.toISOString() }))
    return { data: { balance: paid + free, paid, free, entries }, totalCount }
  }),
]
