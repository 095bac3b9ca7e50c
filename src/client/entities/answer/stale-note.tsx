import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useFormat } from '../../i18n/format.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { serverTimeOf } from '../../api/query-for.ts'

/** Tells when stale data was read; renders nothing if there is a network and the answer is fresh. */
export function StaleNote({ result }: { result: { data?: { asOf?: number }; dataUpdatedAt: number } }) {
  const format = useFormat()
  const connectivity = useConnectivity()
  // Nothing was ever read: the content itself shows that.
  if (result.dataUpdatedAt === 0 && result.data === undefined) return null
  if (connectivity === 'online' && result.data?.asOf === undefined) return null
  const moment = format.moment(serverTimeOf(result))
  return (
    <Text size="xs" c="var(--faint)" px={{ base: 'md', sm: 0 }} py="xs">
      <Trans>As of {moment}</Trans>
    </Text>
  )
}
