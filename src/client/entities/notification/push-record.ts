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
  try {
    const record: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    return isRecord(record) ? record : undefined
  } catch {
    return undefined
  }
}

export function writePushRecord(record: PushRecord): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(record))
  } catch {
    // Storage is disabled: the app asks again at the next occasion.
  }
}

export function forgetPushRecord(): void {
  try {
    // A refusal stays, whoever signs in on this device.
    if (pushRecord()?.answer === 'ON') localStorage.removeItem(NAME)
  } catch {
    // Storage is disabled.
  }
}

function isRecord(value: unknown): value is PushRecord {
  if (typeof value !== 'object' || value === null || !('answer' in value)) return false
  if (value.answer === 'REFUSED') return true
  const { answer, memberId, id, endpoint, session }: Record<string, unknown> = { ...value }
  return answer === 'ON' && [memberId, id, endpoint, session].every((each) => typeof each === 'string')
}
