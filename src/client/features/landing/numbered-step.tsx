import { Box, Group, Text, ThemeIcon, Title } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { ReactNode } from 'react'

interface NumberedStepProps {
  number: number
  title?: ReactNode
  children: ReactNode
}

/** An item of an ordered list, with its number in a circle. */
export function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <Group component="li" gap="md" align="flex-start" wrap="nowrap">
      <ThemeIcon variant="light" size={36} radius="full" fz="md" fw={700} aria-hidden>
        {number}
      </ThemeIcon>
      <Box pt={6} miw={0}>
        {title && <Title order={3}>{title}</Title>}
        <Text c={title ? 'dimmed' : undefined}>{children}</Text>
      </Box>
    </Group>
  )
}
