import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { type ContractForm, useContractForm } from '../../../../forms/use-contract-form.ts'
import { OptionalLabel } from '../../../../ui/field/field-group.tsx'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import {
  approveVerification,
  refuseVerification,
  type VerificationCase,
} from '../../../../../contract/case/verification.ts'
import { digitsOf } from '../../../../../contract/base/latin-digits.ts'
import type { Undoable } from '../../../../../contract/case/define-case.ts'
import type { OpenCase } from '../kit/case-page.tsx'
import { useDecision } from '../kit/case-sheet.tsx'
import { ReasonSheet } from '../kit/decision-sheet.tsx'
import { CaseUndo } from '../kit/undo.tsx'
import type { DecidedCase } from '../last-decision.ts'
import { Mark } from '../../desk/cells.tsx'
import {
  CommandAlert,
  CommandButton,
  DecidedBy,
  Done,
  Note,
  type RefusalWords,
  Warning,
} from '../../desk/command.tsx'
import { at } from '../../desk/desks.ts'
import { spoken } from '../../desk/use-desk-form.tsx'

export interface VerificationDecisionProps extends OpenCase {
  verification: VerificationCase
}

const changed: RefusalWords = {
  PRECONDITION_FAILED: <Trans>This request has changed since you opened it. Please check it again.</Trans>,
  JOB_STATE: <Trans>Another operator has already decided. Please check it again.</Trans>,
}

/** What was decided, and what can be. */
export function VerificationDecision(props: VerificationDecisionProps) {
  const [isRefusing, setRefusing] = useState(false)
  return (
    <>
      {props.verification.status === 'VERIFIED' ? (
        <Verified {...props} />
      ) : (
        <Choices {...props} onRefuse={() => setRefusing(true)} />
      )}
      {/* Stays open with its reason if another operator verifies the business meanwhile. */}
      {isRefusing && <RefuseSheet {...props} onClose={() => setRefusing(false)} />}
    </>
  )
}

const decidedCase = ({ id, businessName }: VerificationCase): DecidedCase => ({
  desk: 'verifications',
  id,
  name: businessName,
})

function Choices(props: VerificationDecisionProps & { onRefuse: () => void }) {
  const { verification, etag, onRefuse } = props
  const { id, status, businessName: name } = verification
  const buttons = useRef<HTMLDivElement>(null)
  const approval = useDecision(approveVerification, decidedCase(verification), props)
  const { attach, ...form } = useReadFactsForm(id)
  const isWaiting = status === 'REQUESTED'
  const verify = async () => {
    if (approval.isPending) return
    if (form.validate().hasErrors) {
      form.focus('sinceYear')
      return
    }
    // Without an undo it was somebody else's decision, which the command has only repeated.
    const textOf = (undo: Undoable) =>
      undo ? msg`Verified: ${name}.` : msg`Another operator had already verified this business: ${name}.`
    const input = { params: { id }, body: bodyOf(form.getValues()), ifMatch: etag }
    await approval.decide(textOf, input).catch(() => null)
  }
  useShortcuts({
    a: () => focusWithin(buttons.current),
    r: isWaiting ? onRefuse : undefined,
  })
  return (
    <Stack ref={attach}>
      {approval.error && <CommandAlert error={approval.error} words={changed} />}
      {status === 'REFUSED' && (
        <>
          <Warning>
            <b>
              <Trans>Rejected</Trans>
            </b>
            <p lang="ko">{verification.reason}</p>
            <DecidedBy by={verification.decidedBy} date={verification.decidedDate} />
          </Warning>
          <CaseUndo undo={verification.undo} decided={decidedCase(verification)} />
        </>
      )}
      <ReadFacts form={form} isFarm={verification.certificateKind === 'FARM'} />
      <Consequences verification={verification} />
      <Group gap="xs" ref={buttons}>
        <CommandButton
          isBusy={approval.isPending}
          aria-keyshortcuts="A"
          aria-describedby="consequences"
          onClick={() => void verify()}
        >
          <Trans>Verify and next</Trans>
          <KeyHint>A</KeyHint>
        </CommandButton>
        {isWaiting && (
          <Button variant="default" aria-keyshortcuts="R" onClick={onRefuse}>
            <Trans>Reject</Trans>
            <KeyHint>R</KeyHint>
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Scrolls no further than the button needs, so that what it decides about stays in view. */
function focusWithin(buttons: HTMLElement | null): void {
  const button = buttons?.querySelector('button')
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
}

type Shown = Pick<VerificationDecisionProps, 'verification'>

function Verified({ verification }: Shown) {
  return (
    <Stack>
      <Done>
        <Trans>The business is verified. Its postings are no longer waiting.</Trans>
        <DecidedBy by={verification.decidedBy} date={verification.decidedDate} />
      </Done>
      <CaseUndo undo={verification.undo} decided={decidedCase(verification)} />
      {!verification.undo && verification.memberId !== null && (
        <Text size="sm" c="dimmed">
          <Trans>
            A verification is not taken back later. If it was wrong,{' '}
            <Link {...at('members', verification.memberId)} style={{ textDecoration: 'underline' }}>
              suspend the account on the member’s page
            </Link>
            : its postings are then no longer public.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}

/** What a decision does, and what of it does not come back. */
function Consequences({ verification }: Shown) {
  const { waitingAnnouncements, waitingPostings = [], hasPersonRegistrationNumber } = verification
  return (
    <>
      {verification.certificateUrl === null && (
        <Note>
          <Trans>There is no photo to compare with.</Trans>
        </Note>
      )}
      {waitingPostings.length > 0 && (
        <Stack component="ul" gap="xs">
          {waitingPostings.map((posting) => (
            <li key={posting.id}>
              <Link {...at('postings', posting.id)} lang="ko">
                {posting.title}
              </Link>{' '}
              {posting.isSuspicious && <Mark text={<Trans>Flagged as suspicious</Trans>} />}
            </li>
          ))}
        </Stack>
      )}
      <Text size="sm" c="dimmed" id="consequences">
        <Plural
          value={waitingAnnouncements}
          _0="No postings are waiting."
          one="# posting will become public."
          other="# postings will become public."
        />{' '}
        <Trans>The company gets a notification and an email at once.</Trans>{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>{' '}
        {hasPersonRegistrationNumber && (
          <Trans>Either decision deletes the resident number. An undo does not restore it.</Trans>
        )}
      </Text>
    </>
  )
}

function RefuseSheet(props: VerificationDecisionProps & { onClose: () => void }) {
  const { verification, etag, onClose } = props
  const { id, businessName: name } = verification
  const refusal = useDecision(refuseVerification, decidedCase(verification), props)
  const refuse = (reason: string) =>
    refusal.decide(msg`Rejected: ${name}.`, { params: { id }, body: { reason }, ifMatch: etag })
  return (
    <ReasonSheet
      title={<Trans>Reject “{name}”?</Trans>}
      hint={
        <Trans>The company sees exactly what you write. Explain what does not match and what to do.</Trans>
      }
      draftName={`operator-refusal:${id}`}
      ready={{ kind: 'VERIFICATION', companyId: id }}
      effects={
        <Trans>
          Its postings stay hidden until it is verified. The company gets a notification and an email at once.
        </Trans>
      }
      command={refusal}
      refusals={changed}
      onReason={refuse}
      onClose={onClose}
    />
  )
}

interface ReadFactsValues {
  address: string
  /** Digits as typed. */
  sinceYear: string
}

const FIRST_YEAR = 1900
const isYear = (year: string) => Number(year) >= FIRST_YEAR && Number(year) <= new Date().getFullYear()

/** By case, as long as the console is open: an operator looks at another case, or undoes a decision. */
const typed = new Map<string, ReadFactsValues>()

const rules = ({ sinceYear }: ReadFactsValues): FieldErrors =>
  sinceYear === '' || isYear(sinceYear) ? {} : { sinceYear: 'INVALID' }

/** What an operator reads on the photo of a registration. */
const useReadFactsForm = (id: string) =>
  useContractForm<ReadFactsValues>(rules, typed.get(id) ?? { address: '', sinceYear: '' }, {
    mode: 'controlled',
    textOf: () => msg`Enter the year with four digits, from 1900 to this year.`,
    onValuesChange: (values) => typed.set(id, values),
  })

const bodyOf = ({ address, sinceYear }: ReadFactsValues) => ({
  address: address.trim(),
  sinceYear: sinceYear === '' ? null : Number(sinceYear),
})

interface ReadFactsProps {
  form: Omit<ContractForm<ReadFactsValues>, 'attach'>
  /** Whether the photo is of a farm's certificate. */
  isFarm: boolean
}

/** What the photo says and readers of the postings are shown; it may be left empty. */
function ReadFacts({ form, isFarm }: ReadFactsProps) {
  const { t } = useLingui()
  const { error, ...year } = form.getInputProps('sinceYear')
  return (
    <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
      <TextInput
        label={
          <OptionalLabel>
            {isFarm ? t`Address on the farm registration` : t`Address on the business registration`}
          </OptionalLabel>
        }
        description={
          <Trans>
            Readers of the postings see it. Without it they see only that the business was verified.
          </Trans>
        }
        lang="ko"
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('address')}
      />
      <TextInput
        label={<OptionalLabel>{t`In business since (year)`}</OptionalLabel>}
        description={<Trans>Readers see it. Left empty, no year is shown.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...year}
        error={spoken(error)}
        onChange={(event) => form.setFieldValue('sinceYear', digitsOf(event.currentTarget.value))}
      />
    </SimpleGrid>
  )
}
