import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import {
  JOB_CATEGORIES,
  type JobCategory,
  PERIOD_TYPES,
  type PeriodType,
} from '../../../../contract/base/enums.ts'
import { categoryLabels, periodLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../../ui/field/field-group.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions } from '../../../ui/sheet/sheet.tsx'
import { useFormField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

type Career = ResumeValues['jobCategoryPeriodTypeMap']

/** Sectors with the length of experience. */
export function CareerField({ form }: { form: ResumeFormApi }) {
  const { i18n } = useLingui()
  const [career, setCareer] = useFormField(form, 'jobCategoryPeriodTypeMap')
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
                {period ? `${name}${BETWEEN_FACTS}${i18n._(periodLabels[period])}` : name}
              </Chip>
            )
          })}
        </ChipRow>
      </FieldGroup>
      {openSector && (
        <PeriodSheet
          sector={openSector}
          chosen={career[openSector]}
          onChoose={(period) => setCareer(withPeriod(career, openSector, period))}
          onClose={() => setOpenSector(undefined)}
        />
      )}
    </div>
  )
}

function withPeriod(career: Career, sector: JobCategory, period: PeriodType | undefined): Career {
  const { [sector]: _, ...others } = career
  return period ? { ...others, [sector]: period } : others
}

interface PeriodSheetProps {
  sector: JobCategory
  chosen: PeriodType | undefined
  onChoose: (period: PeriodType | undefined) => void
  onClose: () => void
}

/** "Confirm" is active once a period is picked. Where one was chosen before, "Cancel" reads "Clear" and removes the sector. */
function PeriodSheet({ sector, chosen, onChoose, onClose }: PeriodSheetProps) {
  const { i18n, t } = useLingui()
  const [picked, setPicked] = useState<PeriodType | null>(chosen ?? null)
  const finish = (period: PeriodType | undefined) => {
    onChoose(period)
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
    </Sheet>
  )
}
