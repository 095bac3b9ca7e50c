import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Sections of the console by the first segment of their paths. */
export const DESKS = [
  'news',
  'banners',
  'advertisements',
  'verifications',
  'names',
  'guarantees',
  'latepay',
  'signals',
  'arrears',
  'occupations',
  'receipts',
  'reports',
  'coupons',
  'postings',
  'orders',
  'members',
  'trends',
  'health',
  'acts',
] as const
export type Desk = (typeof DESKS)[number]

export const deskNames: Record<Desk, MessageDescriptor> = {
  news: msg`News`,
  banners: msg`Banners`,
  advertisements: msg`Advertisements`,
  verifications: msg`Verifications`,
  names: msg`Company names`,
  guarantees: msg`Pay guarantees`,
  latepay: msg`Late pay`,
  signals: msg`Suspicious postings`,
  arrears: msg`Unpaid wages`,
  occupations: msg({ message: 'Occupations', context: 'console' }),
  receipts: msg`Receipts`,
  reports: msg`Reports`,
  coupons: msg`Coupons`,
  postings: msg({ message: 'Postings', context: 'console' }),
  orders: msg`Orders`,
  members: msg`Members`,
  trends: msg`Trends`,
  health: msg`System health`,
  acts: msg`Audit trail`,
}

/** Link target of a section, or of one of its entries. */
export const at = (desk: Desk, thing?: string) =>
  ({ to: '/operator/$', params: { _splat: thing === undefined ? desk : `${desk}/${thing}` } }) as const
