import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ANNOUNCEMENT_LENGTH } from '../../../../../contract/job/announcement-form.ts'
import { readsKorean } from '../../../../../reference/name-in.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { allRegions } from '../../../../entities/region/regions-query.ts'
import { lazyPart, Optional } from '../../../../ui/field/optional.tsx'
import { PickField } from '../../../../ui/field/search-field.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { usePlaceOfText } from './use-place-of-text.ts'
import { SuggestedMark } from '../promise-field.tsx'
import { regionOf } from '../announcement-body.ts'
import type { AnnouncementValues } from '../announcement-values.ts'
import { useFormField } from '../../../../forms/use-form-field.ts'
import { OptionalLabel } from '../../../../ui/field/field-group.tsx'
import type { AnnouncementFormApi } from '../announcement-form-api.ts'

const JobMap = lazyPart(async () => (await import('../../../../entities/job/job-map.tsx')).JobMap)

/** The workplace. It is searched instead of typed, so that region and pin are correct. */
export function PlacePart({ form }: { form: AnnouncementFormApi }) {
  const { t } = useLingui()
  const [place, setPlace] = useFormField(form, 'place')
  const [onTheWay, setOnTheWay] = useFormField(form, 'onTheWay')
  const [open, setOpen] = useState(false)
  const isKorean = readsKorean(useLanguage())
  const writtenRest = useRef('')
  const choose = (next: AnnouncementValues['place'], rest: string) => {
    setPlace(next)
    // The street of the former address is not that of the next. The field is drawn anew, as it keeps its own text.
    if (rest !== '' || form.getValues().addressDetails === writtenRest.current)
      form.setFieldValue('addressDetails', rest)
    writtenRest.current = rest
    form.clearFieldError('address')
  }
  const { isRead, accept } = usePlaceOfText({ form, place, write: choose })
  const chooseOwn: typeof choose = (next, rest) => {
    accept()
    choose(next, rest)
  }
  return (
    <>
      <div data-field="address">
        <PickField
          label={
            <>
              <Trans>Address of the workplace</Trans>
              {isRead && <SuggestedMark />}
            </>
          }
          value={
            place && (
              <span lang="ko">
                {place.address}
                {place.zonecode && (
                  <Text span inherit c="dimmed">
                    {' '}
                    ({place.zonecode})
                  </Text>
                )}
              </span>
            )
          }
          placeholder={<Trans>Search for the address</Trans>}
          error={form.errors['address']}
          onOpen={() => setOpen(true)}
        />
      </div>
      {isRead && (
        <Group mt="-md">
          <Button variant="subtle" color="gray" size="sm" onClick={() => chooseOwn(null, '')}>
            <Trans>Clear</Trans>
          </Button>
        </Group>
      )}
      {place && (
        <>
          {!isKorean && (
            <Text mt="-md" size="sm" c="dimmed" lang="en">
              {place.addressEnglish}
            </Text>
          )}
          <PinnedMap place={place} />
          <TextInput
            label={
              <OptionalLabel>
                <Trans>Address line 2</Trans>
              </OptionalLabel>
            }
            placeholder={t`Building, floor, gate`}
            key={form.key('addressDetails')}
            name="addressDetails"
            autoComplete="off"
            maxLength={ANNOUNCEMENT_LENGTH.addressDetails}
            {...form.getInputProps('addressDetails')}
          />
        </>
      )}
      <Checkbox
        label={<Trans>Commuting support, for example a bus</Trans>}
        checked={onTheWay}
        onChange={(event) => setOnTheWay(event.currentTarget.checked)}
      />
      {open && <AddressSheet onChoose={chooseOwn} onClose={() => setOpen(false)} />}
    </>
  )
}

function PinnedMap({ place }: { place: NonNullable<AnnouncementValues['place']> }) {
  const regions = useQuery(allRegions()).data?.data
  const regionId = regionOf({ place }, regions)?.id ?? 0
  return (
    <Box mih={220} bdrs="md" bg="var(--sea)" style={{ overflow: 'hidden' }}>
      <Optional>
        <JobMap latitude={place.latitude} longitude={place.longitude} regionId={regionId} />
      </Optional>
    </Box>
  )
}
