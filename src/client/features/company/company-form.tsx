import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { ANNOUNCEMENT_LENGTH } from '../../../contract/job/announcement-form.ts'
import { CompanyProfile } from '../../../contract/employer/employer.ts'
import { useCommand } from '../../api/use-command.ts'
import { ImageField } from '../../entities/image/image-field.tsx'
import { keptBlobId, storedReference } from '../../entities/image/image-value.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { filledBy } from '../../offline/outbox/send-at-once.ts'
import { part, sendAll } from '../../offline/outbox/sending.ts'
import { COMPANY_DRAFT, type CompanyValues } from './company-values.ts'
import { sendCompany, uploadLogo } from './commands.ts'

const bodyOf = ({ companyName, businessType, logo }: CompanyValues) => ({
  companyName,
  businessType,
  logoFileDataId: storedReference(logo),
})

const errorsOfCompany = (values: CompanyValues): FieldErrors => fieldErrorsOf(CompanyProfile, bodyOf(values))

/** Saves logo and company on the device in one transaction, to be sent in that order, and removes the draft. */
async function saveWholeCompany(values: CompanyValues): Promise<void> {
  const blobId = keptBlobId(values.logo)
  const upload = blobId !== undefined && {
    parts: { type: 'announcement' },
    file: { name: 'file', blobId, fileName: 'logo.jpg' },
  }
  await sendAll([
    ...(upload ? [part(uploadLogo, { upload, title: { company: values.companyName } }, 'logo')] : []),
    part(sendCompany, {
      body: bodyOf(values),
      draft: COMPANY_DRAFT,
      title: { company: values.companyName },
      ...(upload ? filledBy('logo', 'logoFileDataId') : {}),
    }),
  ])
}

interface CompanyFormProps {
  initial: CompanyValues
  /** The public name is another section's then. */
  isNameDecided: boolean
  /** Errors of the server's refusal by field. */
  refused: FieldErrors
  onChange: (values: CompanyValues) => void
  onSaved: () => void
}

/** The company as its jobs show it. */
export function CompanyForm({ initial, isNameDecided, refused, onChange, onSaved }: CompanyFormProps) {
  const { t } = useLingui()
  const form = useContractForm(errorsOfCompany, initial, {
    mode: 'controlled',
    names: { logoFileDataId: 'logo' },
    refused,
    onValuesChange: onChange,
  })
  const save = useCommand(saveWholeCompany, { onSuccess: onSaved })
  return (
    <Form onSubmit={form.onSubmit(save.send)}>
      {!isNameDecided && (
        <TextInput
          label={<Trans>Company</Trans>}
          description={
            <Trans>Once your business is verified, your postings show its registered name instead.</Trans>
          }
          name="companyName"
          autoComplete="organization"
          maxLength={ANNOUNCEMENT_LENGTH.companyName}
          {...form.getInputProps('companyName')}
        />
      )}
      <TextInput
        label={<Trans>Line of business</Trans>}
        placeholder={t`For example: manufacturing`}
        name="businessType"
        autoComplete="off"
        maxLength={ANNOUNCEMENT_LENGTH.businessType}
        {...form.getInputProps('businessType')}
      />
      <ImageField
        field="logo"
        label={<Trans>Logo</Trans>}
        hint={<Trans>JPG or PNG, preferably square. The logo is shown on all your postings.</Trans>}
        alt={t`Logo of the company`}
        shape="square"
        draft={COMPANY_DRAFT}
        value={form.values.logo}
        error={form.errors['logo']}
        onChange={(logo) => form.setFieldValue('logo', logo)}
      />
      <SaveError error={save.error} />
      <Button type="submit" fullWidth aria-busy={save.isPending}>
        <Trans>Save company details</Trans>
      </Button>
    </Form>
  )
}
