import { digitsOf } from '../../../contract/base/latin-digits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import field from '../../ui/field/field.module.css'
import classes from './resident-number-field.module.css'

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
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-about`,
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        <Trans>First seven digits of the representative’s resident number (optional)</Trans>
      </span>
      <div className={classes.row} data-error={error ? true : undefined}>
        <input
          {...shared}
          aria-label={t`First six digits of the resident number`}
          maxLength={FRONT_DIGITS}
          value={front}
          onChange={type}
        />
        <span aria-hidden="true">–</span>
        <input
          {...shared}
          ref={second}
          aria-label={t`First digit after the hyphen`}
          className={classes.back}
          maxLength={BACK_DIGITS}
          value={back}
          onChange={(event) => onChange(front, digitsIn(event, BACK_DIGITS))}
        />
        <span className={classes.rest} aria-hidden="true">
          ••••••
        </span>
      </div>
      <p id={`${id}-about`} className={error ? field.error : field.hint}>
        {error ??
          (isKnown ? (
            <Trans>You have already entered this number. Leave the field empty to keep it.</Trans>
          ) : (
            <Trans>
              We can verify your business without this number. It helps us identify the representative. We
              keep it encrypted, never save it on this device, and delete it as soon as we have decided.
            </Trans>
          ))}
      </p>
    </div>
  )
}
