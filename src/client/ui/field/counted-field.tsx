import { Trans } from '@lingui/react/macro'
import { Group, Text, TextInput, Textarea } from '@mantine/core'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEventHandler,
  type ReactNode,
  useState,
} from 'react'

interface CountedFieldProps {
  label: ReactNode
  name: string
  defaultValue: string
  /** Maximum number of characters (code points); more cannot be typed. */
  limit: number
  onText: (text: string) => void
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  /** A textarea that grows with its text. */
  multiline?: boolean
  /** As high as a page. */
  tall?: boolean
  /** Above the box of a textarea. */
  tools?: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** Hides the label visually if the heading above has the same text. */
  labelHidden?: boolean
}

/** Places the box of a field below other things. */
const below = (tools: ReactNode) => (box: ReactNode) => (
  <>
    {tools}
    {box}
  </>
)

type Field = HTMLInputElement | HTMLTextAreaElement

/** A text field with a counter; only this component re-renders while typing. */
export function CountedField(props: CountedFieldProps) {
  const { limit, onText, description, multiline, tall = false, tools, labelHidden, ...field } = props
  const [length, setLength] = useState(lengthOf(props.defaultValue))
  const [isCut, setIsCut] = useState(false)

  const accept = (element: Field) => {
    const fitting = cutTo(element.value, limit)
    setIsCut(fitting !== element.value)
    if (fitting !== element.value) element.value = fitting
    setLength(lengthOf(fitting))
    onText(fitting)
  }
  const shared = {
    ...field,
    autoComplete: 'off',
    labelProps: { 'data-hidden': labelHidden || undefined },
    description: (
      <Group component="span" justify="space-between" align="baseline" gap="sm" wrap="nowrap">
        <span>{description}</span>
        <Text
          span
          inherit
          flex="none"
          c={length < limit ? undefined : 'var(--ink)'}
          fw={length < limit ? undefined : 700}
        >
          {length}/{limit}
        </Text>
      </Group>
    ),
    onChange: (event: ChangeEvent<Field>) => {
      // An IME composition is in progress: truncating now would break it.
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
        setLength(lengthOf(event.currentTarget.value))
      else accept(event.currentTarget)
    },
    onCompositionEnd: (event: CompositionEvent<Field>) => accept(event.currentTarget),
  }
  return (
    <div>
      {multiline ? (
        <Textarea
          rows={4}
          resize="vertical"
          {...(tall && { styles: { input: { minHeight: 'max(20rem, 65dvh)' } } })}
          {...(tools !== undefined && { inputContainer: below(tools) })}
          {...shared}
        />
      ) : (
        <TextInput {...shared} />
      )}
      {isCut && (
        <Text role="alert" size="sm" c="dimmed" mt="xs">
          <Trans>Only {limit} characters fit.</Trans>
        </Text>
      )}
    </div>
  )
}

/** Characters as readers count them, not as JavaScript does. */
const lengthOf = (text: string) => Array.from(text).length

/** Truncates a text without splitting a character. */
export function cutTo(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? characters.slice(0, limit).join('') : text
}
