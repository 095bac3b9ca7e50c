import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { BANNER_TITLE_LENGTH, type BannerState } from '../../../../contract/operator/banner.ts'
import { interfaceLanguages, type LanguageCode } from '../../../../reference/interface-languages.ts'
import { ImageValue, storedReference } from '../../../entities/image/image-value.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { instantOf, seoulInput } from '../../../i18n/seoul-time.ts'
import { isAfterLastDay } from '../desk/period/last-day.ts'

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

const PlacedValues = z.object({
  title: z.string(),
  picture: z.nullable(ImageValue),
  /** Inputs in Korean time; empty for immediately and without an end. */
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

export const EMPTY_PLACED: PlacedValues = {
  title: '',
  picture: null,
  starts: '',
  ends: '',
  langCode: null,
  target: '',
}

export const placedValuesOf = (placed: Placed, target: string): PlacedValues => ({
  title: placed.title,
  picture: { at: 'STORED', reference: placed.imageFileDataId, url: placed.imageUrl },
  starts: seoulInput(placed.startsDate),
  ends: seoulInput(placed.endsDate),
  langCode: placed.langCode,
  target,
  version: placed.version,
})

/** Common part of the request body, after the image was uploaded. */
export const placedBodyOf = ({ title, picture, starts, ends, langCode }: PlacedValues) => ({
  title,
  imageFileDataId: storedReference(picture) ?? '',
  startsDate: instantOf(starts),
  endsDate: instantOf(ends),
  langCode,
})

/** Errors by contract field, except those of the target. */
export function errorsOfPlaced({ title, picture, starts, ends }: PlacedValues): FieldErrors {
  const [from, until] = [instantOf(starts), instantOf(ends)]
  const length = Array.from(title.trim()).length
  const found: Record<string, FieldErrorCode | undefined> = {
    title: length === 0 ? 'REQUIRED' : length > BANNER_TITLE_LENGTH ? 'TOO_LONG' : undefined,
    imageFileDataId: picture ? undefined : 'REQUIRED',
    startsDate: isAfterLastDay(starts) ? 'TOO_LARGE' : starts !== '' && from === null ? 'INVALID' : undefined,
    endsDate: isAfterLastDay(ends)
      ? 'TOO_LARGE'
      : (ends !== '' && until === null) || (from && until && until <= from)
        ? 'INVALID'
        : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, code]) => (code ? [[field, code] as const] : [])),
  )
}
