import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Undoable } from '../../../../contract/operator/decision.ts'
import { useFormat } from '../../../i18n/format.ts'
import { UndoButton } from './undo-button.tsx'
import { UndoRefusal } from './undo-refusal.tsx'
import type { DecidedCase } from './use-undo.ts'

interface CaseUndoProps {
  undo: Undoable
  of: DecidedCase
  /** What can be done instead, said where there is no undo any more. */
  instead?: ReactNode
}

/** The undo of the open case. When it goes while the case is open, by a refusal or a reload, a message stays. */
export function CaseUndo({ undo, of, instead }: CaseUndoProps) {
  const format = useFormat()
  const [offered, setOffered] = useState(undo)
  const [isRefused, setRefused] = useState(false)
  if (undo && undo.decisionId !== offered?.decisionId) {
    setOffered(undo)
    setRefused(false)
  }
  if (!offered) return null
  if (!undo && !isRefused)
    return (
      <UndoRefusal>
        <Trans>You can no longer undo this. The ten minutes are over, or somebody has acted since.</Trans>{' '}
        {instead}
      </UndoRefusal>
    )
  const until = format.time(offered.until)
  return (
    <Group gap="xs">
      <UndoButton
        key={offered.decisionId}
        decisionId={offered.decisionId}
        of={of}
        instead={instead}
        onRefused={() => setRefused(true)}
      />
      {!isRefused && (
        <Text size="sm" c="dimmed">
          <Trans>You can undo it until {until}.</Trans>
        </Text>
      )}
    </Group>
  )
}
