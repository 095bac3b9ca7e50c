import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { CertificateKind } from '../../../contract/employer/business-number.ts'
import type { Verification } from '../../../contract/employer/employer.ts'
import { useFormat } from '../../i18n/format.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { live } from '../../api/query-for.ts'
import { RightGate } from '../member/company-right.tsx'
import { me } from '../member/me-query.ts'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { UsualWait } from './usual-wait.tsx'
import { VerificationForm, type VerificationHandle } from './verification-form.tsx'
import { myVerification } from './use-missing-verification.ts'
import {
  certificateNumberText,
  isVerificationDraft,
  VERIFICATION_DRAFT,
  verificationDraftOf,
} from './verification-check.ts'

interface VerificationSectionProps {
  /** Set where the page around it sends the form as well. */
  handle?: Ref<VerificationHandle>
  /** The name on the postings, suggested as the business name. */
  companyName?: string
  /** The certificate that a first request begins with. */
  usualKind?: CertificateKind | undefined
}

/** Verification status of the business: missing, in review, verified or refused, and the next step. */
export function VerificationSection({ handle, companyName = '', usualKind }: VerificationSectionProps) {
  // Refetched, because an operator may decide while it is open.
  const result = useQuery({ ...myVerification(), ...live, staleTime: 0 })
  const [editing, setEditing] = useState(false)
  const [wasClosed, setClosed] = useState(false)
  const verification = result.data?.data
  // A refetch must not unmount an open form.
  if (!verification && result.isLoading && result.errorUpdateCount === 0)
    return <LoadingBlocks rows={1} form="text" />
  const close = () => {
    setEditing(false)
    setClosed(true)
  }
  const isSettled = verification?.status === 'VERIFIED' || verification?.status === 'REQUESTED'
  return (
    <Stack align="flex-start">
      <VerificationState verification={verification} />
      <RightGate needed="OWNER">
        {isSettled && !editing ? (
          <div ref={wasClosed ? focusInside : undefined}>
            <Button variant="default" size="sm" onClick={() => setEditing(true)}>
              <Trans>Change business details</Trans>
            </Button>
          </div>
        ) : (
          <DraftedForm
            // Only a first request: others are sent where somebody means to change what was decided.
            handle={verification?.status === 'NONE' ? handle : undefined}
            known={verification}
            companyName={companyName}
            usualKind={usualKind}
            onClose={close}
            isClosable={isSettled}
          />
        )}
      </RightGate>
    </Stack>
  )
}

/** Moves the focus back to the button that opened the form. */
const focusInside = (box: HTMLElement | null) => box?.querySelector('button')?.focus()

interface DraftedFormProps {
  handle: Ref<VerificationHandle> | undefined
  known: Verification | undefined
  companyName: string
  usualKind: CertificateKind | undefined
  onClose: () => void
  /** Whether the form may be closed without saving. */
  isClosable: boolean
}

function DraftedForm(props: DraftedFormProps) {
  const { handle, known, companyName, usualKind, onClose, isClosable } = props
  const queries = useQueryClient()
  const memberName = useQuery(me()).data?.data.name ?? ''
  const [initial] = useState(() => verificationDraftOf(known, companyName, memberName, usualKind))
  const draft = useDraft(VERIFICATION_DRAFT, initial, isVerificationDraft)
  const finish = async () => {
    await draft.clear()
    await queries.invalidateQueries({ queryKey: myVerification().queryKey })
    onClose()
  }
  const giveUp = async () => {
    await draft.clear()
    onClose()
  }
  if (!draft.ready) return <LoadingBlocks rows={2} form="text" />
  return (
    <>
      <VerificationForm
        handle={handle}
        initial={draft.value}
        known={known}
        onChange={draft.save}
        onDone={() => void finish()}
      />
      {isClosable && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => void giveUp()}>
          <Trans>Keep business details</Trans>
        </Button>
      )}
    </>
  )
}

function VerificationState({ verification }: { verification: Verification | undefined }) {
  const format = useFormat()
  const { t } = useLingui()
  if (!verification)
    return (
      <Alert w="100%" color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>Your verification status could not be loaded. You can continue writing the posting.</Trans>
      </Alert>
    )
  const { status, businessName, businessNumber, certificateKind, personName } = verification
  const { requestedAt, decidedAt, reason } = verification
  // The form says it, in words for the certificate that is chosen there.
  if (status === 'NONE') return null
  if (status === 'REFUSED')
    return (
      <Alert w="100%" color="red" icon={<TriangleIcon size={20} />}>
        <b>
          <Trans>The business could not be verified</Trans>
        </b>
        <p lang="ko">{reason}</p>
      </Alert>
    )
  const isFarm = certificateKind === 'FARM'
  const isVerified = status === 'VERIFIED'
  const since = isVerified ? decidedAt : requestedAt
  const day = since === null ? '' : format.date(since)
  return (
    <Alert
      w="100%"
      color={isVerified ? 'green' : 'gray'}
      role="note"
      icon={isVerified ? <CheckIcon size={20} /> : <InfoIcon size={20} />}
    >
      <b>
        {isVerified
          ? t`Verified on ${day}`
          : isFarm
            ? t`Farm in review, requested on ${day}`
            : t`In review, requested on ${day}`}
      </b>
      <Text size="sm" lang="ko">
        {[businessName, certificateNumberText(businessNumber, certificateKind), personName]
          .filter(Boolean)
          .join(BETWEEN_FACTS)}
      </Text>
      {!isVerified && (
        <Text size="sm" c="dimmed">
          {isFarm ? (
            <Trans>
              An operator compares your details with the photo. Meanwhile you can write postings. They become
              public once your farm is verified.
            </Trans>
          ) : (
            <Trans>
              An operator compares your details with the photo. Meanwhile you can write postings. They become
              public once your business is verified.
            </Trans>
          )}{' '}
          <UsualWait verification={verification} />
        </Text>
      )}
    </Alert>
  )
}
