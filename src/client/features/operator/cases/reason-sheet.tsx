import { Trans } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { REASON_LENGTH } from '../../../../contract/operator/member.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { CommandAlert, type RefusalWords } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Effects } from '../desk/effects.tsx'
import { useFieldError } from '../desk/field-error.tsx'
import { useOnlyByButton } from '../desk/use-only-by-button.ts'
import { keepWords, keptWords } from './last-decision.ts'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface ReasonSheetProps {
  title: ReactNode
  /** Tells who can read the reason. */
  hint: ReactNode
  action: ReactNode
  draftName: string
  isBusy: boolean
  error: Error | null
  refusals?: RefusalWords
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Offers the reason again once the decision is undone. */
  canBeUndone?: boolean
  /** What the decision does and who is told, where it can be undone. */
  effects?: ReactNode
  /** What is decided on, and additional fields. */
  children?: ReactNode
  /** Fields after the reason. */
  after?: ReactNode
  /** Validates the additional fields and shows their errors; names those that have one. */
  onCheck?: () => readonly string[]
}

/** A sheet that requires a reason for an act. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { draftName, canBeUndone = false } = props
  const written = canBeUndone ? keptWords(draftName, isText) : undefined
  const draft = useDraft(draftName, written ?? '', isText)
  return (
    <Sheet open fit title={props.title} onClose={props.onClose}>
      {draft.ready ? <ReasonForm {...props} draft={draft} /> : <LoadingBlocks rows={1} form="text" />}
    </Sheet>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

function ReasonForm(props: ReasonSheetProps & { draft: UsedDraft<string> }) {
  const { hint, action, isBusy, error, refusals, onReason, onClose, children, after, effects, draft } = props
  const { onCheck = () => [], canBeUndone = false, draftName } = props
  const errorOf = useFieldError()
  const form = useStartFocus<HTMLFormElement>()
  useOnlyByButton(form)
  const [reason, setReason] = useState(draft.value)
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    try {
      await onReason(reason)
    } catch {
      // The error is shown above the button; the sheet stays open.
      return
    }
    if (canBeUndone) keepWords(draftName, reason)
    await draft.clear()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    const wrong = [...onCheck(), ...(isEmpty ? ['reason'] : [])]
    focusFirstError(form.current, Object.fromEntries(wrong.map((field) => [field, true])))
    if (wrong.length === 0 && !isBusy) void send()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex {...sheetBody}>
        {children}
        <CountedField
          multiline
          label={<Trans>Reason</Trans>}
          name="reason"
          description={hint}
          limit={REASON_LENGTH}
          defaultValue={reason}
          error={isMissing ? errorOf('reason', 'REQUIRED') : undefined}
          onText={(text) => {
            setReason(text)
            setMissing(false)
            draft.save(text)
          }}
        />
        {after}
        {effects && <Effects>{effects}</Effects>}
        {error && <CommandAlert error={error} {...(refusals ? { words: refusals } : {})} />}
        <CommandButton type="submit" fullWidth isBusy={isBusy}>
          {action}
        </CommandButton>
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
    </form>
  )
}
