import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type ReportCase, settleReport } from '../../../../contract/operator/case.ts'
import {
  ReporterMessage,
  REPORTER_MESSAGES,
  SETTLEMENT_CAUSES,
  SettlementCause,
  type Undoable,
} from '../../../../contract/operator/decision.ts'
import { REASON_LENGTH } from '../../../../contract/operator/member.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { RadioRows } from '../../../ui/field/radio-rows.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import classes from '../desk/desk-form.module.css'
import { useFieldText } from '../desk/field-texts.ts'
import { useCommand } from '../desk/use-command.ts'
import { reporterMessages, settlementCauses } from './case-texts.ts'
import sheet from './settle-sheet.module.css'

export type Outcome = keyof typeof SETTLEMENT_CAUSES

const Values = z.object({
  cause: z.nullable(SettlementCause),
  reason: z.string(),
  note: z.string(),
  message: z.nullable(ReporterMessage),
})
type Values = z.output<typeof Values>
const isValues = (value: unknown): value is Values => z.safeParse(Values, value).success

interface SettleSheetProps {
  report: ReportCase
  etag: string | undefined
  outcome: Outcome
  onSettled: (undo: Undoable) => Promise<void>
  /** The command failed: the case may have changed. */
  onFailed: () => void
  onClose: () => void
}

/** Asks why before a report is settled, what to note and what the reporter is told. */
export function SettleSheet(props: SettleSheetProps) {
  const { report, outcome, onClose } = props
  // Upholding a report means that it is what was reported.
  const cause = outcome === 'CLOSED' && report.reason !== 'ETC' ? report.reason : null
  const initial: Values = { cause, reason: '', note: '', message: null }
  const draft = useDraft(`operator-report:${report.id}:${outcome}`, initial, isValues)
  return (
    <Sheet
      open
      fit
      title={
        outcome === 'DISMISSED' ? (
          <Trans>Dismiss this report?</Trans>
        ) : report.job.status === 'CLOSED' ? (
          <Trans>Accept this report?</Trans>
        ) : (
          <Trans>Close this posting?</Trans>
        )
      }
      onClose={onClose}
    >
      {draft.ready ? <SettleForm {...props} draft={draft} /> : <LoadingBlocks rows={2} form="text" />}
    </Sheet>
  )
}

function SettleForm(props: SettleSheetProps & { draft: UsedDraft<Values> }) {
  const { report, outcome, draft, onClose } = props
  const { i18n, t } = useLingui()
  const textOf = useFieldText()
  const { values, change, missing, submit, isPending, error } = useSettleForm(props)
  const form = useRef<HTMLFormElement>(null)
  // The sheet looks for its start when it opens, which is before the draft was read.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <form ref={form} className={classes.sheet} noValidate onSubmit={submit}>
      <FieldGroup
        label={<Trans>Reason</Trans>}
        error={missing.has('cause') && <Trans>Please choose a reason.</Trans>}
      >
        <RadioRows
          label={t`Reason`}
          name="cause"
          ringed
          isStart
          value={values.cause}
          rows={SETTLEMENT_CAUSES[outcome].map((value) => ({
            value,
            content: i18n._(settlementCauses[value]),
          }))}
          onPick={(cause) => change({ cause })}
        />
      </FieldGroup>
      <MessageField report={report} outcome={outcome} value={values.message} onPick={change} />
      <CountedField
        multiline
        label={<Trans>Details</Trans>}
        name="reason"
        hint={<Trans>Operators see this with the decision.</Trans>}
        limit={REASON_LENGTH}
        defaultValue={draft.value.reason}
        error={missing.has('reason') ? textOf('reason', 'REQUIRED') : undefined}
        onText={(reason) => change({ reason })}
      />
      <CountedField
        multiline
        label={<Trans>Internal note</Trans>}
        name="note"
        hint={<Trans>Only operators can see this. The company and the reporter never see it.</Trans>}
        limit={REASON_LENGTH}
        defaultValue={draft.value.note}
        onText={(note) => change({ note })}
      />
      <div className={sheet.confirm}>
        {error && <SettleError error={error} />}
        <CommandButton type="submit" full isBusy={isPending}>
          {outcome === 'CLOSED' ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
        </CommandButton>
        <Button full variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function SettleError({ error }: { error: Error }) {
  return (
    <CommandAlert
      error={error}
      words={{
        JOB_STATE: (
          <Trans>Another operator has already decided. Close this window to see the decision.</Trans>
        ),
        PRECONDITION_FAILED: (
          <Trans>The posting has changed. Close this window to see the new version.</Trans>
        ),
      }}
    />
  )
}

interface MessageFieldProps extends Pick<SettleSheetProps, 'report' | 'outcome'> {
  value: ReporterMessage | null
  onPick: (change: Pick<Values, 'message'>) => void
}

/** Fixed phrases, which each reporter reads in their own language. */
function MessageField({ report, outcome, value, onPick }: MessageFieldProps) {
  const { i18n, t } = useLingui()
  if (!report.isByMember && (outcome === 'DISMISSED' || report.job.openReports === 1))
    return (
      <p className={classes.dim}>
        <Trans>A visitor reported this posting, so no message can be sent.</Trans>
      </p>
    )
  return (
    <FieldGroup label={<Trans>Message to the reporter</Trans>}>
      <SelectField
        label={t`Message to the reporter`}
        value={value ?? ''}
        onChange={(event) =>
          onPick({ message: ReporterMessage.safeParse(event.currentTarget.value).data ?? null })
        }
      >
        <option value="">
          {outcome === 'CLOSED' ? t`We have closed the posting.` : t`We have checked it. The posting stays.`}
        </option>
        {REPORTER_MESSAGES[outcome].map((message) => (
          <option key={message} value={message}>
            {i18n._(reporterMessages[message])}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

function useSettleForm({
  report,
  etag,
  outcome,
  draft,
  ...on
}: SettleSheetProps & { draft: UsedDraft<Values> }) {
  const settle = useCommand(settleReport)
  const [values, setValues] = useState(draft.value)
  const [missing, setMissing] = useState<ReadonlySet<'cause' | 'reason'>>(new Set())
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    setMissing(new Set())
    draft.save(next)
  }
  const send = async ({ cause, ...words }: Values) => {
    const body = { outcome, ...(cause ? { cause } : {}), ...words }
    try {
      const { data } = await settle.mutateAsync({ params: { id: report.id }, body, ifMatch: etag })
      await draft.clear()
      on.onClose()
      await on.onSettled(data.undo)
    } catch {
      // The error is shown above the button; the sheet stays open.
      on.onFailed()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = new Set<'cause' | 'reason'>()
    if (values.cause === null) lacking.add('cause')
    if (values.cause === 'ETC' && values.reason.trim() === '') lacking.add('reason')
    setMissing(lacking)
    if (lacking.size === 0 && !settle.isPending) void send(values)
  }
  return { values, change, missing, submit, isPending: settle.isPending, error: settle.error }
}
