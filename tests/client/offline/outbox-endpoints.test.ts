import { expect, test } from 'vitest'
import { OUTBOX_ENDPOINTS } from '../../../src/client/offline/outbox/endpoints.ts'
import { switchAlarms, switchVisible } from '../../../src/client/offline/switch-alarms.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'

test('what the outbox sends goes where the contract says', () => {
  const declared = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))
  declared.set(switchAlarms.name, switchAlarms)
  declared.set(switchVisible.name, switchVisible)
  for (const sendable of OUTBOX_ENDPOINTS) {
    expect(declared.get(sendable.name)).toMatchObject({ kind: 'command', ...sendable })
  }
  expect(new Set(OUTBOX_ENDPOINTS.map(({ name }) => name)).size).toBe(OUTBOX_ENDPOINTS.length)
})
