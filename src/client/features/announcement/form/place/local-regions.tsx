import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LOCAL_REGIONS } from '../../../../../contract/job/announcement-form.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { RegionChoiceSheet } from '../../../../entities/desired-job/region-choice-sheet.tsx'
import { regionName } from '../../../../entities/region/region-names.ts'
import { allRegions } from '../../../../entities/region/regions-query.ts'
import { RemovableChip } from '../../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../../../ui/field/field-group.tsx'
import { PlusIcon } from '../../../../ui/icon/icons.tsx'
import { regionOf } from '../announcement-body.ts'
import type { AnnouncementValues } from '../announcement-values.ts'
import { useFormField } from '../../../../forms/use-form-field.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'

interface LocalRegionsProps {
  place: AnnouncementValues['place']
  /** Additional regions besides the job's own. */
  chosen: readonly number[]
  onChange: (regionIds: number[]) => void
  error?: ReactNode
}

/** The regions in which a Local job is listed: its own and up to two more. */
export function LocalRegions({ place, chosen, onChange, error }: LocalRegionsProps) {
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data ?? []
  const [open, setOpen] = useState(false)
  const own = regionOf({ place }, regions)
  const others = chosen.filter((id) => id !== own?.id)
  const left = LOCAL_REGIONS - 1 - others.length
  const nameOf = (id: number) => {
    const region = regions.find((each) => each.id === id)
    return region ? regionName(region, langCode) : String(id)
  }
  const add = (regionId: number | null) => {
    if (regionId !== null && regionId !== own?.id && !others.includes(regionId))
      onChange([...others, regionId])
  }
  return (
    <div data-field="localJobRegionIds">
      <FieldGroup
        label={<Trans>Regions where the posting is listed</Trans>}
        note={<Trans>Up to three</Trans>}
        error={error}
      >
        <ChipRow>
          {own && (
            <Badge component="span" color="primary" radius="full" mih={32} px="sm" fz="sm" fw={700}>
              {regionName(own, langCode)}
            </Badge>
          )}
          {others.map((id) => (
            <RemovableChip key={id} sunk onRemove={() => onChange(others.filter((each) => each !== id))}>
              {nameOf(id)}
            </RemovableChip>
          ))}
        </ChipRow>
        {left > 0 && (
          <div>
            <Button
              variant="default"
              size="sm"
              leftSection={<PlusIcon size={20} />}
              onClick={() => setOpen(true)}
            >
              <Plural value={left} one="Add a region (# left)" other="Add a region (# left)" />
            </Button>
          </div>
        )}
      </FieldGroup>
      {open && (
        <RegionChoiceSheet
          title={<Trans>Add another region</Trans>}
          chosen={null}
          onChoose={add}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Regions of a Local job while editing it; they follow the address. */
export function LocalRegionsPart({ form }: { form: AnnouncementFormApi }) {
  const { place } = useLatest(form)
  const [regionIds, setRegionIds] = useFormField(form, 'localJobRegionIds')
  return (
    <LocalRegions
      place={place}
      chosen={regionIds}
      onChange={setRegionIds}
      error={form.errors['localJobRegionIds']}
    />
  )
}
