import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  GUARANTEE_KINDS,
  type Guarantee,
  type GuaranteeKind,
  listGuarantees,
  requestGuarantee,
} from '../../../contract/employer/guarantee.ts'
import { myGuarantees } from '../../entities/company/company-query.ts'
import { guaranteeNames } from '../../entities/behind/guarantee-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { ImageField } from '../../entities/image/image-field.tsx'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { DateField } from '../../ui/field/date-field.tsx'
import { uploadFile } from '../../../contract/site/file.ts'
import type { FieldErrors } from '../../forms/field-errors.ts'
import { type ImageValue, keptBlobId } from '../../entities/image/image-value.ts'
import { filledBy, sendAtOnce } from '../../offline/outbox/send-at-once.ts'
import { directCommand, outboxCommand, part } from '../../offline/outbox/sending.ts'

/** What the company applied with to guarantee pay, and the form. */
export function GuaranteeSection() {
  const result = useQuery(myGuarantees())
  const [latest] = result.data?.data ?? []
  const current = result.data?.data.find(({ isCurrent }) => isCurrent)
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        <Trans>
          Postings that ask for the badge “Pay guaranteed” show it while this is granted. Send proof of what
          pays the wages if you cannot.
        </Trans>
      </Text>
      {current && <Granted guarantee={current} />}
      {latest && latest !== current && <State guarantee={latest} />}
      <GuaranteeForm />
    </Stack>
  )
}

function Granted({ guarantee }: { guarantee: Guarantee }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const until = format.date(guarantee.grantedUntil ?? guarantee.wantedUntil)
  return (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <b>
        <Trans>Granted until {until}</Trans>
      </b>
      <p>{i18n._(guaranteeNames[guarantee.kind])}</p>
    </Alert>
  )
}

function State({ guarantee: { status, kind, reason } }: { guarantee: Guarantee }) {
  const { i18n } = useLingui()
  if (status === 'REFUSED')
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <b>
          <Trans context="pay guarantee">Rejected</Trans>
        </b>
        <p lang="ko">{reason}</p>
      </Alert>
    )
  if (status !== 'WAITING') return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        <Trans>We are checking your application</Trans>
      </b>
      <p>{i18n._(guaranteeNames[kind])}</p>
    </Alert>
  )
}

const EMPTY: GuaranteeValues = { kind: 'INSURANCE', from: '', until: '', evidence: null }

/** Applies for the badge with evidence. */
function GuaranteeForm() {
  const { i18n, t } = useLingui()
  const form = useContractForm(errorsOfGuarantee, EMPTY, {
    mode: 'controlled',
    names: { evidenceFileDataId: 'evidence' },
  })
  const ask = useCommand(submitGuarantee, { form, refreshes: [listGuarantees], onSuccess: form.reset })
  const day = (field: 'from' | 'until') => ({
    field,
    isFar: true,
    value: form.values[field],
    error: form.errors[field],
    onDay: (next: string) => form.setFieldValue(field, next),
  })
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
      <DateField label={<Trans>First day</Trans>} {...day('from')} />
      <DateField label={<Trans>Last day</Trans>} {...day('until')} />
      <ImageField
        field="evidence"
        label={<Trans>Photo of the proof</Trans>}
        hint={<Trans>JPG or PNG. Only you and operators can see the photo.</Trans>}
        alt={t`Proof of the guarantee`}
        shape="document"
        draft={GUARANTEE_DRAFT}
        value={form.values.evidence}
        error={form.errors['evidence']}
        onChange={(evidence) => form.setFieldValue('evidence', evidence)}
      />
      <RequestAlert error={ask.error} />
      <Button type="submit" variant="light" fullWidth aria-busy={ask.isPending}>
        <Trans>Apply for “Pay guaranteed”</Trans>
      </Button>
    </Form>
  )
}

const upload = outboxCommand(uploadFile, { entity: () => 'guarantee-evidence', refreshes: [] })
const request = directCommand(requestGuarantee, { entity: () => 'guarantee', refreshes: [listGuarantees] })

const GUARANTEE_DRAFT = 'guarantee'

interface GuaranteeValues {
  kind: GuaranteeKind
  /** Days as the inputs have them; empty at first. */
  from: string
  until: string
  evidence: ImageValue | null
}

/** What is missing before it can be sent. */
function errorsOfGuarantee({ from, until, evidence }: GuaranteeValues): FieldErrors {
  return {
    ...(from === '' && { from: 'REQUIRED' as const }),
    ...(until === '' && { until: 'REQUIRED' as const }),
    ...(from !== '' && until !== '' && until < from && { until: 'INVALID' as const }),
    ...(evidence === null && { evidenceFileDataId: 'REQUIRED' as const }),
  }
}

/**
 * Sends photo and application at once, as an operator waits for neither alone.
 * @throws SignInRequired, NetworkFailure, ApiProblem
 */
async function submitGuarantee({ kind, from, until, evidence }: GuaranteeValues): Promise<void> {
  const blobId = keptBlobId(evidence)
  if (blobId === undefined) return
  const file = { name: 'file', blobId, fileName: 'evidence.jpg' }
  // Filled with the answer of the upload.
  const body = { kind, from, until, evidenceFileDataId: '' }
  await sendAtOnce([
    part(upload, { upload: { parts: { type: 'employer/guarantee' }, file } }, 'evidence'),
    part(request, { body, ...filledBy('evidence', 'evidenceFileDataId') }),
  ])
}
