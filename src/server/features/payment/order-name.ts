import type { OrderRow } from '../order/service.ts'

/** In Korean, for the provider's page and the card statement. */
export function nameOf({ kind, points, days, title }: OrderRow): string {
  if (kind === 'TICKET') return `열람권 ${(points ?? 0).toLocaleString('ko')}P`
  const tier = { LOCAL_PASS: '로컬', GRAND_PASS: '그랜드', PREMIUM_PASS: '프리미엄', REGION_SURCHARGE: '' }
  return `${tier[kind]} 공고 ${days ?? 0}일 ${title ?? ''}`.trim().slice(0, 60)
}
