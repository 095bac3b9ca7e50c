import { Group, Input, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './field-group.module.css'
import { Trans } from '@lingui/react/macro'

interface FieldGroupProps {
  /** Field of the form, whose error leads to it. */
  field?: string | undefined
  label: ReactNode
  /** Secondary text at the right of the label. */
  note?: ReactNode
  /** Below the controls. */
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Several controls, such as chips, in one group with a name and a description, which `Input.Wrapper` does not make. */
export function FieldGroup({ field, label, note, hint, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      data-field={field}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-description` : undefined}
      labelElement="div"
      label={
        <Group justify="space-between" align="baseline" gap="0 var(--space-12)">
          <span id={`${id}-name`}>{label}</span>
          {note && (
            <Text span size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </Group>
      }
      description={hint}
      error={error}
    >
      {children}
    </Input.Wrapper>
  )
}

/** A row of chips that wraps. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={classes.chips}>{children}</div>
}

/** Says that a field may stay empty. */
export const OptionalMark = () => <Trans comment="This field may stay empty">Optional</Trans>

/** The label of a field that may stay empty, in a form where most may not. */
export const OptionalLabel = ({ children }: { children: ReactNode }) => (
  <>
    {children}{' '}
    <Text span size="sm" c="dimmed" ml={4}>
      <OptionalMark />
    </Text>
  </>
)
