import { Trans, useLingui } from '@lingui/react/macro'
import { WORK_TYPES } from '../../../../contract/base/enums.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { residenceTypeOf } from '../../../entities/work-right/status-options.ts'
import { useFormField } from '../../../forms/use-form-field.ts'
import { workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { unbrokenCodes } from '../../../i18n/unbroken-codes.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../../ui/field/field-group.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import type { ResumeFormApi } from './resume-form-api.ts'

/** A first resume has the type that the reader's status of residence means, until another is chosen. */
export function WorkTypeField({ form }: { form: ResumeFormApi }) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useFormField(form, 'workType')
  const visaStatus = useOwnFacts()?.visaStatus ?? ''
  const status = unbrokenCodes(visaStatus)
  return (
    <FieldGroup
      field="workType"
      label={<Trans>Residence type</Trans>}
      hint={
        chosen !== null &&
        chosen === residenceTypeOf(visaStatus) && (
          <Trans comment="E-9 or another status of residence that the reader stated">
            As your status {status} says. You can change it.
          </Trans>
        )
      }
      error={form.errors['workType']}
    >
      <ChipRow>
        {WORK_TYPES.map((workType) => (
          <Chip
            key={workType}
            active={workType === chosen}
            icon={workType === chosen ? CheckIcon : undefined}
            onClick={() => setChosen(workType === chosen ? null : workType)}
          >
            {i18n._(workTypeLabels[workType])}
          </Chip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
