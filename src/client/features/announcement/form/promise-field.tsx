import { Checkbox, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { Icon } from '../../../ui/icon/icons.tsx'

interface PromiseFieldProps {
  /** That of the promise's badge. */
  color: 'green' | 'blue'
  icon: Icon
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What the promise means. */
  children: ReactNode
}

/** A promise that cards show as a badge. */
export function PromiseField({
  color,
  icon: Drawing,
  label,
  checked,
  onChange,
  children,
}: PromiseFieldProps) {
  return (
    <Group
      align="flex-start"
      wrap="nowrap"
      gap="sm"
      pt="xs"
      px="md"
      pb="md"
      bdrs="md"
      bg={`var(--mantine-color-${color}-light)`}
    >
      <Drawing
        size={24}
        color={`var(--mantine-color-${color}-text)`}
        style={{ flex: 'none', marginTop: 10 }}
      />
      <div>
        <Checkbox
          label={<b>{label}</b>}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Text size="sm">{children}</Text>
      </div>
    </Group>
  )
}
