import {
  answerProposal,
  listProposals,
  sendProposal,
  withdrawProposal,
} from '../../src/contract/candidate/proposal.ts'
import { replyToCandidate, replyToProposal } from '../../src/contract/candidate/proposal-reply.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { aCandidate, DAY } from './announcements.ts'
import type { TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

/** A complete proposal as the form sends it; by default lawful pay in a factory in Dongtan. */
export const aProposal = (resumeId: string, overrides: Record<string, unknown> = {}) => ({
  resumeId,
  title: '함께 일하고 싶어요',
  company: '가온테크',
  contact: '031-234-5678',
  category: 'FACTORY',
  payType: 'HOURLY',
  payAmount: 13_000,
  address: '경기도 화성시 동탄구 동탄대로 1',
  hours: '09:00-18:00',
  periodType: 'ABOVE_1YEAR',
  numberOfWorkDays: 5,
  details: '기숙사가 있어요.',
  ...overrides,
})

/** What the two sides of a proposal do. */
export function proposalActions(server: RunningServer) {
  const listed = async (member: TestMember, id: string) => {
    const { data } = await server.call(listProposals, { token: member.token })
    return data.find((proposal) => proposal.id === id)
  }
  return {
    listed,
    /** A proposal of the employer to a new candidate. */
    async anOffer(employer: TestMember, overrides = {}) {
      const candidate = await aCandidate(server)
      const body = aProposal(candidate.resumeId, overrides)
      const { data } = await server.call(sendProposal, { body, token: employer.token })
      return { candidate, id: data.id }
    },
    answer: (member: TestMember, id: string, status: string) =>
      server.call(answerProposal, { params: { id }, body: { status }, token: member.token }),
    reply: (member: TestMember, id: string, body: object, key?: string) =>
      server.call(replyToProposal, { params: { id }, body, token: member.token, ...(key ? { key } : {}) }),
    respond: (employer: TestMember, id: string, body: object) =>
      server.call(replyToCandidate, { params: { id }, body, token: employer.token }),
    withdraw: (employer: TestMember, id: string) =>
      server.call(withdrawProposal, { params: { id }, token: employer.token }),
    /** Such as `WORKER MEALS`, oldest first. */
    said: async (member: TestMember, id: string) =>
      (await listed(member, id))?.replies?.map(({ by, code }) => `${by} ${code}`),
    /** Kinds of the member's notifications about the proposal, latest first. */
    kindsOf: async (member: TestMember, id: string) =>
      (await server.call(listNotifications, { token: member.token })).data
        .filter(({ targetId }) => targetId === id)
        .map(({ kind }) => kind),
  }
}

export const inDays = (days: number) => new Date(Date.now() + days * DAY)
/** The calendar day in Seoul. */
export const dayIn = (days: number) =>
  inDays(days + 9 / 24)
    .toISOString()
    .slice(0, 10)
