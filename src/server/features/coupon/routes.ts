import { listCoupons, registerCoupon } from '../../../contract/payment/coupon.ts'
import { on } from '../../http/endpoint-route.ts'
import { countRegisteredCoupons, findRegisteredCoupons } from './queries.ts'
import { couponOf, register } from './service.ts'

export const couponRoutes = [
  on(registerCoupon, async ({ db, body, member, services, now }) => {
    await services.limits.use('coupon', member.person)
    return { data: await register(db, { memberId: member.id, code: body.code, now }) }
  }),
  on(listCoupons, async ({ db, query, member, now }) => {
    const [coupons, totalCount] = await Promise.all([
      findRegisteredCoupons(db, member.id, { ...query, now }),
      countRegisteredCoupons(db, member.id),
    ])
    return { data: coupons.map((coupon) => couponOf(coupon, now)), totalCount }
  }),
]
