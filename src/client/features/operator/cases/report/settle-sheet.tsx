import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { RadioRows } from '../../../../ui/field/choice-rows.tsx'
import { FieldGroup } from '../../../../ui/field/field-group.tsx'
import type { ReportReason } from '../../../../../contract/base/enums.ts'
import {
  isTrueOf,
  ReporterMessage,
  type ReportOutcome,
  type Settlement,
  SettlementCause,
} from '../../../../../contract/case/report.ts'
import { reporterNotices } from '../case-texts.ts'
import type { OpenCase } from '../kit/case-page.tsx'
import { useDecision } from '../kit/case-sheet.tsx'
import { type DecisionFields, DecisionSheet, ReasonField } from '../kit/decision-sheet.tsx'
import { DecisionSubject } from '../../desk/command.tsx'
import { spoken } from '../../desk/use-desk-form.tsx'
import type { AnyReport, OpenReport } from './report-kind.ts'
import { DetailsField, settledTexts } from './report-parts.tsx'

const Values = z.object({
  cause: z.nullable(SettlementCause),
  reason: z.string(),
  note: z.string(),
  message: z.nullable(ReporterMessage),
})
type Values = z.output<typeof Values>

const fields: DecisionFields<Values> = {
  // No cause is chosen at first: the reporter's own would be taken by an Enter that nobody meant.
  initial: { cause: null, reason: '', note: '', message: null },
  read: (stored) => z.safeParse(Values, stored).data ?? null,
  write: (values) => values,
  // A cause that was chosen in a sheet that was closed would be taken by an Enter as well.
  unsaved: { cause: null },
}

const rules = ({ cause, reason }: Values): FieldErrors => ({
  ...(cause === null ? { cause: 'REQUIRED' } : {}),
  ...(cause === 'ETC' && reason.trim() === '' ? { reason: 'REQUIRED' } : {}),
})

const refusals = {
  JOB_STATE: <Trans>Another operator has already decided. Close this window to see the decision.</Trans>,
  PRECONDITION_FAILED: <Trans>The posting has changed. Close this window to see the new version.</Trans>,
}

interface SettleSheetProps<Row, Report> extends OpenReport<Row, Report>, OpenCase {
  outcome: ReportOutcome
  onClose: () => void
}

/** Asks why before a report is settled, what to note and what the reporter is told. */
export function SettleSheet<Row, Report extends AnyReport>(props: SettleSheetProps<Row, Report>) {
  const { kind, report, decided, outcome, etag, onReload, onDecided, onClose } = props
  const { id, reason } = report
  const { name } = decided
  const { i18n, t } = useLingui()
  const queries = useQueryClient()
  const langCode = useLanguage()
  const command = useDecision(kind.settle, decided, {
    onReload,
    onDecided: async () => {
      const changed = kind.changes?.(report, langCode)
      if (changed) await queries.refetchQueries({ queryKey: changed, exact: true })
      return onDecided()
    },
  })
  const settlement = kind.settlements[outcome]
  const isAccepted = outcome !== 'DISMISSED'
  const company = kind.companyOf(report)
  if (!settlement) return null
  return (
    <DecisionSheet
      command={command}
      draftName={`operator-report:${id}:${outcome}`}
      title={isAccepted ? kind.acceptanceOf(report).title : <Trans>Dismiss this report?</Trans>}
      action={isAccepted ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
      fields={fields}
      rules={rules}
      refusals={refusals}
      canBeUndone
      isSentByEnter
      onSend={({ cause, ...words }) =>
        command.send(((isAccepted && kind.acceptanceOf(report).announced) || settledTexts[outcome])(name), {
          params: { id },
          body: { outcome, ...(cause ? { cause } : {}), ...words },
          ifMatch: etag,
        })
      }
      onClose={onClose}
    >
      {(form) => {
        const { cause, message } = form.getValues()
        return (
          <>
            <DecisionSubject name={name} company={company} />
            <FieldGroup label={<Trans>Reason</Trans>} error={spoken(form.errors['cause'])}>
              <RadioRows
                label={t`Reason`}
                name="cause"
                isStart
                value={cause}
                rows={withReportedFirst(settlement.causes, isAccepted ? reason : null).map((value) => ({
                  value,
                  content: i18n._(kind.causes[value]),
                }))}
                onPick={(picked) =>
                  form.setValues({ cause: picked, message: messageFor(picked, message, settlement) })
                }
              />
            </FieldGroup>
            {(kind.canTell?.(report, isAccepted) ?? true) ? (
              <MessageField
                settlement={settlement}
                cause={cause}
                value={message}
                onPick={(picked) => form.setFieldValue('message', picked)}
              />
            ) : (
              <Text size="sm" c="dimmed">
                <Trans>A visitor reported this posting, so no message can be sent.</Trans>
              </Text>
            )}
            <DetailsField form={form} />
            <ReasonField
              form={form}
              name="note"
              label={<Trans>Internal note</Trans>}
              hint={
                <Trans>
                  For other operators: what to watch or do next. It is no part of the reasons, and nobody else
                  sees it.
                </Trans>
              }
            />
          </>
        )
      }}
    </DecisionSheet>
  )
}

/** Another reason than those of the list stays at its end. */
function withReportedFirst(causes: readonly SettlementCause[], reported: ReportReason | null) {
  const first = causes.filter((cause) => cause === reported && cause !== 'ETC')
  return [...new Set([...first, ...causes])]
}

/** A reason with a phrase of its own is told in it: the usual one would say less, or something else. */
function messageFor(cause: SettlementCause, chosen: ReporterMessage | null, { messages }: Settlement) {
  const own = ReporterMessage.safeParse(cause).data
  if (own && own in messages) return own
  return chosen !== null && isTrueOf(chosen, cause) ? chosen : null
}

interface MessageFieldProps {
  settlement: Settlement
  cause: SettlementCause | null
  value: ReporterMessage | null
  onPick: (message: ReporterMessage | null) => void
}

/** Fixed phrases, which each reporter reads in their own language. */
function MessageField({ settlement: { notice, messages }, cause, value, onPick }: MessageFieldProps) {
  const { i18n, t } = useLingui()
  const usual = { value: '', label: i18n._(reporterNotices[notice]) }
  const phrases = ReporterMessage.options.flatMap((message) => {
    const told = messages[message]
    return told && isTrueOf(message, cause) ? [{ value: message, label: i18n._(reporterNotices[told]) }] : []
  })
  const choices = [usual, ...phrases]
  return (
    <FieldGroup label={<Trans>Message to the reporter</Trans>}>
      <NativeSelect
        aria-label={t`Message to the reporter`}
        data={choices}
        value={value ?? ''}
        onChange={(event) => onPick(ReporterMessage.safeParse(event.currentTarget.value).data ?? null)}
      />
      {/* The closed list cuts long phrases off. */}
      <Text size="sm" c="dimmed">
        {(choices.find((choice) => choice.value === value) ?? usual).label}
      </Text>
    </FieldGroup>
  )
}
