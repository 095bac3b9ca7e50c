import * as z from 'zod/mini'
import type { BannerState } from '../../../../contract/operator/banner.ts'
import { interfaceLanguages, type LanguageCode } from '../../../../reference/interface-languages.ts'
import { ImageValue, storedReference } from '../../../entities/image/image-value.ts'
import { instantOf, seoulInput } from '../../../i18n/seoul-time.ts'

/** Common part of banners and advertisements: an image that links to a target for a period. */
export interface Placed {
  id: string
  version: string
  title: string
  imageUrl: string
  imageFileDataId: string
  startsDate: string | null
  endsDate: string | null
  /** Null for readers of every language; absent from answers of older servers. */
  langCode?: LanguageCode | null | undefined
  state: BannerState
  clickCount: number
  days: { date: string; clicks: number }[]
}

/** The form, as its draft is stored. */
const PlacedValues = z.object({
  title: z.string(),
  picture: z.nullable(ImageValue),
  /** Korean time; empty for immediately and without an end. */
  starts: z.string(),
  ends: z.string(),
  /** Language of the readers; null for all. Absent from drafts of older apps. */
  langCode: z.optional(z.nullable(z.enum(interfaceLanguages.map(({ code }) => code)))),
  /** Id of a news item, or an address. */
  target: z.string(),
  /** The version that was edited; absent for a new one. */
  version: z.optional(z.string()),
})
export type PlacedValues = z.output<typeof PlacedValues>

export const isPlacedValues = (value: unknown): value is PlacedValues =>
  z.safeParse(PlacedValues, value).success

export const placedValuesOf = (placed: Placed | null, target: string): PlacedValues => ({
  title: placed?.title ?? '',
  picture: placed && { at: 'STORED', reference: placed.imageFileDataId, url: placed.imageUrl },
  starts: seoulInput(placed?.startsDate ?? null),
  ends: seoulInput(placed?.endsDate ?? null),
  langCode: placed ? placed.langCode : null,
  target,
  ...(placed ? { version: placed.version } : {}),
})

/** Common part of the request body, after the image was uploaded. */
export const placedBodyOf = ({ title, picture, starts, ends, langCode }: PlacedValues) => ({
  title,
  // Any upload, before it has its reference: the contract asks for one.
  imageFileDataId: storedReference(picture) ?? '',
  startsDate: instantOf(starts),
  endsDate: instantOf(ends),
  langCode,
})
