import { readValue, writeItem } from '../../browser/device-items.ts'

/** The decision about push notifications on this device. */
export type PushRecord =
  | { answer: 'REFUSED' }
  | {
      answer: 'ON'
      memberId: string
      /** Id of the subscription on the server. */
      id: string
      endpoint: string
      /** Digest of the session that subscribed. */
      session: string
    }

const NAME = 'ilteo.push'

export function pushRecord(): PushRecord | undefined {
  const record = readValue(NAME)
  return isRecord(record) ? record : undefined
}

export function writePushRecord(record: PushRecord): void {
  writeItem(NAME, JSON.stringify(record))
}

export function forgetPushRecord(): void {
  // A refusal stays, whoever signs in on this device.
  if (pushRecord()?.answer === 'ON') writeItem(NAME, null)
}

function isRecord(value: unknown): value is PushRecord {
  if (typeof value !== 'object' || value === null || !('answer' in value)) return false
  if (value.answer === 'REFUSED') return true
  const { answer, memberId, id, endpoint, session }: Record<string, unknown> = { ...value }
  return answer === 'ON' && [memberId, id, endpoint, session].every((each) => typeof each === 'string')
}
