import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type DecisionFields, DecisionSheet, type DecisionSheetProps } from './kit/decision-sheet.tsx'
import { ReadyReasons } from './kit/ready-reasons.tsx'
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
  /** The request of a company that is refused, for which there are ready reasons. */
  ready?: ComponentProps<typeof ReadyReasons>['of']
  /** What is decided on, and additional fields. */
  children?: ReactNode
  /** Fields after the reason. */
  after?: ReactNode
  /** Validates the additional fields and shows their errors; names those that have one. */
  onCheck?: () => readonly string[]
}

/** A sheet that requires a reason for an act. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { hint, onReason, ready, children, after, onCheck = () => [], ...sheet } = props
  // The field keeps its own text while somebody types.
  const [filled, setFilled] = useState(0)
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
          {ready && (
            <ReadyReasons
              of={ready}
              onChoose={(text) => {
                const typed = form.getValues().reason.trim()
                form.setFieldValue('reason', typed === '' ? text : `${typed}\n${text}`)
                setFilled(filled + 1)
              }}
            />
          )}
          <ReasonField
            key={filled}
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
