import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { GUARANTEE_KINDS, listGuarantees } from '../../../contract/employer/guarantee.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { guaranteeNames } from '../../entities/behind/guarantee-names.ts'
import { ImageField } from '../../entities/image/image-field.tsx'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import {
  errorsOfGuarantee,
  GUARANTEE_DRAFT,
  type GuaranteeValues,
  submitGuarantee,
} from './request-guarantee.ts'

const EMPTY: GuaranteeValues = { kind: 'INSURANCE', from: '', until: '', evidence: null }

/** Applies for the badge with evidence. */
export function GuaranteeForm() {
  const { i18n, t } = useLingui()
  const form = useContractForm(errorsOfGuarantee, EMPTY, { mode: 'controlled' })
  const ask = useCommand(submitGuarantee, { form, refreshes: [listGuarantees], onSuccess: form.reset })
  return (
    <Form onSubmit={form.onSubmit(ask.send)}>
      <p>
        <b>
          <Trans>How are wages secured if you cannot pay them?</Trans>
        </b>
      </p>
      <RadioRows
        name="guaranteeKind"
        label={t`How are wages secured if you cannot pay them?`}
        value={form.values.kind}
        rows={GUARANTEE_KINDS.map((value) => ({ value, content: i18n._(guaranteeNames[value]) }))}
        onPick={(kind) => form.setFieldValue('kind', kind)}
      />
      <TextInput type="date" label={<Trans>First day</Trans>} {...form.getInputProps('from')} />
      <TextInput type="date" label={<Trans>Last day</Trans>} {...form.getInputProps('until')} />
      <div data-field="evidenceFileDataId">
        <ImageField
          label={<Trans>Photo of the proof</Trans>}
          hint={<Trans>JPG or PNG. Only you and operators can see the photo.</Trans>}
          alt={t`Proof of the guarantee`}
          shape="document"
          draft={GUARANTEE_DRAFT}
          value={form.values.evidence}
          error={form.errors['evidenceFileDataId']}
          onChange={(evidence) => {
            form.setFieldValue('evidence', evidence)
            form.clearFieldError('evidenceFileDataId')
          }}
        />
      </div>
      <RequestAlert error={ask.error} />
      <Button type="submit" variant="light" fullWidth aria-busy={ask.isPending}>
        <Trans>Apply for “Pay guaranteed”</Trans>
      </Button>
    </Form>
  )
}
