import { restoreMember, suspendMember } from '../../src/contract/operator/member.ts'
import type { TestMember } from './members.ts'
import { anOperator } from './operators.ts'
import type { RunningServer } from './server.ts'

/** Actions of an operator on members, on a running server. */
export async function suspensionActions(server: RunningServer, operator?: TestMember) {
  const { token } = operator ?? (await anOperator(server))
  return {
    suspend: ({ id }: { id: string }, body: object = { reason: '사기 신고' }) =>
      server.call(suspendMember, { params: { id }, body, token }),
    restore: ({ id }: { id: string }, body: object = { reason: '오해가 풀림' }) =>
      server.call(restoreMember, { params: { id }, body, token }),
  }
}
