import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { type Place, TIMES_AHEAD } from '../../../contract/message/conversation-message.ts'
import {
  NO_TIMES,
  type TimeOffer,
  offerErrors,
  offeredInstants,
} from '../../entities/time-offer/time-offer.ts'
import { LastTimesButton } from '../../entities/time-offer/last-times-button.tsx'
import { TimesFields } from '../../entities/time-offer/times-fields.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { jobById } from '../../entities/job/job-query.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** What is typed in the sheet; kept by its owner while the sheet is closed. */
interface TypedTimes {
  times: TimeOffer
  place: TypedPlace
}

const NO_PLACE: TypedPlace = { name: '' }

export const NOTHING_TYPED: TypedTimes = { times: NO_TIMES, place: NO_PLACE }

interface TimesSheetProps {
  /** Whether the form asks for the place as well, as it does of a company. */
  asksPlace: boolean
  /** The job whose workplace is offered as the place. */
  jobId: string | null
  typed: TypedTimes
  onType: (typed: TypedTimes) => void
  /** @param place null if none was given */
  onSend: (times: string[], place: Place | null) => void
  onClose: () => void
}

/** Offers up to three times for an interview. */
export function TimesSheet({ asksPlace, jobId, typed, onType, onSend, onClose }: TimesSheetProps) {
  const { t } = useLingui()
  const [isChecked, setIsChecked] = useState(false)
  const { place, fields } = usePlaceFields(asksPlace ? jobId : null, {
    label: <Trans>Place, if you like</Trans>,
    typed: typed.place,
    onType: (next) => onType({ ...typed, place: next }),
  })
  const submit = () => {
    setIsChecked(true)
    if (offerErrors(typed.times, TIMES_AHEAD).every((error) => error === undefined))
      onSend(offeredInstants(typed.times), asksPlace ? place : null)
  }
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Times for an interview</Trans>}>
      <form
        data-keeps-focus
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
          <p>
            <Trans>Offer up to three times. The times are Korean time.</Trans>
          </p>
          <TimesFields
            times={typed.times}
            ahead={TIMES_AHEAD}
            tooLate={t`Please choose a time within 90 days.`}
            isChecked={isChecked}
            startsFocused
            onTimes={(times) => onType({ ...typed, times })}
          />
          <LastTimesButton times={typed.times} onTimes={(times) => onType({ ...typed, times })} />
          {asksPlace && fields}
          <Button fullWidth type="submit">
            <Trans>Offer these times</Trans>
          </Button>
        </Stack>
      </form>
    </Sheet>
  )
}

interface PlaceSheetProps {
  /** The job whose workplace is offered first. */
  jobId: string | null
  onSend: (place: Place) => void
  onClose: () => void
}

/** An address to meet at, beginning with the workplace. */
export function PlaceSheet({ jobId, onSend, onClose }: PlaceSheetProps) {
  const { t } = useLingui()
  const [isMissing, setMissing] = useState(false)
  const [typed, setTyped] = useState(NO_PLACE)
  const { place, fields } = usePlaceFields(jobId, {
    label: <Trans>Address</Trans>,
    error: isMissing && t`Please fill this in.`,
    typed,
    onType: setTyped,
  })
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Send a place</Trans>}>
      <Stack
        component="form"
        px={{ base: 'edge', sm: 'xl' }}
        pb="xl"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(place === null)
          if (place) onSend(place)
        }}
      >
        {fields}
        <Button fullWidth type="submit">
          <Trans comment="Button: send the message">Send</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}

/** What is typed; without an address, the workplace's. */
interface TypedPlace {
  address?: string
  name: string
}

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
function usePlaceFields(
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
