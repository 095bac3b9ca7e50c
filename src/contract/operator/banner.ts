import * as z from 'zod/mini'
import { trimmed } from '../job/announcement-form.ts'
import { command, read } from '../base/endpoint.ts'
import { advertisedUrl, NewsPicture, orNull } from './schema.ts'
import { ById, Id, Instant, inPages, PAGE_SIZE } from '../base/schema.ts'

/** Characters, counted as code points. */
export const BANNER_TITLE_LENGTH = 100
/** Maximum number of banners, and of advertisements, shown or not. */
export const MAX_BANNERS = 100
/** Days of click counts per row, including today. */
export const CLICK_DAYS = 14

/** SHOWN now; WAITING for its period or for its news to be published; OVER after its period. */
export const BANNER_STATES = ['SHOWN', 'WAITING', 'OVER'] as const
export type BannerState = (typeof BANNER_STATES)[number]

const form = {
  /** Alternative text of the image. */
  title: trimmed(BANNER_TITLE_LENGTH, 1),
  /** Own upload of type `news`, or the current image. */
  imageFileDataId: NewsPicture,
  /** Shown from this time; null means at once. */
  startsDate: orNull(Instant),
  /** Shown until this time, which is after the start; null means no end. */
  endsDate: orNull(Instant),
}
const row = {
  id: Id,
  title: z.string(),
  imageUrl: z.string(),
  imageFileDataId: z.string(),
  startsDate: z.nullable(Instant),
  endsDate: z.nullable(Instant),
  state: z.enum(BANNER_STATES),
  /** Clicks, counted once per visitor and day. */
  clickCount: z.int(),
  /** The last fourteen days in Asia/Seoul, oldest first, including today. */
  days: z.array(z.object({ date: z.iso.date(), clicks: z.int() })),
}
const Order = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_BANNERS)) })

export const BannerForm = z.object({ ...form, newsId: Id })
export type BannerForm = z.output<typeof BannerForm>
export const OperatorBanner = z.object({ ...row, newsId: Id, newsTitle: z.string() })
export type OperatorBanner = z.output<typeof OperatorBanner>

export const AdvertisementForm = z.object({ ...form, linkUrl: advertisedUrl })
export type AdvertisementForm = z.output<typeof AdvertisementForm>
export const OperatorAdvertisement = z.object({ ...row, linkUrl: z.string() })
export type OperatorAdvertisement = z.output<typeof OperatorAdvertisement>

export const listOperatorBanners = read('operator.banners', 'GET /operator/banners', {
  summary: 'List banners',
  ...inPages(OperatorBanner, PAGE_SIZE.max),
  by: 'OPERATOR',
})
export const createBanner = command('operator.createBanner', 'POST /operator/banners', {
  summary: 'Create a banner',
  body: BannerForm,
  answer: OperatorBanner,
  status: 201,
  by: 'OPERATOR',
  errors: ['VALIDATION', 'JOB_STATE'],
})
export const editBanner = command('operator.editBanner', 'PUT /operator/banners/:id', {
  summary: 'Edit a banner',
  params: ById,
  body: BannerForm,
  answer: OperatorBanner,
  by: 'OPERATOR',
  errors: ['NOT_FOUND', 'VALIDATION'],
})
export const orderBanners = command('operator.orderBanners', 'PUT /operator/banners/order', {
  summary: 'Reorder banners',
  body: Order,
  by: 'OPERATOR',
  errors: ['VALIDATION'],
})
export const deleteBanner = command('operator.deleteBanner', 'DELETE /operator/banners/:id', {
  summary: 'Delete a banner',
  params: ById,
  by: 'OPERATOR',
  errors: ['NOT_FOUND'],
})

export const listOperatorAdvertisements = read('operator.advertisements', 'GET /operator/advertisements', {
  summary: 'List advertisements',
  ...inPages(OperatorAdvertisement, PAGE_SIZE.max),
  by: 'OPERATOR',
})
export const createAdvertisement = command('operator.createAdvertisement', 'POST /operator/advertisements', {
  summary: 'Create an advertisement',
  body: AdvertisementForm,
  answer: OperatorAdvertisement,
  status: 201,
  by: 'OPERATOR',
  errors: ['VALIDATION', 'JOB_STATE'],
})
export const editAdvertisement = command('operator.editAdvertisement', 'PUT /operator/advertisements/:id', {
  summary: 'Edit an advertisement',
  params: ById,
  body: AdvertisementForm,
  answer: OperatorAdvertisement,
  by: 'OPERATOR',
  errors: ['NOT_FOUND', 'VALIDATION'],
})
export const orderAdvertisements = command(
  'operator.orderAdvertisements',
  'PUT /operator/advertisements/order',
  {
    summary: 'Reorder advertisements',
    body: Order,
    by: 'OPERATOR',
    errors: ['VALIDATION'],
  },
)
export const deleteAdvertisement = command(
  'operator.deleteAdvertisement',
  'DELETE /operator/advertisements/:id',
  {
    summary: 'Delete an advertisement',
    params: ById,
    by: 'OPERATOR',
    errors: ['NOT_FOUND'],
  },
)
