import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface DecisionEffectsProps {
  /** What the decision does, and who is told. */
  children: ReactNode
  /** How it is taken back; by default with the undo of a decision. */
  back?: ReactNode
}

/** What a decision does, who is told and how it is taken back, above its button. */
export const DecisionEffects = ({ children, back = <UndoTime /> }: DecisionEffectsProps) => (
  <Text size="sm" c="dimmed">
    {children} {back}
  </Text>
)

const UndoTime = () => <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>

/** Of decisions on what a company asked for. */
export const CompanyIsTold = () => (
  <Trans>The company gets a notification now, and an email once this can no longer be undone.</Trans>
)
