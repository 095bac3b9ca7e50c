import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Flex, Text, Stack } from '@mantine/core'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import * as z from 'zod/mini'
import type { ReportReason } from '../../../../contract/base/enums.ts'
import { isTrueOf, ReporterMessage, SettlementCause } from '../../../../contract/operator/decision.ts'
import { REASON_LENGTH } from '../../../../contract/operator/member.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Decided } from '../desk/decided.tsx'
import { SpokenError, useFieldError } from '../desk/field-error.tsx'
import { settlementCauses } from './case-texts.ts'
import { keepWords, keptWords } from './last-decision.ts'
import classes from '../desk/desk.module.css'
import { sheetBody } from '../desk/desk-surfaces.ts'

const Values = z.object({
  cause: z.nullable(SettlementCause),
  reason: z.string(),
  note: z.string(),
  message: z.nullable(ReporterMessage),
})
type Values = z.output<typeof Values>

/** Why a report is settled so, and what the reporter is told. */
export interface SettlementWords extends Omit<Values, 'cause'> {
  cause?: SettlementCause
}

const isValues = (value: unknown): value is Values => z.safeParse(Values, value).success

interface SettleSheetProps {
  draftName: string
  title: ReactNode
  /** What is decided on: the posting or job offer, and its company. */
  about: ComponentProps<typeof Decided>
  action: ReactNode
  /** What was reported, offered first if the decision means that it is so. */
  reported: ReportReason | null
  causes: readonly SettlementCause[]
  /** Phrases in place of the usual one; null if the reporter cannot be told anything. */
  messages: readonly { value: ReporterMessage; text: MessageDescriptor }[] | null
  /** What the reporter is told without one. */
  usualMessage: string
  isBusy: boolean
  error: Error | null
  /** Resolves to what follows once the sheet is closed. */
  onSend: (words: SettlementWords) => Promise<() => Promise<void>>
  onClose: () => void
}

/** No cause is chosen at first: the reporter's own would be taken by an Enter that nobody meant. */
const initial: Values = { cause: null, reason: '', note: '', message: null }

/** Asks why before a report is settled, what to note and what the reporter is told. */
export function SettleSheet(props: SettleSheetProps) {
  const { draftName, title, onClose } = props
  const draft = useDraft(draftName, keptWords(draftName, isValues) ?? initial, isValues)
  return (
    <Sheet open fit title={title} onClose={onClose}>
      {draft.ready ? <SettleForm {...props} draft={draft} /> : <LoadingBlocks rows={2} form="text" />}
    </Sheet>
  )
}

function SettleForm(props: SettleSheetProps & { draft: UsedDraft<Values> }) {
  const { about, action, messages, usualMessage, isBusy, error, draft, onClose } = props
  const { i18n, t } = useLingui()
  const errorOf = useFieldError()
  const form = useStartFocus<HTMLFormElement>()
  useFieldsAboveActions(form)
  const { values, change, missing, submit } = useSettleForm({ ...props, form })
  return (
    <form className={classes.aboveActions} ref={form} noValidate onSubmit={submit}>
      <Flex {...sheetBody}>
        <Decided {...about} />
        <FieldGroup
          label={<Trans>Reason</Trans>}
          error={
            missing.has('cause') && (
              <SpokenError>
                <Trans>Please choose a reason.</Trans>
              </SpokenError>
            )
          }
        >
          <RadioRows
            label={t`Reason`}
            name="cause"
            isStart
            value={values.cause}
            rows={causesOf(props).map((value) => ({
              value,
              content: i18n._(settlementCauses[value]),
            }))}
            onPick={(cause) => change({ cause })}
          />
        </FieldGroup>
        <MessageField
          messages={messages?.filter(({ value }) => isTrueOf(value, values.cause)) ?? null}
          usual={usualMessage}
          value={values.message}
          onPick={change}
        />
        <CountedField
          multiline
          label={<Trans>Details</Trans>}
          name="reason"
          description={
            <Trans>
              Why you decide so. Operators read it with the decision; the company and the reporter never see
              it.
            </Trans>
          }
          limit={REASON_LENGTH}
          defaultValue={draft.value.reason}
          error={missing.has('reason') ? errorOf('reason', 'REQUIRED') : undefined}
          onText={(reason) => change({ reason })}
        />
        <CountedField
          multiline
          label={<Trans>Internal note</Trans>}
          name="note"
          description={
            <Trans>
              For other operators: what to watch or do next. It is no part of the reasons, and nobody else
              sees it.
            </Trans>
          }
          limit={REASON_LENGTH}
          defaultValue={draft.value.note}
          onText={(note) => change({ note })}
        />
        <Stack gap="xs" pos={{ sm: 'sticky' }} bottom={0} mb="-1rem" py="sm" bg="var(--surface)">
          {error && <SettleError error={error} />}
          <CommandButton type="submit" fullWidth isBusy={isBusy}>
            {action}
          </CommandButton>
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Stack>
      </Flex>
    </form>
  )
}

/** Another reason than those of the list stays at its end. */
function causesOf({ causes, reported }: Pick<SettleSheetProps, 'causes' | 'reported'>) {
  const first = causes.filter((cause) => cause === reported && cause !== 'ETC')
  return [...first, ...causes.filter((cause) => !first.includes(cause))]
}

/** A field that the actions cover counts as in sight, so that the browser does not scroll to it by itself. */
function useFieldsAboveActions(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const fields = form.current
    const show = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLElement && target.matches('input, select, textarea')
      if (isField) target.scrollIntoView({ block: 'nearest' })
    }
    fields?.addEventListener('focusin', show)
    return () => fields?.removeEventListener('focusin', show)
  }, [form])
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

interface MessageFieldProps {
  messages: SettleSheetProps['messages']
  usual: string
  value: ReporterMessage | null
  onPick: (change: Pick<Values, 'message'>) => void
}

/** Fixed phrases, which each reporter reads in their own language. */
function MessageField({ messages, usual, value, onPick }: MessageFieldProps) {
  const { i18n, t } = useLingui()
  if (!messages)
    return (
      <Text size="sm" c="dimmed">
        <Trans>A visitor reported this posting, so no message can be sent.</Trans>
      </Text>
    )
  const chosen = messages.find((message) => message.value === value)
  return (
    <FieldGroup label={<Trans>Message to the reporter</Trans>}>
      <NativeSelect
        aria-label={t`Message to the reporter`}
        value={value ?? ''}
        onChange={(event) =>
          onPick({ message: ReporterMessage.safeParse(event.currentTarget.value).data ?? null })
        }
      >
        <option value="">{usual}</option>
        {messages.map(({ value: message, text }) => (
          <option key={message} value={message}>
            {i18n._(text)}
          </option>
        ))}
      </NativeSelect>
      {/* The closed list cuts long phrases off. */}
      <Text size="sm" c="dimmed">
        {chosen ? i18n._(chosen.text) : usual}
      </Text>
    </FieldGroup>
  )
}

interface SettleFormProps extends SettleSheetProps {
  draft: UsedDraft<Values>
  form: RefObject<HTMLFormElement | null>
}

function useSettleForm(props: SettleFormProps) {
  const { draft, draftName, form, messages, isBusy, onSend, onClose } = props
  const [values, setValues] = useState(draft.value)
  const [missing, setMissing] = useState<ReadonlySet<'cause' | 'reason'>>(new Set())
  const change = (part: Partial<Values>) => {
    const changed = { ...values, ...part }
    // A reason with a phrase of its own is told in it: the usual one would say less, or something else.
    const ofCause = part.cause && messages?.find(({ value }) => value === part.cause)?.value
    const isTrue = changed.message === null || isTrueOf(changed.message, changed.cause)
    const next = { ...changed, message: ofCause ?? (isTrue ? changed.message : null) }
    setValues(next)
    setMissing(new Set())
    // Chosen in a sheet that was called off, it would be taken by an Enter.
    draft.save({ ...next, cause: null })
  }
  const send = async ({ cause, ...words }: Values) => {
    try {
      const goOn = await onSend({ ...(cause ? { cause } : {}), ...words })
      keepWords(draftName, { cause, ...words })
      await draft.clear()
      onClose()
      await goOn()
    } catch {
      // The error is shown above the button; the sheet stays open.
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = new Set<'cause' | 'reason'>()
    if (values.cause === null) lacking.add('cause')
    if (values.cause === 'ETC' && values.reason.trim() === '') lacking.add('reason')
    setMissing(lacking)
    focusFirstError(form.current, Object.fromEntries([...lacking].map((field) => [field, true])))
    if (lacking.size === 0 && !isBusy) void send(values)
  }
  return { values, change, missing, submit }
}
