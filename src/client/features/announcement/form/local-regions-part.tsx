import { type AnnouncementFormApi, useFormField, useLatest } from './form-field.ts'
import { LocalRegions } from './local-regions.tsx'

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
