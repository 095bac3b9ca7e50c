import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { CommandAlert } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'

interface ReopenButtonProps {
  isBusy: boolean
  error: Error | null
  onReopen: () => void
}

/** Opens a report again whose decision changed nothing but the report. */
export function ReopenButton({ isBusy, error, onReopen }: ReopenButtonProps) {
  return (
    <Group gap="xs">
      {error && <CommandAlert error={error} />}
      <CommandButton variant="default" isBusy={isBusy} onClick={() => !isBusy && onReopen()}>
        <Trans>Open this report again</Trans>
      </CommandButton>
      <Text size="sm" c="dimmed">
        <Trans>You can then decide anew. Whoever reported it is told.</Trans>
      </Text>
    </Group>
  )
}
