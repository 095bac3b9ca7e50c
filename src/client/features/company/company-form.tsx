import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ANNOUNCEMENT_LENGTH } from '../../../contract/job/announcement-form.ts'
import { CompanyProfile } from '../../../contract/employer/employer.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { ImageField } from '../../entities/image/image-field.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useFieldErrors } from '../../forms/use-field-errors.ts'
import { keptBlobId, storedReference } from '../../entities/image/image-value.ts'
import { part, sendAll } from '../../offline/outbox/sending.ts'
import classes from './company-screen.module.css'
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
      ...(upload
        ? {
            needs: ['logo'],
            fills: [{ need: 'logo', take: 'data', into: 'payload', at: ['logoFileDataId'] }],
          }
        : {}),
    }),
  ])
}

interface CompanyFormProps {
  initial: CompanyValues
  /** The public name is another section's then. */
  isNameDecided: boolean
  /** Errors of the server's refusal by field. */
  errors: FieldErrors
  onChange: (values: CompanyValues) => void
  onSaved: () => void
}

/** The company as its jobs show it. */
export function CompanyForm({
  initial,
  isNameDecided,
  errors: refused,
  onChange,
  onSaved,
}: CompanyFormProps) {
  const { i18n, t } = useLingui()
  const [values, setValues] = useState(initial)
  const { element, fieldErrors: errors, show, forget } = useFieldErrors(refused)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<CompanyValues>, field: string) => {
    const next = { ...values, ...changed }
    setValues(next)
    forget(field)
    onChange(next)
  }
  const save = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await saveWholeCompany(values)
      onSaved()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error('not saved', { cause: error }))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!show(errorsOfCompany(values)) && !isBusy) void save()
  }
  const errorFor = (field: string) => errors[field] && i18n._(fieldErrorTexts[errors[field]])
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      {!isNameDecided && (
        <NameField
          name={values.companyName}
          error={errorFor('companyName')}
          onName={(companyName) => change({ companyName }, 'companyName')}
        />
      )}
      <div data-field="businessType">
        <TextInput
          label={<Trans>Line of business</Trans>}
          placeholder={t`For example: manufacturing`}
          name="businessType"
          autoComplete="off"
          maxLength={ANNOUNCEMENT_LENGTH.businessType}
          value={values.businessType}
          error={errorFor('businessType')}
          onChange={(event) => change({ businessType: event.currentTarget.value }, 'businessType')}
        />
      </div>
      <div data-field="logoFileDataId">
        <ImageField
          label={<Trans>Logo</Trans>}
          hint={<Trans>JPG or PNG, preferably square. The logo is shown on all your postings.</Trans>}
          alt={t`Logo of the company`}
          shape="square"
          draft={COMPANY_DRAFT}
          value={values.logo}
          error={errorFor('logoFileDataId')}
          onChange={(logo) => change({ logo }, 'logoFileDataId')}
        />
      </div>
      <SaveError error={failure} />
      <Button type="submit" fullWidth aria-busy={isBusy}>
        <Trans>Save company details</Trans>
      </Button>
    </form>
  )
}

interface NameFieldProps {
  name: string
  error: string | undefined
  onName: (name: string) => void
}

const NameField = ({ name, error, onName }: NameFieldProps) => (
  <div data-field="companyName">
    <TextInput
      label={<Trans>Company</Trans>}
      description={
        <Trans>Once your business is verified, your postings show its registered name instead.</Trans>
      }
      name="companyName"
      autoComplete="organization"
      maxLength={ANNOUNCEMENT_LENGTH.companyName}
      value={name}
      error={error}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  </div>
)
