import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnnouncementEdit, AnnouncementForm } from '../../../../contract/job/announcement-form.ts'
import { Announcement, editAnnouncement, publishAnnouncement } from '../../../../contract/job/announcement.ts'
import type { Company, Verification } from '../../../../contract/employer/employer.ts'
import { uploadFile } from '../../../../contract/site/file.ts'
import * as z from 'zod/mini'
import { currentConnectivity } from '../../../browser/connectivity.ts'
import { inTime } from '../../../browser/in-time.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import type { Me } from '../../../../contract/account/member.ts'
import { cellphoneText } from '../../../entities/certification/cellphone-text.ts'
import { me } from '../../../entities/member/me-query.ts'
import { myCompany } from '../../../entities/company/company-query.ts'
import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { myVerification } from '../../../entities/verification/use-missing-verification.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { type Entry, type Receipt, blobIdsOf, needsAttention } from '../../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { valuesOf, valuesOfCopy, valuesOfStored } from '../form/announcement-body.ts'
import { atFormFields } from '../form/announcement-check.ts'
import type { AnnouncementSearch } from '../form/announcement-search.ts'
import {
  type AnnouncementDraft,
  type AnnouncementValues,
  EMPTY_ANNOUNCEMENT,
} from '../form/announcement-values.ts'
import { USUAL_WEEK } from '../form/time/time-of-text.ts'
import { announcementById, announcementEntity } from '../commands.ts'
import { useTimeWindow } from '../../../forms/use-time-window.ts'

export interface AnnouncementBase {
  state: 'LOADING' | 'READY' | 'GONE' | 'FAILED'
  draft: AnnouncementDraft
  /** Id of the refused entry that is being corrected. */
  replaces?: string
  /** Errors of the server's refusal by field. */
  errors: FieldErrors
  code?: string
  /** The server's current version, which another tab or device may have saved. */
  stored?: { etag: string; values: AnnouncementValues }
  /** The server's current version, read anew; undefined where it does not come in time. */
  readAnew: () => Promise<AnnouncementBase['stored']>
  retry: () => void
}

const TIMEOUT = 3_000

/** Initial values without a draft: from the outbox, the server, an earlier announcement, or empty. */
export function useAnnouncementBase(search: AnnouncementSearch): AnnouncementBase {
  const [newKey] = useState(() => crypto.randomUUID())
  const sourceId = search.id ?? search.from
  const source = useQuery({
    ...announcementById(sourceId ?? '', currentLanguage()),
    enabled: sourceId !== undefined,
  })
  const isCopy = search.id === undefined && search.from !== undefined
  const stored = isCopy ? undefined : source.data
  const isNew = sourceId === undefined && search.entry === undefined
  const company = useQuery({ ...myCompany(), enabled: isNew })
  const verification = useQuery({ ...myVerification(), enabled: isNew })
  const member = useQuery({ ...me(), enabled: isNew })
  const isPatient = useTimeWindow(TIMEOUT)
  // A refetch must not unmount an open form.
  const isCompanyAwaited = isPatient && [company, verification, member].some(isAwaited)
  const { entries, sent } = useOutbox()
  const entry = unsentOf(entries, search)
  const waiting = entry && valuesOfEntry(entry, entries, stored?.data.productType)
  const arrived = arrivedAfter(dataTimeOf(source), sent, search.id, stored?.data.productType)
  const values =
    waiting ??
    arrived?.values ??
    (source.data
      ? (isCopy ? valuesOfCopy : valuesOfStored)(source.data.data)
      : startOf(company.data?.data, verification.data?.data, member.data?.data))
  const etag = entry?.ifMatch ?? arrived?.etag ?? stored?.etag
  const isRefused = entry !== undefined && needsAttention(entry)
  return {
    state: isNew ? (isCompanyAwaited ? 'LOADING' : 'READY') : stateOf(entry, sourceId, source, isPatient),
    draft: {
      key: search.id ?? entry?.entity.slice(announcementEntity('').length) ?? newKey,
      values,
      ...(etag === undefined ? {} : { etag }),
      // An own change that arrives later makes a new version, too, but no other contents.
      ...(waiting || stored ? { base: values } : {}),
    },
    ...(isRefused ? { replaces: entry.id } : {}),
    errors: {
      ...atFormFields(errorsOf(entry?.refusal?.fields ?? [])),
      ...(entry && uploadOf(entry, entries)?.refusal ? { picture: 'INVALID' as const } : {}),
    },
    ...(entry?.refusal ? { code: entry.refusal.code } : {}),
    ...storedOf(entry, stored, arrived),
    readAnew: async () => {
      if (currentConnectivity() === 'offline') return undefined
      const answer = await inTime(source.refetch({ cancelRefetch: false }), TIMEOUT, () => undefined)
      return answer?.isSuccess ? storedOf(entry, answer.data).stored : undefined
    },
    retry: () => void source.refetch(),
  }
}

interface StoredResult {
  data: unknown
  error: Error | null
  isLoading: boolean
  isFetching: boolean
  isFetchedAfterMount: boolean
}

function stateOf(
  entry: Entry | undefined,
  sourceId: string | undefined,
  stored: StoredResult,
  isPatient: boolean,
): AnnouncementBase['state'] {
  if (sourceId === undefined) return entry ? 'READY' : 'GONE'
  if (isPatient && stored.isFetching && !stored.isFetchedAfterMount) return 'LOADING'
  if (stored.data) return 'READY'
  if (stored.isLoading) return 'LOADING'
  return stored.error instanceof ApiProblem && stored.error.status < 500 ? 'GONE' : 'FAILED'
}

function unsentOf(entries: readonly Entry[], { id, entry }: AnnouncementSearch): Entry | undefined {
  if (id !== undefined)
    return entries.findLast(
      (each) => each.entity === announcementEntity(id) && each.operation === editAnnouncement.name,
    )
  return entries.find((each) => each.id === entry && each.operation === publishAnnouncement.name)
}

const isAwaited = (result: { isLoading: boolean; errorUpdateCount: number }) =>
  result.isLoading && result.errorUpdateCount === 0

/** What is known of the company and the member; each can be changed. */
export const startOf = (
  company: Pick<Company, 'companyName' | 'businessType'> | undefined,
  verification: Pick<Verification, 'businessName'> | undefined,
  member: Pick<Me, 'cellphone'> | undefined,
): AnnouncementValues => ({
  ...EMPTY_ANNOUNCEMENT,
  ...USUAL_WEEK,
  contact: cellphoneText(member?.cellphone ?? ''),
  companyName: company?.companyName || (verification?.businessName ?? ''),
  businessType: company?.businessType ?? '',
})

function valuesOfEntry(
  entry: Entry,
  entries: readonly Entry[],
  productType: AnnouncementValues['productType'] | undefined,
): AnnouncementValues | undefined {
  if (entry.payload.kind !== 'json') return undefined
  return valuesOfSaved(entry.payload.value, productType, imageOf(entry, entries))
}

/** The own change that the server's answer is too old to include. */
function arrivedAfter(
  dataTime: number,
  sent: readonly Receipt[],
  id: string | undefined,
  productType: AnnouncementValues['productType'] | undefined,
): AnnouncementBase['stored'] {
  if (id === undefined) return undefined
  const receipt = sent.find(
    (each) => each.entity === announcementEntity(id) && each.operation === editAnnouncement.name,
  )
  if (!receipt?.etag || receipt.at < dataTime) return undefined
  const values = valuesOfSaved(receipt.payload, productType)
  return values && { etag: receipt.etag, values }
}

function valuesOfSaved(
  value: unknown,
  productType: AnnouncementValues['productType'] | undefined,
  picture?: ImageValue,
): AnnouncementValues | undefined {
  const whole = z.safeParse(AnnouncementForm, value).data
  if (whole) return valuesOf(whole, picture ?? storedImage(whole.imageFileDataId))
  const edit = z.safeParse(AnnouncementEdit, value).data
  if (!edit || !productType) return undefined
  return valuesOf({ ...edit, productType }, picture ?? storedImage(edit.imageFileDataId))
}

const storedImage = (reference: string | null): ImageValue | null =>
  reference === null ? null : { at: 'STORED', reference, url: `/files/${reference}` }

/** The unsent image of an entry. */
function imageOf(entry: Entry, entries: readonly Entry[]): ImageValue | undefined {
  const upload = uploadOf(entry, entries)
  const [blobId] = upload ? blobIdsOf(upload.payload) : []
  return blobId === undefined ? undefined : { at: 'KEPT', blobId }
}

const uploadOf = (entry: Entry, entries: readonly Entry[]) =>
  entries.find((each) => each.operation === uploadFile.name && entry.needs.includes(each.id))

/** The newest of the refusal's version, the own change and the one read. */
function storedOf(
  entry: Entry | undefined,
  read: { data: Announcement; etag?: string } | undefined,
  arrived?: AnnouncementBase['stored'],
): Pick<AnnouncementBase, 'stored'> {
  const { theirs, etag } = entry?.refusal ?? {}
  const announcement = z.safeParse(Announcement, theirs).data
  if (announcement && etag !== undefined) return { stored: { etag, values: valuesOfStored(announcement) } }
  if (arrived) return { stored: arrived }
  if (read?.etag === undefined) return {}
  return { stored: { etag: read.etag, values: valuesOfStored(read.data) } }
}
