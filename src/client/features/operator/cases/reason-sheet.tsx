import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DecisionFields, DecisionSheet, type DecisionSheetProps } from './kit/decision-sheet.tsx'
import { ReasonField } from './kit/reason-field.tsx'

interface Reason {
  reason: string
}

const fields: DecisionFields<Reason> = {
  initial: { reason: '' },
  read: (stored) => (typeof stored === 'string' ? { reason: stored } : null),
  write: ({ reason }) => reason,
}

interface ReasonSheetProps extends Omit<
  DecisionSheetProps<Reason>,
  'fields' | 'rules' | 'children' | 'onSend' | 'isSentByEnter'
> {
  /** Tells who can read the reason. */
  hint: ReactNode
  onReason: (reason: string) => Promise<unknown>
  /** What is decided on, and additional fields. */
  children?: ReactNode
  /** Fields after the reason. */
  after?: ReactNode
  /** Validates the additional fields and shows their errors; names those that have one. */
  onCheck?: () => readonly string[]
}

/** A sheet that requires a reason for an act. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { hint, onReason, children, after, onCheck = () => [], ...sheet } = props
  return (
    <DecisionSheet
      {...sheet}
      fields={fields}
      rules={({ reason }) => ({
        ...Object.fromEntries(onCheck().map((field) => [field, 'INVALID' as const])),
        ...(reason.trim() === '' ? { reason: 'REQUIRED' } : {}),
      })}
      onSend={async ({ reason }) => {
        await onReason(reason)
      }}
    >
      {(form) => (
        <>
          {children}
          <ReasonField
            label={<Trans>Reason</Trans>}
            hint={hint}
            defaultValue={form.getValues().reason}
            error={form.errors['reason']}
            onText={(reason) => form.setFieldValue('reason', reason)}
          />
          {after}
        </>
      )}
    </DecisionSheet>
  )
}
