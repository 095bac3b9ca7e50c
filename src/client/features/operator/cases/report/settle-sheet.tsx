import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { RadioRows } from '../../../../ui/field/choice-rows.tsx'
import { FieldGroup } from '../../../../ui/field/field-group.tsx'
import type { ReportReason } from '../../../../../contract/base/enums.ts'
import {
  isTrueOf,
  ReporterMessage,
  type Settlement,
  SettlementCause,
} from '../../../../../contract/case/report.ts'
import { reporterNotices, settlementCauses } from '../case-texts.ts'
import {
  type DecisionFields,
  DecisionSheet,
  type DecisionSheetProps,
  ReasonField,
} from '../kit/decision-sheet.tsx'
import { DecisionSubject } from '../../desk/command.tsx'
import { spoken } from '../../desk/use-desk-form.tsx'

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

interface SettleSheetProps extends Pick<
  DecisionSheetProps<Values>,
  'draftName' | 'title' | 'action' | 'command' | 'onClose'
> {
  /** What is decided on: the posting or job offer, and its company. */
  about: ComponentProps<typeof DecisionSubject>
  /** What fits the decision. */
  settlement: Settlement
  /** What was reported, offered first if the decision means that it is so. */
  reported: ReportReason | null
  /** Whether the reporter can be told anything. */
  canTell: boolean
  /** Resolves to what follows once the sheet is closed. */
  onSettle: (
    words: Omit<Values, 'cause'> & { cause?: SettlementCause },
  ) => ReturnType<DecisionSheetProps<Values>['onSend']>
}

/** Asks why before a report is settled, what to note and what the reporter is told. */
export function SettleSheet(props: SettleSheetProps) {
  const { about, settlement, reported, canTell, onSettle, ...sheet } = props
  const { i18n, t } = useLingui()
  return (
    <DecisionSheet
      {...sheet}
      fields={fields}
      rules={rules}
      refusals={refusals}
      canBeUndone
      isSentByEnter
      onSend={({ cause, ...words }) => onSettle({ ...(cause ? { cause } : {}), ...words })}
    >
      {(form) => {
        const { cause, message } = form.getValues()
        return (
          <>
            <DecisionSubject {...about} />
            <FieldGroup label={<Trans>Reason</Trans>} error={spoken(form.errors['cause'])}>
              <RadioRows
                label={t`Reason`}
                name="cause"
                isStart
                value={cause}
                rows={withReportedFirst(settlement.causes, reported).map((value) => ({
                  value,
                  content: i18n._(settlementCauses[value]),
                }))}
                onPick={(picked) =>
                  form.setValues({ cause: picked, message: messageFor(picked, message, settlement) })
                }
              />
            </FieldGroup>
            {canTell ? (
              <MessageField
                settlement={settlement}
                cause={cause}
                value={message}
                onPick={(picked) => form.setFieldValue('message', picked)}
              />
            ) : (
              <Text
                size="sm"
                c="dimmed"
              >{t`A visitor reported this posting, so no message can be sent.`}</Text>
            )}
            <ReasonField
              form={form}
              name="reason"
              label={<Trans>Details</Trans>}
              hint={
                <Trans>
                  Why you decide so. Operators read it with the decision; the company and the reporter never
                  see it.
                </Trans>
              }
            />
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
