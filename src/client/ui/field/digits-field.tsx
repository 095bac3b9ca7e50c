import { TextInput, type TextInputProps } from '@mantine/core'
import { digitsOf } from '../../../contract/base/latin-digits.ts'
import { type ChangeEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useFrozenWhilePressed } from '../button/use-pressed.ts'

interface DigitsFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  digits: string
  /** More are cut; without it, `read` cuts. */
  maxDigits?: number
  /** Inserts separators between the digits without changing them. */
  format: (digits: string) => string
  /** Finds the digits in what stands in the box: all of them, if not given. */
  read?: (typed: string) => string
  /** Whether the text is shown as it was typed until the field loses the focus, as it is more than its digits. */
  keepsAsTyped?: (typed: string) => boolean
  /** `typed` is what stands in the box, before anything is left out. */
  onDigits: (digits: string, typed: string) => void
}

/**
 * An input for digits, displayed with separators; the caret stays behind the digit that was typed. The error that a
 * blur produces must not move a button below before the click on it has happened.
 */
export function DigitsField(props: DigitsFieldProps) {
  const {
    digits,
    maxDigits,
    format,
    read = digitsOf,
    keepsAsTyped,
    onDigits,
    onBlur,
    error,
    ...field
  } = props
  const wrapper = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [asTyped, setAsTyped] = useState<string | null>(null)
  const text = asTyped ?? format(digits)

  useLayoutEffect(() => {
    const wanted = digitsBeforeCaret.current
    const input = wrapper.current
    digitsBeforeCaret.current = undefined
    if (wanted === undefined || !input || input !== document.activeElement) return
    const caret = caretAfter(text, wanted)
    input.setSelectionRange(caret, caret)
  })

  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const isKept = keepsAsTyped?.(input.value) ?? false
    setAsTyped(isKept ? input.value : null)
    if (isKept) return onDigits(read(input.value), input.value)
    const typed = read(input.value).slice(0, maxDigits)
    const before = read(input.value.slice(0, input.selectionStart ?? input.value.length))
    // The caret stays by itself where nothing is inserted or left out.
    if (format(typed) !== input.value) {
      digitsBeforeCaret.current = Math.min(before.length, typed.length)
      // A typed separator leaves the digits as they are, which alone would draw nothing.
      redraw()
    }
    onDigits(typed, input.value)
  }
  return (
    <TextInput
      {...field}
      ref={wrapper}
      type="text"
      inputMode="numeric"
      autoComplete={field.autoComplete ?? 'off'}
      value={text}
      onChange={change}
      onBlur={(event) => {
        setAsTyped(null)
        onBlur?.(event)
      }}
      error={useFrozenWhilePressed(error)}
    />
  )
}

/** Position in `text` right behind its first `count` digits. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (const [index, character] of Array.from(text).entries()) {
    if (/\d/.test(character)) seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
