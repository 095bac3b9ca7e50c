import { expect, test } from 'vitest'
import { updateMe } from '../../../src/contract/account/member-account.ts'
import { latestAlarms } from '../../../src/client/features/alarm/use-alarms.ts'
import { requestFor } from '../../../src/client/offline/outbox/engine/request.ts'

const server = { alarmOn: true, alarmExpectedJobOn: true, alarmNewsOn: true }
const saved = (seq: number, alarmNewsOn: boolean) => ({
  seq,
  params: { alarmOn: 'true', alarmExpectedJobOn: 'false', alarmNewsOn: String(alarmNewsOn) },
})

test('the latest save of this device says all three switches, whether it was sent or not', () => {
  expect(latestAlarms(server, [], [])).toEqual(server)
  const off = { alarmOn: true, alarmExpectedJobOn: false, alarmNewsOn: false }
  expect(latestAlarms(server, [saved(2, false)], [saved(1, true)])).toEqual(off)
  expect(latestAlarms(server, [], [saved(3, false), saved(1, true)])).toEqual(off)
})

test('all three switches travel together, where the specification wants them', () => {
  const { params } = saved(1, false)
  const request = requestFor(updateMe, { id: 'key', params, payload: { kind: 'none' } }, new Map(), 'token')
  expect(request.path).toBe('/api/users/me?alarmExpectedJobOn=false&alarmNewsOn=false&alarmOn=true')
})
