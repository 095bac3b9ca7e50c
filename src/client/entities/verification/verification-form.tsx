import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle } from 'react'
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  FARM_NUMBER_DIGITS,
  isBusinessNumber,
} from '../../../contract/employer/business-number.ts'
import {
  checkBusinessNumber,
  type Verification,
  getVerification,
  requestVerification,
  VerificationForm as VerificationRequest,
} from '../../../contract/employer/employer.ts'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { ApiProblem } from '../../api/problem.ts'
import { queryFor } from '../../api/query-for.ts'
import { useCommand } from '../../api/use-command.ts'
import { type ContractForm, useContractForm } from '../../forms/use-contract-form.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import { ImageField } from '../image/image-field.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { ResidentNumberField } from './resident-number-field.tsx'
import {
  errorsOfVerification,
  type VerificationWhole,
  certificateNumberText,
  VERIFICATION_DRAFT,
  type VerificationDraft,
  verificationBody,
} from './verification-check.ts'
import * as z from 'zod/mini'
import { getAnnouncement, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import type { GroupPart } from '../../offline/outbox/engine/command-to-save.ts'
import { filledBy, sendAtOnce } from '../../offline/outbox/send-at-once.ts'
import { part, outboxCommand, directCommand } from '../../offline/outbox/sending.ts'
import { keptBlobId } from '../image/image-value.ts'
import { VERIFICATION_ENTITY } from './use-missing-verification.ts'

const upload = outboxCommand(uploadFile, { entity: () => 'verification-certificate', refreshes: [] })
const request = directCommand(requestVerification, {
  entity: () => VERIFICATION_ENTITY,
  refreshes: [getVerification, listEmployerJobs, getAnnouncement],
})

/**
 * Sends photo and request at once. They never go through the outbox: a resident number must not be stored on a phone.
 * @throws SignInRequired, NetworkFailure, ApiProblem
 */
async function submitVerification(whole: VerificationWhole): Promise<void> {
  const body = z.parse(VerificationRequest, verificationBody(whole))
  const blobId = keptBlobId(whole.certificate)
  const filled = blobId === undefined ? {} : filledBy('certificate', 'certificateFileDataId')
  await sendAtOnce([...certificateParts(blobId), part(request, { body, ...filled })])
}

function certificateParts(blobId: string | undefined): GroupPart[] {
  if (blobId === undefined) return []
  const file = { name: 'file', blobId, fileName: 'certificate.jpg' }
  return [part(upload, { upload: { parts: { type: 'announcement/business' }, file } }, 'certificate')]
}

const wrongNumber = msg`This is not a valid business number. Please compare it with the registration.`
const wrongResident = msg`Please enter the first six digits and the digit after the hyphen, or leave both empty.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  businessName: { REQUIRED: msg`Please enter the business name.` },
  businessNumber: { REQUIRED: msg`Please enter the number of the registration.`, INVALID: wrongNumber },
  personName: { REQUIRED: msg`Please enter the representative’s name.` },
  personRegistrationNumber: { INVALID: wrongResident },
  certificateFileDataId: {
    REQUIRED: msg`Please add the registration as a photo or PDF.`,
    INVALID: msg`The file is no longer there. Please choose it again.`,
  },
}

/** The message for an error at a field. */
const verificationText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]

const certificateNames: Record<CertificateKind, MessageDescriptor> = {
  BUSINESS: msg`Business registration`,
  FARM: msg`Farm registration (농업경영체 등록확인서)`,
}

const AsOnProof = ({ isFarm }: { isFarm: boolean }) =>
  isFarm ? <Trans>As on the farm registration</Trans> : <Trans>As on the business registration</Trans>

const WhatMustMatch = ({ isFarm }: { isFarm: boolean }) => (
  <Text size="sm" c="dimmed">
    {isFarm ? (
      <Trans>
        Your postings become public once your farm is verified. The name of the farm and the representative
        must match the photo of the farm registration.
      </Trans>
    ) : (
      <Trans>
        Your postings become public once your business is verified. The business name and representative must
        match the photo of the registration.
      </Trans>
    )}
  </Text>
)

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
  onDone: () => void
}

/** The business's details, which an operator compares with the photo of the registration. */
export function VerificationForm(props: VerificationFormProps) {
  const { attach, form, ask } = useVerificationForm(props)
  const { businessNumber, certificateKind } = form.values
  const isFarm = certificateKind === 'FARM'
  const isNumberTaken = useIsNumberTaken(isFarm ? '' : businessNumber)
  const checkNumber = () => {
    if (!isFarm && businessNumber !== '' && !isBusinessNumber(businessNumber))
      form.mark({ businessNumber: 'INVALID' })
  }
  return (
    <form ref={attach} style={{ width: '100%' }} noValidate onSubmit={form.onSubmit(ask.send)}>
      <Stack gap="lg">
        {props.known?.status === 'NONE' && <WhatMustMatch isFarm={isFarm} />}
        <ChoiceChips
          label={<Trans comment="Which document shows that the business exists">Proof of the business</Trans>}
          options={CERTIFICATE_KINDS.map((value) => ({ value, label: certificateNames[value] }))}
          chosen={certificateKind ?? 'BUSINESS'}
          onPress={(kind) => {
            form.setFieldValue('certificateKind', kind)
            form.clearFieldError('businessNumber')
          }}
        />
        <TextInput
          label={isFarm ? <Trans>Name of the farm</Trans> : <Trans>Business name</Trans>}
          description={<AsOnProof isFarm={isFarm} />}
          name="businessName"
          autoComplete="organization"
          maxLength={60}
          {...form.getInputProps('businessName')}
        />
        <DigitsField
          label={isFarm ? <Trans>Farm registration number</Trans> : <Trans>Business number</Trans>}
          name="businessNumber"
          placeholder={isFarm ? '' : '000-00-00000'}
          description={isNumberTaken && <NumberTaken />}
          digits={businessNumber}
          maxDigits={isFarm ? FARM_NUMBER_DIGITS : 10}
          format={(digits) => certificateNumberText(digits, certificateKind)}
          error={form.errors['businessNumber']}
          onDigits={(digits) => form.setFieldValue('businessNumber', digits)}
          onBlur={checkNumber}
        />
        <TextInput
          label={<Trans>Representative</Trans>}
          description={<AsOnProof isFarm={isFarm} />}
          name="personName"
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('personName')}
        />
        <Proof form={form} known={props.known} />
        <RequestAlert error={ask.error} />
        {props.handle !== undefined && (
          <Text size="sm" c="dimmed">
            <Trans>Once this is complete, “Post this job” sends it as well.</Trans>
          </Text>
        )}
        <Button type="submit" variant="light" fullWidth aria-busy={ask.isPending}>
          {ask.isPending ? <Trans>Sending the request</Trans> : <Trans>Request verification</Trans>}
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
  form: Omit<ContractForm<VerificationWhole>, 'attach'>
}

/** Fields that only the operator sees. */
function Proof({ form, known }: ProofProps) {
  const { i18n } = useLingui()
  const name = certificateNames[form.values.certificateKind ?? 'BUSINESS']
  return (
    <>
      <ImageField
        field="certificate"
        label={i18n._(name)}
        hint={
          known?.certificateUrl ? (
            <Trans>
              You have already sent the registration. Choose another file only if you want to replace it.
            </Trans>
          ) : (
            <Trans>A photo (JPG or PNG) or a PDF. Only you and operators can see it.</Trans>
          )
        }
        alt={i18n._(name)}
        shape="document"
        takesPdf
        draft={VERIFICATION_DRAFT}
        value={form.values.certificate}
        error={form.errors['certificate']}
        onChange={(certificate) => form.setFieldValue('certificate', certificate)}
      />
      <div data-field="personRegistrationNumber">
        <ResidentNumberField
          front={form.values.residentFront}
          back={form.values.residentBack}
          isKnown={known?.hasPersonRegistrationNumber === true}
          error={form.errors['personRegistrationNumber']}
          onChange={(front, back) => {
            form.setFieldValue('residentFront', front)
            form.setFieldValue('residentBack', back)
            form.clearFieldError('personRegistrationNumber')
          }}
        />
      </div>
    </>
  )
}

function useVerificationForm({ handle, initial, known, onChange, onDone }: VerificationFormProps) {
  const errorsNow = (whole: VerificationWhole) =>
    errorsOfVerification(whole, {
      hasCertificate: known?.certificateUrl != null && known.certificateKind === whole.certificateKind,
    })
  const { attach, ...form } = useContractForm<VerificationWhole>(
    errorsNow,
    { ...initial, residentFront: '', residentBack: '' },
    {
      mode: 'controlled',
      textOf: verificationText,
      names: { certificateFileDataId: 'certificate' },
      onValuesChange: (whole) => {
        const { residentFront: _, residentBack: __, ...draft } = whole
        onChange(draft)
      },
    },
  )
  const ask = useCommand(submitVerification, { form, onSuccess: onDone })
  const sendIfComplete = async () => {
    if (ask.isPending || Object.keys(errorsNow(form.values)).length > 0) return true
    try {
      await ask.sendAsync(form.values)
      return true
    } catch (error) {
      return !(error instanceof ApiProblem)
    }
  }
  useImperativeHandle(handle, () => ({ sendIfComplete }))
  return { attach, form, ask }
}

/** Asked once the number is complete; where the answer does not come, nothing is said. */
function useIsNumberTaken(number: string): boolean {
  const enabled = isBusinessNumber(number)
  const result = useQuery({ ...queryFor(checkBusinessNumber, { params: { number } }), enabled, retry: false })
  return enabled && result.data?.data.isTaken === true
}
