import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { JOB_CATEGORIES, type JobCategory } from '../../../contract/base/enums.ts'
import { EXPECTED_PAY_TYPES, MOST_EXPECTED_REGIONS } from '../../../contract/candidate/resume.ts'
import type { DesiredJob } from '../../../contract/candidate/resume-form.ts'
import { categoryLabels, payTypeLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OccupationPart } from '../phrase/lazy.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import { PickField } from '../../ui/field/search-field.tsx'
import { WonField } from '../../ui/field/won-field.tsx'
import { regionNames } from '../region/region-names.ts'
import { allRegions } from '../region/regions-query.ts'
import { regionIdsOf, withChoice, withRegions } from './desired-job-rules.ts'
import { RegionsSheet } from './regions-sheet.tsx'

interface DesiredJobFieldsProps {
  initial: DesiredJob
  /** Called after every change, with the dependent fields updated. */
  onChange: (job: DesiredJob) => void
  /** Messages by field of the contract. */
  errors?: Partial<Record<string, ReactNode>>
  /** The resume form offers all sectors; the alarm settings leave out "other" (domain tables). */
  sectors?: readonly JobCategory[]
}

/** Fields of the desired job: region, sector, pay, and their opt-outs. Only this component re-renders on changes. */
export function DesiredJobFields({
  initial,
  onChange,
  errors = {},
  sectors = JOB_CATEGORIES,
}: DesiredJobFieldsProps) {
  const [job, setJob] = useState(initial)
  const choose = (choice: Partial<DesiredJob>) => {
    const next = withChoice(job, choice)
    setJob(next)
    onChange(next)
  }
  const part = { job, choose, errors }
  return (
    <Stack gap="xl">
      <RegionPart {...part} />
      <SectorPart {...part} sectors={sectors} />
      <OccupationPart codes={job.occupations ?? []} onCodes={(occupations) => choose({ occupations })} />
      <PayPart {...part} />
    </Stack>
  )
}

interface PartProps {
  job: DesiredJob
  choose: (choice: Partial<DesiredJob>) => void
  errors: Partial<Record<string, ReactNode>>
}

function RegionPart({ job, choose, errors }: PartProps) {
  const [open, setOpen] = useState(false)
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data
  const chosen = regionIdsOf(job)
  const names = regionNames(chosen, regions, langCode)
  return (
    <Stack gap="xxs" data-field="expectedRegionId">
      <PickField
        label={<Trans>Region</Trans>}
        value={
          names ? (
            names
          ) : chosen.length > 0 ? (
            <Trans comment="Mark of an option that is chosen">Chosen</Trans>
          ) : undefined
        }
        placeholder={<Trans>Choose a city or district</Trans>}
        error={errors['expectedRegionId']}
        onOpen={() => setOpen(true)}
      />
      <Checkbox
        label={<Trans>Any region</Trans>}
        checked={job.noSelectExpectedRegion}
        onChange={(event) => choose({ noSelectExpectedRegion: event.currentTarget.checked })}
      />
      {open && (
        <RegionsSheet
          chosen={chosen}
          most={MOST_EXPECTED_REGIONS}
          onChoose={(ids) => choose(withRegions(ids))}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

function SectorPart({ job, choose, errors, sectors }: PartProps & { sectors: readonly JobCategory[] }) {
  const chosen = job.expectedJobCategory
  return (
    <Stack gap="xxs" data-field="expectedJobCategory">
      <ChoiceChips
        label={<Trans comment="Kind of work, such as factory or farm">Work</Trans>}
        error={errors['expectedJobCategory']}
        options={sectors.map((value) => ({ value, label: categoryLabels[value] }))}
        chosen={chosen}
        onPress={(sector) => choose({ expectedJobCategory: sector === chosen ? null : sector })}
      />
      <Checkbox
        label={<Trans>Any work</Trans>}
        checked={job.noSelectExpectedJobCategory}
        onChange={(event) => choose({ noSelectExpectedJobCategory: event.currentTarget.checked })}
      />
    </Stack>
  )
}

function PayPart({ job, choose, errors }: PartProps) {
  const chosen = job.expectedPayType
  return (
    <Stack gap="xxs" data-field="expectedMaxPayAmount">
      <ChoiceChips
        label={<Trans>Pay</Trans>}
        error={errors['expectedMaxPayAmount'] ?? errors['expectedMinPayAmount'] ?? errors['expectedPayType']}
        options={EXPECTED_PAY_TYPES.map((value) => ({ value, label: payTypeLabels[value] }))}
        chosen={chosen}
        onPress={(payType) => choose({ expectedPayType: payType === chosen ? null : payType })}
      >
        <PayRange
          low={job.expectedMinPayAmount}
          high={job.expectedMaxPayAmount}
          onLow={(expectedMinPayAmount) => choose({ expectedMinPayAmount })}
          onHigh={(expectedMaxPayAmount) => choose({ expectedMaxPayAmount })}
        />
      </ChoiceChips>
      <Checkbox
        label={<Trans>Any pay</Trans>}
        checked={job.noSelectExpectedPayAmount}
        onChange={(event) => choose({ noSelectExpectedPayAmount: event.currentTarget.checked })}
      />
    </Stack>
  )
}

interface PayRangeProps {
  low: number | null
  high: number | null
  onLow: (won: number | null) => void
  onHigh: (won: number | null) => void
}

/** Two inputs for whole won with thousands separators, from and up to. */
function PayRange({ low, high, onLow, onHigh }: PayRangeProps) {
  const { t } = useLingui()
  const amount = (value: number | null, onWon: (won: number | null) => void) => ({
    digits: value === null ? '' : String(value),
    onDigits: (digits: string) => onWon(digits === '' ? null : Number(digits)),
  })
  return (
    <SimpleGrid minColWidth="min(8.5rem, 100%)" autoFlow="auto-fit" spacing="xs" verticalSpacing="sm" mt="xs">
      <WonField
        label={t({ message: 'From', context: 'pay', comment: 'Lowest pay that the worker accepts' })}
        name="expectedMinPayAmount"
        {...amount(low, onLow)}
      />
      <WonField
        label={t({ message: 'Up to', comment: 'Highest pay that the worker asks for' })}
        name="expectedMaxPayAmount"
        {...amount(high, onHigh)}
      />
    </SimpleGrid>
  )
}
