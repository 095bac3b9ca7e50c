import { Trans } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WageSourceCode } from '../../../../contract/wage/wage-sources.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Source } from './wage-source.tsx'

interface LineProps {
  name: ReactNode
  won: number
  /** More than `won` where it is a range. */
  most?: number | null
  source?: WageSourceCode
  total?: boolean
  /** The formula. */
  children?: ReactNode
}

/** One amount of a month, with its formula and source. */
export function WageLine({ name, won, most = null, source, total = false, children }: LineProps) {
  const format = useFormat()
  const isRange = most !== null && most !== won
  const figure = isRange ? `${format.number(won)} ~ ${format.number(most)}` : format.number(won)
  return (
    <Group
      gap="sm"
      align="baseline"
      justify="space-between"
      wrap="nowrap"
      py="xs"
      style={{ borderBottom: '1px solid var(--hairline)' }}
    >
      <Stack component="dt" gap={2} miw={0}>
        <Text size="sm" fw={total ? 700 : 400}>
          {name}
        </Text>
        {children && (
          <Text size="sm" c="dimmed">
            {children}
          </Text>
        )}
        {source && <Source code={source} />}
      </Stack>
      <Text component="dd" size="sm" fw={700} ta="end" flex="none">
        <Trans>{figure} won</Trans>
      </Text>
    </Group>
  )
}

/** `174 hours × 10,320 won × 1.5` */
export function Formula({ hours, rate, factor }: { hours: number; rate: number; factor: number }) {
  const format = useFormat()
  const [shownHours, shownRate] = [format.number(hours), format.number(rate)]
  if (factor === 1)
    return (
      <Trans>
        {shownHours} hours × {shownRate} won
      </Trans>
    )
  const times = format.number(factor)
  return (
    <Trans>
      {shownHours} hours × {shownRate} won × {times}
    </Trans>
  )
}
