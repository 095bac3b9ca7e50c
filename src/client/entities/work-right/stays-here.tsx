import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import type { Stay } from '../../../contract/work-right/stay.ts'
import { useSession } from '../../api/session.ts'
import { useOwnFacts } from './own-facts.ts'
import { useStoredStay } from './use-stored-stay.ts'

/** Where a choice of the reader's own status is kept: on the device, or in the account that has the same one. */
export function StaysHere() {
  const role = useSession()?.role
  const facts = useOwnFacts()
  const stored = useStoredStay(role === 'EMPLOYEE').data?.data
  if (role === 'EMPLOYER') return null
  const isStored = stored && facts && isSameStay(stored, facts)
  return (
    <Text size="sm" c="dimmed">
      {isStored ? (
        <Trans>Your choice is saved in your account.</Trans>
      ) : (
        <Trans>Your choice stays on this device.</Trans>
      )}
    </Text>
  )
}

const isSameStay = (stored: Stay, facts: WorkRightPerson) =>
  (Object.keys(stored) as (keyof Stay)[]).every((name) => stored[name] === (facts[name] ?? null))
