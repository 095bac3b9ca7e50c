import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

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
