import type { MessageDescriptor } from '@lingui/core'
import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/link.tsx'
import { Label } from './cells.tsx'

interface FilterLinksProps<Value extends string> {
  label: string
  param: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  /** Is left out of the address; the first option unless given. */
  defaultValue?: Value | undefined
}

/**
 * Options with their names, in the order of the table.
 * @param marks beside the name, such as a count
 */
export const labelled = <Value extends string>(
  names: Record<Value, MessageDescriptor>,
  marks: Partial<Record<Value, ReactNode>> = {},
) =>
  (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: (
      <>
        <Label of={names[value]} /> {marks[value]}
      </>
    ),
  }))

/** Links that filter a list by a search parameter. */
export function FilterLinks<Value extends string>(props: FilterLinksProps<Value>) {
  const { label, param, options, value, defaultValue = options[0]?.value } = props
  return (
    <Flex component="nav" wrap="wrap" rowGap="xxs" columnGap="xs" w="100%" aria-label={label}>
      {options.map((option) => (
        <ButtonLink
          key={option.value}
          to="."
          search={(before: object) => ({
            ...before,
            page: undefined,
            [param]: option.value === defaultValue ? undefined : option.value,
          })}
          size="sm"
          radius="full"
          variant={option.value === value ? 'light' : 'subtle'}
          {...(option.value === value ? {} : { color: 'gray' })}
          // The links differ only in their search, so all of them would match otherwise.
          activeOptions={{ exact: true }}
          aria-current={option.value === value ? 'true' : undefined}
          data-active={option.value === value || undefined}
        >
          {option.label}
        </ButtonLink>
      ))}
    </Flex>
  )
}
