import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Place } from '../../../contract/message/conversation-message.ts'
import { jobById } from '../../entities/job/job-query.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** What is typed; without an address, the workplace's. */
export interface TypedPlace {
  address?: string
  name: string
}

export const NO_PLACE: TypedPlace = { name: '' }

interface PlaceFieldsOptions {
  label: ReactNode
  error?: ReactNode
  typed: TypedPlace
  onType: (typed: TypedPlace) => void
}

interface PlaceFields {
  /** Null without an address. */
  place: Place | null
  fields: ReactNode
}

/**
 * Fields of an address to meet at, which begin with the workplace.
 * @param jobId the job whose workplace it is; null offers none
 */
export function usePlaceFields(
  jobId: string | null,
  { label, error, typed, onType }: PlaceFieldsOptions,
): PlaceFields {
  const { t } = useLingui()
  const job = useQuery({ ...jobById(jobId ?? '', useLanguage()), enabled: jobId !== null }).data?.data
  const address = (typed.address ?? job?.address ?? '').trim()
  const isWorkplace = job !== undefined && address === job.address && job.place?.isApproximate === false
  const place = {
    address,
    name: typed.name.trim(),
    latitude: isWorkplace ? job.latitude : null,
    longitude: isWorkplace ? job.longitude : null,
  }
  const fields = (
    <>
      <TextInput
        label={label}
        value={typed.address ?? address}
        maxLength={200}
        error={error}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, address: value })}
      />
      <TextInput
        label={<Trans>Where exactly, if you like</Trans>}
        placeholder={t`Such as: gate 2, third floor`}
        value={typed.name}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, name: value })}
      />
    </>
  )
  return { place: address === '' ? null : place, fields }
}
