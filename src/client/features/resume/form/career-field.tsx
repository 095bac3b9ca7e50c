import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { digitsOf } from '../../../../contract/base/latin-digits.ts'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import {
  JOB_CATEGORIES,
  type JobCategory,
  PERIOD_TYPES,
  type PeriodType,
} from '../../../../contract/base/enums.ts'
import { lengthText } from '../../../entities/applicant/career-text.ts'
import { categoryLabels, periodLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../../ui/field/field-group.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions } from '../../../ui/sheet/sheet.tsx'
import { useFormField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'

/** Sectors with the length of experience. */
export function CareerField({ form }: { form: ResumeFormApi }) {
  const { i18n } = useLingui()
  const [career, setCareer] = useFormField(form, 'jobCategoryPeriodTypeMap')
  const [years, setYears] = useFormField(form, 'careerYears')
  const [openSector, setOpenSector] = useState<JobCategory>()
  return (
    <div data-field="jobCategoryPeriodTypeMap">
      <FieldGroup
        label={<Trans>Work experience</Trans>}
        note={<Trans>Choose how long you did each kind of work</Trans>}
        error={form.errors['jobCategoryPeriodTypeMap']}
      >
        <ChipRow>
          {JOB_CATEGORIES.map((sector) => {
            const period = career[sector]
            const name = i18n._(categoryLabels[sector])
            return (
              <Chip
                key={sector}
                active={period !== undefined}
                icon={period && CheckIcon}
                onClick={() => setOpenSector(sector)}
              >
                {period ? `${name}${BETWEEN_FACTS}${lengthText(i18n, period, years?.[sector])}` : name}
              </Chip>
            )
          })}
        </ChipRow>
      </FieldGroup>
      {openSector && (
        <PeriodSheet
          sector={openSector}
          chosen={career[openSector]}
          years={years?.[openSector]}
          onChoose={(period, stated) => {
            setCareer(withEntry(career, openSector, period))
            setYears(withEntry(years ?? {}, openSector, period === 'ABOVE_1YEAR' ? stated : undefined))
          }}
          onClose={() => setOpenSector(undefined)}
        />
      )}
    </div>
  )
}

type BySector<Value> = Partial<Record<JobCategory, Value>>

function withEntry<Value>(
  all: BySector<Value>,
  sector: JobCategory,
  value: Value | undefined,
): BySector<Value> {
  const others = { ...all }
  delete others[sector]
  return value === undefined ? others : { ...others, [sector]: value }
}

/** Nobody has worked longer. */
const MOST_YEARS = 60

interface PeriodSheetProps {
  sector: JobCategory
  chosen: PeriodType | undefined
  years: number | undefined
  /** @param years with a period of a year or more, if they are said */
  onChoose: (period: PeriodType | undefined, years?: number) => void
  onClose: () => void
}

/** "Confirm" is active once a period is picked. Where one was chosen before, "Cancel" reads "Clear" and removes the sector. */
function PeriodSheet({ sector, chosen, years, onChoose, onClose }: PeriodSheetProps) {
  const { i18n, t } = useLingui()
  const [picked, setPicked] = useState<PeriodType | null>(chosen ?? null)
  const [typed, setTyped] = useState(years === undefined ? '' : String(years))
  const finish = (period: PeriodType | undefined) => {
    const stated = Number(typed)
    onChoose(period, stated > 0 ? Math.min(stated, MOST_YEARS) : undefined)
    onClose()
  }
  const name = i18n._(categoryLabels[sector])
  return (
    <Sheet
      open
      fit
      title={<Trans>{name}: how long?</Trans>}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked === null}
          onConfirm={() => finish(picked ?? undefined)}
          onCancel={() => finish(undefined)}
          cancel={chosen && <Trans>Clear</Trans>}
        />
      }
    >
      <RadioRows
        label={t`How long`}
        name="period"
        rows={PERIOD_TYPES.map((period) => ({ value: period, content: i18n._(periodLabels[period]) }))}
        value={picked}
        onPick={setPicked}
      />
      {picked === 'ABOVE_1YEAR' && (
        <TextInput
          px={{ base: 'edge', sm: 'xl' }}
          pb="md"
          name="years"
          label={<Trans>How many years? (optional)</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed}
          onChange={({ currentTarget }) => setTyped(digitsOf(currentTarget.value))}
        />
      )}
    </Sheet>
  )
}
