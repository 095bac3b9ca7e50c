import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import type {
  deleteBanner,
  OperatorAdvertisement,
  OperatorBanner,
  orderBanners,
} from '../../../../contract/operator/banner.ts'
import { interfaceLanguages } from '../../../../reference/interface-languages.ts'
import { ImageValue, storedReference } from '../../../entities/image/image-value.ts'
import { instantOf, seoulInput } from '../../../i18n/seoul-time.ts'

/** A banner, which links to a news item, or an advertisement, which links to an address. */
export type Placed = Omit<OperatorBanner, 'newsId' | 'newsTitle'> &
  Partial<OperatorBanner & OperatorAdvertisement>

/** What operators place on a page, and how it is called. */
export interface Placement {
  desk: 'banners' | 'advertisements'
  /** Begins the names of its drafts. */
  draftName: string
  /** The contract's field that says where it links to. */
  target: 'newsId' | 'linkUrl'
  /** Width to height in which the picture is shown; pictures are cropped to it. */
  ratio?: number
  caption: MessageDescriptor
  words: Record<'add' | 'edit' | 'remove' | 'removed' | 'imageHint' | 'none' | 'about', ReactNode>
  calls: { create: Endpoint; edit: Endpoint; order: typeof orderBanners; remove: typeof deleteBanner }
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

export const isPlaced = (value: unknown): value is PlacedValues => z.safeParse(PlacedValues, value).success

export const placedValuesOf = (placed: Placed | null): PlacedValues => ({
  title: placed?.title ?? '',
  picture: placed && { at: 'STORED', reference: placed.imageFileDataId, url: placed.imageUrl },
  starts: seoulInput(placed?.startsDate ?? null),
  ends: seoulInput(placed?.endsDate ?? null),
  langCode: placed ? placed.langCode : null,
  target: placed?.newsId ?? placed?.linkUrl ?? '',
  ...(placed ? { version: placed.version } : {}),
})

/** The request body, after the image was uploaded. */
export const placedBodyOf = (values: PlacedValues, target: Placement['target']) => ({
  title: values.title,
  // Any upload, before it has its reference: the contract asks for one.
  imageFileDataId: storedReference(values.picture) ?? '',
  startsDate: instantOf(values.starts),
  endsDate: instantOf(values.ends),
  langCode: values.langCode,
  [target]: values.target,
})
