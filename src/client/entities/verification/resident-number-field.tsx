import { digitsOf } from '../../../contract/base/latin-digits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Input, Text } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'

interface ResidentNumberFieldProps {
  front: string
  back: string
  onChange: (front: string, back: string) => void
  /** It was submitted before and may be left empty. */
  isKnown: boolean
  error?: ReactNode
}

const FRONT_DIGITS = 6
const BACK_DIGITS = 1

const digitsIn = (event: ChangeEvent<HTMLInputElement>, most: number) =>
  digitsOf(event.currentTarget.value).slice(0, most)

/** Six digits and one, masked like a password and excluded from autofill. */
export function ResidentNumberField({ front, back, onChange, isKnown, error }: ResidentNumberFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const second = useRef<HTMLInputElement>(null)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsIn(event, FRONT_DIGITS)
    onChange(digits, back)
    if (digits.length === FRONT_DIGITS && front.length < FRONT_DIGITS) second.current?.focus()
  }
  const shared = {
    type: 'password',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    // Two fields in one wrapper, which would give both its one id.
    withAria: false,
    error,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${error ? `${id}-error ` : ''}${id}-description`,
  }
  return (
    <Input.Wrapper
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      labelElement="div"
      label={<Trans>First seven digits of the representative’s resident number (optional)</Trans>}
      error={error}
      description={
        isKnown ? (
          <Trans>You have already entered this number. Leave the field empty to keep it.</Trans>
        ) : (
          <Trans>
            We can verify your business without this number. It helps us identify the representative. We keep
            it encrypted, never save it on this device, and delete it as soon as we have decided.
          </Trans>
        )
      }
    >
      <Group gap="xs" wrap="nowrap">
        <Input
          {...shared}
          w="9rem"
          aria-label={t`First six digits of the resident number`}
          maxLength={FRONT_DIGITS}
          value={front}
          onChange={type}
        />
        <span aria-hidden="true">–</span>
        <Input
          {...shared}
          ref={second}
          w="3rem"
          aria-label={t`First digit after the hyphen`}
          maxLength={BACK_DIGITS}
          value={back}
          onChange={(event) => onChange(front, digitsIn(event, BACK_DIGITS))}
        />
        <Text span c="var(--faint)" aria-hidden="true">
          ••••••
        </Text>
      </Group>
    </Input.Wrapper>
  )
}
