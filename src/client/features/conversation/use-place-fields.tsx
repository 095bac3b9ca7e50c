import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Place } from '../../../contract/message/conversation-message.ts'
import { jobById } from '../../entities/job/job-query.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { TextField } from '../../ui/field/text-field.tsx'

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
  { label, error }: { label: ReactNode; error?: ReactNode },
): PlaceFields {
  const { t } = useLingui()
  const job = useQuery({ ...jobById(jobId ?? '', useLanguage()), enabled: jobId !== null }).data?.data
  const [typed, setTyped] = useState<string>()
  const [name, setName] = useState('')
  const address = (typed ?? job?.address ?? '').trim()
  const isWorkplace = job !== undefined && address === job.address && job.place?.isApproximate === false
  const place = {
    address,
    name: name.trim(),
    latitude: isWorkplace ? job.latitude : null,
    longitude: isWorkplace ? job.longitude : null,
  }
  const fields = (
    <>
      <TextField
        label={label}
        value={typed ?? address}
        maxLength={200}
        error={error}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <TextField
        label={<Trans>Where exactly, if you like</Trans>}
        placeholder={t`Such as: gate 2, third floor`}
        value={name}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </>
  )
  return { place: address === '' ? null : place, fields }
}
