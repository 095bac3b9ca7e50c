import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type Ref, useImperativeHandle, useState } from 'react'
import { isBusinessNumber } from '../../../contract/employer/business-number.ts'
import { checkBusinessNumber, type Verification } from '../../../contract/employer/employer.ts'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { errorsOf } from '../../forms/field-errors.ts'
import { ApiProblem } from '../../api/problem.ts'
import { queryFor } from '../../api/query-for.ts'
import { useFieldErrors } from '../../forms/use-field-errors.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import { ImageField } from '../image/image-field.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { submitVerification } from './request-verification.ts'
import { ResidentNumberField } from './resident-number-field.tsx'
import {
  errorsOfVerification,
  type VerificationWhole,
  businessNumberText,
  VERIFICATION_DRAFT,
  type VerificationDraft,
} from './verification-check.ts'

const wrongNumber = msg`This is not a valid business number. Please compare it with the registration.`
const wrongResident = msg`Please enter the first six digits and the digit after the hyphen, or leave both empty.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  businessName: { REQUIRED: msg`Please enter the business name.` },
  businessNumber: { REQUIRED: msg`Please enter the business number.`, INVALID: wrongNumber },
  personName: { REQUIRED: msg`Please enter the representative’s name.` },
  personRegistrationNumber: { INVALID: wrongResident },
  certificateFileDataId: {
    REQUIRED: msg`Please add the business registration as a photo or PDF.`,
    INVALID: msg`The file is no longer there. Please choose it again.`,
  },
}

/** The message for an error at a field. */
const verificationText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]

/** Lets the page around the form send it together with its own. */
export interface VerificationHandle {
  /**
   * Sends the form if it is complete; an incomplete one stays a draft.
   * @returns false if the server refused it, which is shown at its fields
   */
  sendIfComplete: () => Promise<boolean>
}

interface VerificationFormProps {
  handle: Ref<VerificationHandle> | undefined
  initial: VerificationDraft
  known: Verification | undefined
  /** Called after each change, without the resident number. */
  onChange: (draft: VerificationDraft) => void
  /** Called with the business name when its field is left. */
  onNamed: ((businessName: string) => void) | undefined
  onDone: () => void
}

/** The business's details, which an operator compares with the photo of the registration. */
export function VerificationForm(props: VerificationFormProps) {
  const { element, ...form } = useVerificationForm(props)
  return (
    <form ref={element} style={{ width: '100%' }} noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        <div data-field="businessName">
          <TextInput
            label={<Trans>Business name</Trans>}
            description={<Trans>As on the business registration</Trans>}
            name="businessName"
            autoComplete="organization"
            maxLength={60}
            value={form.whole.businessName}
            error={form.wordsAt('businessName')}
            onBlur={() => props.onNamed?.(form.whole.businessName.trim())}
            onChange={(event) => form.change({ businessName: event.currentTarget.value }, 'businessName')}
          />
        </div>
        <div data-field="businessNumber">
          <DigitsField
            label={<Trans>Business number</Trans>}
            name="businessNumber"
            placeholder="000-00-00000"
            description={form.isNumberTaken && <NumberTaken />}
            digits={form.whole.businessNumber}
            maxDigits={10}
            format={businessNumberText}
            error={form.wordsAt('businessNumber')}
            onDigits={(businessNumber) => form.change({ businessNumber }, 'businessNumber')}
            onBlur={form.leaveNumber}
          />
        </div>
        <div data-field="personName">
          <TextInput
            label={<Trans>Representative</Trans>}
            description={<Trans>As on the business registration</Trans>}
            name="personName"
            autoComplete="off"
            maxLength={60}
            value={form.whole.personName}
            error={form.wordsAt('personName')}
            onChange={(event) => form.change({ personName: event.currentTarget.value }, 'personName')}
          />
        </div>
        <Proof form={form} known={props.known} />
        {form.error && <RequestAlert error={form.error} />}
        {props.handle !== undefined && (
          <Text size="sm" c="dimmed">
            <Trans>Once this is complete, “Next” sends it as well.</Trans>
          </Text>
        )}
        <Button type="submit" variant="light" fullWidth aria-busy={form.isBusy}>
          {form.isBusy ? <Trans>Sending the request</Trans> : <Trans>Request verification</Trans>}
        </Button>
      </Stack>
    </form>
  )
}

/** Several accounts of one business are possible; most often the other one is a colleague's. */
const NumberTaken = () => (
  <Trans>
    Another account on Ilteo is verified with this number. If it belongs to your company, sign in with that
    account. If you need an account of your own, send the request: an operator will check it.
  </Trans>
)

interface ProofProps extends Pick<VerificationFormProps, 'known'> {
  form: Omit<ReturnType<typeof useVerificationForm>, 'element'>
}

/** Fields that only the operator sees. */
function Proof({ form, known }: ProofProps) {
  const { t } = useLingui()
  return (
    <>
      <div data-field="certificateFileDataId">
        <ImageField
          label={<Trans>Business registration</Trans>}
          hint={
            known?.certificateUrl ? (
              <Trans>
                You have already sent the registration. Choose another file only if you want to replace it.
              </Trans>
            ) : (
              <Trans>A photo (JPG or PNG) or a PDF. Only you and operators can see it.</Trans>
            )
          }
          alt={t`Business registration`}
          shape="document"
          takesPdf
          draft={VERIFICATION_DRAFT}
          value={form.whole.certificate}
          error={form.wordsAt('certificateFileDataId')}
          onChange={(certificate) => form.change({ certificate }, 'certificateFileDataId')}
        />
      </div>
      <div data-field="personRegistrationNumber">
        <ResidentNumberField
          front={form.whole.residentFront}
          back={form.whole.residentBack}
          isKnown={known?.hasPersonRegistrationNumber === true}
          error={form.wordsAt('personRegistrationNumber')}
          onChange={(residentFront, residentBack) =>
            form.change({ residentFront, residentBack }, 'personRegistrationNumber')
          }
        />
      </div>
    </>
  )
}

function useVerificationForm({ handle, initial, known, onChange, onDone }: VerificationFormProps) {
  const { i18n } = useLingui()
  const [whole, setWhole] = useState<VerificationWhole>({ ...initial, residentFront: '', residentBack: '' })
  const { element, fieldErrors: errors, show, mark, forget } = useFieldErrors()
  const ask = useMutation({
    mutationFn: submitVerification,
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && show(errorsOf(error.fields)),
    onSuccess: onDone,
  })
  const change = (part: Partial<VerificationWhole>, field: string) => {
    const next = { ...whole, ...part }
    setWhole(next)
    forget(field)
    const { residentFront: _, residentBack: __, ...draft } = next
    onChange(draft)
  }
  const errorsNow = () => errorsOfVerification(whole, { hasCertificate: known?.certificateUrl != null })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React portals bubble: an enclosing form must not be submitted as well.
    event.stopPropagation()
    if (ask.isPending) return
    ask.reset()
    if (!show(errorsNow())) ask.mutate(whole)
  }
  const sendIfComplete = async () => {
    if (ask.isPending || Object.keys(errorsNow()).length > 0) return true
    try {
      await ask.mutateAsync(whole)
      return true
    } catch (error) {
      return !(error instanceof ApiProblem)
    }
  }
  useImperativeHandle(handle, () => ({ sendIfComplete }))
  const errorFor = (field: string) => {
    const code = errors[field]
    return code && i18n._(verificationText(field, code))
  }
  const leaveNumber = () => {
    const { businessNumber } = whole
    if (businessNumber !== '' && !isBusinessNumber(businessNumber)) mark({ businessNumber: 'INVALID' })
  }
  const isNumberTaken = useIsNumberTaken(whole.businessNumber)
  // Errors shown at a field are not repeated.
  const atField = ask.error instanceof ApiProblem && ask.error.fields.length > 0
  const error = atField ? null : ask.error
  const isBusy = ask.isPending
  return { element, whole, change, submit, wordsAt: errorFor, leaveNumber, isNumberTaken, error, isBusy }
}

/** Asked once the number is complete; where the answer does not come, nothing is said. */
function useIsNumberTaken(number: string): boolean {
  const enabled = isBusinessNumber(number)
  const result = useQuery({ ...queryFor(checkBusinessNumber, { params: { number } }), enabled, retry: false })
  return enabled && result.data?.data.isTaken === true
}
