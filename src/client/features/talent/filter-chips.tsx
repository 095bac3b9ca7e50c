import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { TALENT_PLACES, type TalentPlace } from '../../../contract/candidate/talent.ts'
import { JOB_CATEGORIES, KOREAN_CAPABILITIES, WORK_TYPES } from '../../../contract/base/enums.ts'
import { type CandidateFilter, filterValues } from '../../entities/candidate/candidate-filter.ts'
import { NationalitiesSheet } from '../../entities/country/nationalities-sheet.tsx'
import { koreanCapabilityLabels, workTypeLabels } from '../../i18n/candidate-labels.ts'
import { categoryLabels } from '../../i18n/labels.ts'
import { OccupationNames, OccupationPart } from '../../entities/phrase/lazy.ts'
import { regionName } from '../../i18n/region-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Chip, ChoiceChips } from '../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../ui/field/field-group.tsx'
import { Optional } from '../../ui/field/optional.tsx'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import type { FilterName } from './talent-search.ts'

interface FilterChipsProps {
  filter: CandidateFilter
  /** The sheet to show first. */
  opens: FilterName | undefined
  onFilter: (filter: CandidateFilter) => void
}

/** Where candidates want to work. */
export const placeLabels: Record<TalentPlace, MessageDescriptor> = {
  HERE: msg`In the region of the job`,
  NEAR: msg`Within 30 km of the job`,
}

/** Chips that name what is filtered by, each with its sheet. */
export function FilterChips({ filter, opens, onFilter }: FilterChipsProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(opens)
  const langCode = useLanguage()
  const { countryIsoCodes, workTypes, jobCategories, occupations } = filterValues(filter)
  const close = () => setOpen(undefined)
  const names = {
    country: countryIsoCodes.map((code) => regionName(code, langCode) ?? code),
    residence: workTypes.map((type) => i18n._(workTypeLabels[type])),
    work: jobCategories.map((category) => i18n._(categoryLabels[category])),
  }
  const level = filter.koreanCapability && i18n._(koreanCapabilityLabels[filter.koreanCapability])
  return (
    <FieldGroup label={<Trans>Filter</Trans>}>
      <ChipRow>
        <Chip opens active={filter.place !== undefined} onClick={() => setOpen('place')}>
          {filter.place ? i18n._(placeLabels[filter.place]) : <Trans>Region</Trans>}
        </Chip>
        <Chip opens active={countryIsoCodes.length > 0} onClick={() => setOpen('country')}>
          {names.country.join(', ') || <Trans>Country</Trans>}
        </Chip>
        <Chip opens active={workTypes.length > 0} onClick={() => setOpen('residence')}>
          {names.residence.join(', ') || <Trans>Residence</Trans>}
        </Chip>
        <Chip opens active={jobCategories.length > 0} onClick={() => setOpen('work')}>
          {names.work.join(', ') || <Trans>Work</Trans>}
        </Chip>
        <OccupationChip codes={occupations} onOpen={() => setOpen('occupation')} />
        <Chip opens active={level !== undefined} onClick={() => setOpen('korean')}>
          {level === undefined ? <Trans>Korean</Trans> : <Trans>Korean: {level} or better</Trans>}
        </Chip>
      </ChipRow>
      {open === 'place' && (
        <ListSheet
          title={<Trans>Region</Trans>}
          isSingle
          options={TALENT_PLACES.map((value) => ({ value, label: placeLabels[value] }))}
          chosen={filter.place ? [filter.place] : []}
          onChoose={([place]) => {
            const { place: _former, ...rest } = filter
            onFilter(place ? { ...rest, place } : rest)
          }}
          onClose={close}
        />
      )}
      {open === 'country' && (
        <NationalitiesSheet
          chosen={countryIsoCodes}
          onChoose={(codes) => onFilter({ ...filter, countryIsoCodes: codes.join(',') })}
          onClose={close}
        />
      )}
      {open === 'residence' && (
        <ListSheet
          title={<Trans>Residence</Trans>}
          options={WORK_TYPES.map((value) => ({ value, label: workTypeLabels[value] }))}
          chosen={workTypes}
          onChoose={(chosen) => onFilter({ ...filter, workTypes: chosen.join(',') })}
          onClose={close}
        />
      )}
      {open === 'work' && (
        <ListSheet
          title={<Trans>Work</Trans>}
          options={JOB_CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }))}
          chosen={jobCategories}
          onChoose={(chosen) => onFilter({ ...filter, jobCategories: chosen.join(',') })}
          onClose={close}
        />
      )}
      {open === 'occupation' && (
        <OccupationFilter
          chosen={occupations}
          onChoose={(codes) => onFilter({ ...filter, occupations: codes.join(',') })}
          onClose={close}
        />
      )}
      {open === 'korean' && (
        <ListSheet
          title={<Trans>Korean</Trans>}
          note={<Trans>This level or better</Trans>}
          isSingle
          options={KOREAN_CAPABILITIES.map((value) => ({ value, label: koreanCapabilityLabels[value] }))}
          chosen={filter.koreanCapability ? [filter.koreanCapability] : []}
          onChoose={([koreanCapability]) => {
            const { koreanCapability: _former, ...rest } = filter
            onFilter(koreanCapability ? { ...rest, koreanCapability } : rest)
          }}
          onClose={close}
        />
      )}
    </FieldGroup>
  )
}

function OccupationChip({ codes, onOpen }: { codes: readonly string[]; onOpen: () => void }) {
  return (
    <Chip opens active={codes.length > 0} onClick={onOpen}>
      {codes.length > 0 ? (
        <Optional>
          <OccupationNames codes={codes} />
        </Optional>
      ) : (
        <Trans comment="Label: what somebody is who does the work">Occupation</Trans>
      )}
    </Chip>
  )
}

interface OccupationFilterProps {
  chosen: readonly string[]
  onChoose: (codes: string[]) => void
  onClose: () => void
}

/** Up to three occupations, one of which is enough. */
function OccupationFilter({ chosen, onChoose, onClose }: OccupationFilterProps) {
  const [picked, setPicked] = useState([...chosen])
  return (
    <FilterFrame
      title={<Trans comment="Label: what somebody is who does the work">Occupation</Trans>}
      picked={picked}
      onChoose={onChoose}
      onClose={onClose}
    >
      <Optional>
        <OccupationPart codes={picked} onCodes={setPicked} />
      </Optional>
    </FilterFrame>
  )
}

interface ListSheetProps<Value extends string> {
  title: ReactNode
  note?: ReactNode
  options: Parameters<typeof ChoiceChips<Value>>[0]['options']
  chosen: readonly Value[]
  isSingle?: boolean
  onChoose: (values: Value[]) => void
  onClose: () => void
}

function ListSheet<Value extends string>(props: ListSheetProps<Value>) {
  const { title, note, options, chosen, isSingle = false, onChoose, onClose } = props
  const [picked, setPicked] = useState<Value[]>([...chosen])
  const press = (value: Value) => {
    const others = picked.filter((each) => each !== value)
    if (picked.includes(value)) setPicked(others)
    else setPicked(isSingle ? [value] : [...picked, value])
  }
  return (
    <FilterFrame title={title} picked={picked} onChoose={onChoose} onClose={onClose}>
      <ChoiceChips label={note ?? title} options={options} chosen={picked} onPress={press} />
    </FilterFrame>
  )
}

interface FilterFrameProps<Value> {
  title: ReactNode
  picked: Value[]
  onChoose: (values: Value[]) => void
  onClose: () => void
  children: ReactNode
}

/** A sheet in which several values of a filter are picked, or all of them cleared. */
function FilterFrame<Value>({ title, picked, onChoose, onClose, children }: FilterFrameProps<Value>) {
  const finish = (values: Value[]) => {
    onClose()
    onChoose(values)
  }
  return (
    <Sheet
      open
      fit
      title={title}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked.length === 0}
          onConfirm={() => finish(picked)}
          onCancel={() => finish([])}
          cancel={<Trans>Clear</Trans>}
        />
      }
    >
      <Box pt="xs" pb="md" px="edge">
        {children}
      </Box>
    </Sheet>
  )
}
