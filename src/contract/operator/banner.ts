import * as z from 'zod/mini'
import { interfaceLanguages } from '../../reference/interface-languages.ts'
import { trimmed } from '../base/text-fields.ts'
import { command, read } from './call.ts'
import { advertisedUrl, NewsPicture, orNull } from './schema.ts'
import { Id, Instant, inPages, PAGE_SIZE } from '../base/schema.ts'

/** Characters, counted as code points. */
export const BANNER_TITLE_LENGTH = 100
/** Maximum number of banners, and of advertisements, shown or not. */
export const MAX_BANNERS = 100
/** Days of click counts per row, including today. */
export const CLICK_DAYS = 14

/** Readers of that language; null for those of every language. */
const Readers = z.optional(z.nullable(z.enum(interfaceLanguages.map(({ code }) => code))))

const form = {
  /** Alternative text of the image. */
  title: trimmed(BANNER_TITLE_LENGTH, 1),
  /** Own upload of type `news`, or the current image. */
  imageFileDataId: NewsPicture,
  /** Shown from this time; null means at once. */
  startsDate: orNull(Instant),
  /** Shown until this time, which is after the start; null means no end. */
  endsDate: orNull(Instant),
  /** Absent from requests of older apps: an edit then keeps it. */
  langCode: Readers,
}
const row = {
  id: Id,
  /** Its ETag, for If-Match. */
  version: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  imageFileDataId: z.string(),
  startsDate: z.nullable(Instant),
  endsDate: z.nullable(Instant),
  /** Absent from answers of older servers. */
  langCode: Readers,
  /** SHOWN now; WAITING for its period or for its news to be published; OVER after its period. */
  state: z.enum(['SHOWN', 'WAITING', 'OVER']),
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
export type BannerState = OperatorBanner['state']

export const AdvertisementForm = z.object({ ...form, linkUrl: advertisedUrl })
export type AdvertisementForm = z.output<typeof AdvertisementForm>
export const OperatorAdvertisement = z.object({ ...row, linkUrl: z.string() })
export type OperatorAdvertisement = z.output<typeof OperatorAdvertisement>

/** What operators do with banners, and with advertisements alike. */
function placementCalls<Form extends z.ZodMiniType, Row extends z.ZodMiniType>(
  name: 'Banner' | 'Advertisement',
  schemas: { form: Form; row: Row },
) {
  const plural = `${name.toLowerCase()}s`
  const withArticle = name === 'Banner' ? 'a banner' : 'an advertisement'
  return {
    list: read(`operator.${plural}`, `GET /operator/${plural}`, {
      summary: `List ${plural}`,
      ...inPages(schemas.row, PAGE_SIZE.max),
    }),
    create: command(`operator.create${name}`, `POST /operator/${plural}`, {
      summary: `Create ${withArticle}`,
      body: schemas.form,
      answer: schemas.row,
      status: 201,
      errors: ['VALIDATION', 'JOB_STATE'],
    }),
    edit: command(`operator.edit${name}`, `PUT /operator/${plural}/:id`, {
      summary: `Edit ${withArticle}`,
      body: schemas.form,
      answer: schemas.row,
      errors: ['VALIDATION', 'PRECONDITION_FAILED'],
    }),
    order: command(`operator.order${name}s`, `PUT /operator/${plural}/order`, {
      summary: `Reorder ${plural}`,
      body: Order,
      errors: ['VALIDATION'],
    }),
    remove: command(`operator.delete${name}`, `DELETE /operator/${plural}/:id`, {
      summary: `Delete ${withArticle}`,
    }),
  }
}

export const {
  list: listOperatorBanners,
  create: createBanner,
  edit: editBanner,
  order: orderBanners,
  remove: deleteBanner,
} = placementCalls('Banner', { form: BannerForm, row: OperatorBanner })

export const {
  list: listOperatorAdvertisements,
  create: createAdvertisement,
  edit: editAdvertisement,
  order: orderAdvertisements,
  remove: deleteAdvertisement,
} = placementCalls('Advertisement', { form: AdvertisementForm, row: OperatorAdvertisement })
