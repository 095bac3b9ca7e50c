import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { isBusinessNumber } from '../../../contract/business-number.ts'
import type { Verification } from '../../../contract/employer.ts'
import { Button } from '../../ui/button.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FieldTroubles, troublesOf } from '../field-troubles.ts'
import { focusFirstTrouble } from '../focus-trouble.ts'
import { PictureField } from '../picture/picture-field.tsx'
import { ApiProblem } from '../problem.ts'
import { RequestAlert } from '../request-alert.tsx'
import { askForVerification } from './request-verification.ts'
import { ResidentNumberField } from './resident-number-field.tsx'
import { troublesOfVerification, type VerificationWhole } from './verification-check.ts'
import classes from './verification.module.css'
import { verificationText } from './verification-texts.ts'
import { businessNumberText, VERIFICATION_DRAFT, type VerificationDraft } from './verification-values.ts'

interface VerificationFormProps {
  initial: VerificationDraft
  known: Verification | undefined
  /** After each change, without the resident number. */
  onChange: (draft: VerificationDraft) => void
  onDone: () => void
}

/** Says who runs the business; an operator compares it with the photo of the registration. */
export function VerificationForm({ initial, known, onChange, onDone }: VerificationFormProps) {
  const { i18n, t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [whole, setWhole] = useState<VerificationWhole>({ ...initial, residentFront: '', residentBack: '' })
  const [troubles, setTroubles] = useState<FieldTroubles>({})
  const ask = useMutation({
    mutationFn: askForVerification,
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && show(troublesOf(error.fields)),
    onSuccess: onDone,
  })
  const show = (found: FieldTroubles) => {
    setTroubles(found)
    focusFirstTrouble(element.current, found)
    return Object.keys(found).length > 0
  }
  const change = (part: Partial<VerificationWhole>, field: string) => {
    const next = { ...whole, ...part }
    setWhole(next)
    const { [field]: _, ...rest } = troubles
    setTroubles(rest)
    const { residentFront: __, residentBack: ___, ...draft } = next
    onChange(draft)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It may stand inside of another form's page: that one has its own button.
    event.stopPropagation()
    if (ask.isPending) return
    ask.reset()
    const has = {
      hasNumber: known?.hasPersonRegistrationNumber === true,
      hasCertificate: known?.certificateUrl != null,
    }
    if (!show(troublesOfVerification(whole, has))) ask.mutate(whole)
  }
  const wordsAt = (field: string) => {
    const code = troubles[field]
    return code && i18n._(verificationText(field, code))
  }
  const leaveNumber = () => {
    const { businessNumber } = whole
    if (businessNumber !== '' && !isBusinessNumber(businessNumber))
      setTroubles({ ...troubles, businessNumber: 'INVALID' })
  }
  const atField = ask.error instanceof ApiProblem && ask.error.fields.length > 0
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={submit}>
      <div data-field="businessName">
        <TextField
          label={<Trans>Business name</Trans>}
          hint={<Trans>As on the business registration</Trans>}
          name="businessName"
          autoComplete="organization"
          maxLength={60}
          value={whole.businessName}
          error={wordsAt('businessName')}
          onChange={(event) => change({ businessName: event.currentTarget.value }, 'businessName')}
        />
      </div>
      <div data-field="businessNumber">
        <DigitsField
          label={<Trans>Business number</Trans>}
          name="businessNumber"
          placeholder="000-00-00000"
          digits={whole.businessNumber}
          maxDigits={10}
          format={businessNumberText}
          error={wordsAt('businessNumber')}
          onDigits={(businessNumber) => change({ businessNumber }, 'businessNumber')}
          onBlur={leaveNumber}
        />
      </div>
      <div data-field="personName">
        <TextField
          label={<Trans>Representative</Trans>}
          hint={<Trans>As on the business registration</Trans>}
          name="personName"
          autoComplete="off"
          maxLength={60}
          value={whole.personName}
          error={wordsAt('personName')}
          onChange={(event) => change({ personName: event.currentTarget.value }, 'personName')}
        />
      </div>
      <div data-field="personRegistrationNumber">
        <ResidentNumberField
          front={whole.residentFront}
          back={whole.residentBack}
          isKnown={known?.hasPersonRegistrationNumber === true}
          error={wordsAt('personRegistrationNumber')}
          onChange={(residentFront, residentBack) =>
            change({ residentFront, residentBack }, 'personRegistrationNumber')
          }
        />
      </div>
      <div data-field="certificateFileDataId">
        <PictureField
          label={<Trans>Photo of the business registration</Trans>}
          hint={
            known?.certificateUrl ? (
              <Trans>A photo was sent before. Choose another one only to replace it.</Trans>
            ) : (
              <Trans>JPG or PNG. Only you and the operator can see it.</Trans>
            )
          }
          alt={t`Business registration`}
          shape="document"
          draft={VERIFICATION_DRAFT}
          value={whole.certificate}
          error={wordsAt('certificateFileDataId')}
          onChange={(certificate) => change({ certificate }, 'certificateFileDataId')}
        />
      </div>
      {ask.error && !atField && <RequestAlert error={ask.error} />}
      <Button type="submit" variant="light" full aria-busy={ask.isPending}>
        {ask.isPending ? <Trans>Sending the request</Trans> : <Trans>Request verification</Trans>}
      </Button>
    </form>
  )
}
