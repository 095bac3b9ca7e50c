import { expect, test } from 'vitest'
import { updateMe } from '../../../src/contract/account/member-account.ts'
import { latestAlarms } from '../../../src/client/features/alarm/alarm-screen.tsx'
import { requestFor } from '../../../src/client/offline/outbox/engine/request.ts'

const server = { alarmOn: true, alarmExpectedJobOn: true, alarmNewsOn: true }
const saved = (seq: number, alarmNewsOn: boolean) => ({
  seq,
  params: { alarmOn: 'true', alarmExpectedJobOn: 'false', alarmNewsOn: String(alarmNewsOn) },
})

test('the latest save of this device decides all three switches, sent or unsent', () => {
  expect(latestAlarms(server, [], [])).toEqual(server)
  const off = { alarmOn: true, alarmExpectedJobOn: false, alarmNewsOn: false }
  expect(latestAlarms(server, [saved(2, false)], [saved(1, true)])).toEqual(off)
  expect(latestAlarms(server, [], [saved(3, false), saved(1, true)])).toEqual(off)
})

test('a save sends all three switches in the query', () => {
  const { params } = saved(1, false)
  const request = requestFor(updateMe, { id: 'key', params, payload: { kind: 'none' } }, new Map(), 'token')
  expect(request.path).toBe('/api/users/me?alarmExpectedJobOn=false&alarmNewsOn=false&alarmOn=true')
})
