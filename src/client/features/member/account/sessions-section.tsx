import { Trans } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { endSession, type SignedInDevice } from '../../../../contract/account/session.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useCommand } from '../../../api/use-command.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Section } from '../../../ui/page/page.tsx'
import classes from '../member.module.css'
import { sessionsPage } from '../queries.ts'

/** The member's sessions, each with a button to sign the device out. */
export function SessionsSection() {
  const result = useQuery(sessionsPage(1))
  const end = useCommand(endSession, { onSettled: () => result.refetch() })
  return (
    <Section surface id="sessions" title={<Trans>Devices you are signed in on</Trans>}>
      {!result.data && (
        <QueryPlaceholder result={result} title={<Trans>The devices could not be loaded</Trans>} rows={2} />
      )}
      {result.data && <StaleNote result={result} />}
      <RequestAlert error={end.error} />
      <ul className={classes.rows}>
        {result.data?.data.map((device) => (
          <Device
            key={device.id}
            device={device}
            isEnding={end.isPending && end.input?.params.id === device.id}
            onEnd={() => end.send({ params: { id: device.id } })}
          />
        ))}
      </ul>
    </Section>
  )
}

interface DeviceProps {
  device: SignedInDevice
  isEnding: boolean
  onEnd: () => void
}

function Device({ device, isEnding, onEnd }: DeviceProps) {
  const format = useFormat()
  const [lastUsed, since] = [format.moment(device.lastUsedAt), format.date(device.createdAt)]
  return (
    <Group component="li" justify="space-between" gap="xs" mih={44} py="xs">
      <Box miw={0}>
        <Text component="b" size="md" display="block" fw={700}>
          {device.device ?? <Trans>Unknown device</Trans>}
        </Text>
        <Text span size="sm" c="dimmed">
          <Trans>
            Last used: {lastUsed}, signed in since {since}
          </Trans>
        </Text>
      </Box>
      {device.current ? (
        <Text span size="sm" fw={700} c="purple">
          <Trans>This device</Trans>
        </Text>
      ) : (
        <Button variant="default" size="sm" disabled={isEnding} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Group>
  )
}
