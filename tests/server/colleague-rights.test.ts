import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { getMe } from '../../src/contract/account/member.ts'
import type { ColleagueRight, CompanyRight } from '../../src/contract/base/enums.ts'
import {
  acceptInvitation,
  changeColleague,
  handOverCompany,
  inviteColleague,
  leaveCompany,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '../../src/contract/employer/colleague.ts'
import { closeAnnouncement, listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { setToken } from '../../src/server/features/colleague/invitation-queries.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, PASSWORD, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer, unknownParams } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const PEOPLE = 4
const anyone = fc.nat({ max: PEOPLE - 1 })
const right = fc.constantFrom<ColleagueRight>('MANAGER', 'READER')
const acts = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('INVITE' as const), by: anyone, right }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('ACCEPT' as const), by: anyone, place: fc.nat({ max: 3 }) }),
    },
    fc.record({ kind: fc.constant('CHANGE' as const), by: anyone, who: anyone, right }),
    fc.record({ kind: fc.constantFrom('REMOVE' as const, 'HAND_OVER' as const), by: anyone, who: anyone }),
    fc.record({ kind: fc.constant('LEAVE' as const), by: anyone }),
  ),
  { maxLength: 14 },
)
type Act = typeof acts extends fc.Arbitrary<(infer Each)[]> ? Each : never

/** The simplest possible model of the rules: who has which right; those without one are strangers. */
class Model {
  rights = new Map<number, CompanyRight>([[0, 'OWNER']])
  invitations: { right: ColleagueRight; isUsed: boolean }[] = []

  /** What the server answers: `done`, or the code of its refusal. */
  apply(act: Act): string {
    const own = this.rights.get(act.by)
    if (act.kind === 'ACCEPT') return this.accept(act.by, act.place)
    if (act.kind === 'LEAVE') {
      if (own === 'OWNER') return 'OWN_COMPANY'
      return this.rights.delete(act.by) ? 'done' : 'NOT_FOUND'
    }
    if (own !== undefined && own !== 'OWNER') return 'RIGHT_MISSING'
    if (act.kind === 'INVITE') {
      this.invitations.push({ right: act.right, isUsed: false })
      return 'done'
    }
    if (own === undefined || act.who === act.by || !this.rights.has(act.who)) return 'NOT_FOUND'
    if (act.kind === 'CHANGE') this.rights.set(act.who, act.right)
    else if (act.kind === 'REMOVE') this.rights.delete(act.who)
    else this.rights.set(act.who, 'OWNER').set(act.by, 'MANAGER')
    return 'done'
  }

  private accept(by: number, place: number): string {
    const invitation = this.invitations[place]
    if (!invitation) return 'LINK_EXPIRED'
    const own = this.rights.get(by)
    if (own !== undefined && own !== 'OWNER') return 'done'
    if (invitation.isUsed) return 'INVITATION_USED'
    if (own === 'OWNER') return 'OWN_COMPANY'
    invitation.isUsed = true
    this.rights.set(by, invitation.right)
    return 'done'
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

async function perform(act: Act, people: readonly TestMember[], tokens: string[]): Promise<string> {
  const { token = '' } = people[act.by] ?? {}
  const who = { params: { id: ('who' in act ? people[act.who]?.id : undefined) ?? '' }, token }
  const answer = await (() => {
    switch (act.kind) {
      case 'INVITE': {
        const body = { email: `${v7()}@ilteo.test`, right: act.right, langCode: 'ko' }
        return server.call(inviteColleague, { body, token })
      }
      case 'ACCEPT':
        return server.call(acceptInvitation, { params: { token: tokens[act.place] ?? 'unknown' }, token })
      case 'CHANGE':
        return server.call(changeColleague, { ...who, body: { right: act.right } })
      case 'REMOVE':
        return server.call(removeColleague, who)
      case 'HAND_OVER':
        return server.call(handOverCompany, { ...who, body: { password: PASSWORD } })
      case 'LEAVE':
        return server.call(leaveCompany, { token })
    }
  })()
  if (answer.status >= 300) return answer.problem.responseCode
  if (act.kind === 'INVITE') await tokenFor(answer.data, tokens)
  return 'done'
}

/** In place of the code in the mail, which nobody needs to open here. */
async function tokenFor(invitation: unknown, tokens: string[]): Promise<void> {
  const token = v7()
  await setToken(server.database.db, String(Reflect.get(Object(invitation), 'id')), hashOf(token))
  tokens.push(token)
}

/** What somebody may do, tried where it changes nothing. */
async function mayDo({ token }: TestMember) {
  const isRefused = async (endpoint: typeof closeAnnouncement | typeof withdrawInvitation) =>
    (await server.call(endpoint, { params: unknownParams(endpoint), token })).problem.responseCode ===
    'RIGHT_MISSING'
  return {
    right: (await server.call(getMe, { token })).data.companyRight,
    sees: (await server.call(listEmployerJobs, { token })).totalCount,
    mayManage: !(await isRefused(closeAnnouncement)),
    mayOwn: !(await isRefused(withdrawInvitation)),
  }
}

/** A stranger owns a company of their own, without postings. */
const expectedOf = (held: CompanyRight | undefined) => ({
  right: held ?? 'OWNER',
  sees: held === undefined ? 0 : 1,
  mayManage: held !== 'READER',
  mayOwn: held === undefined || held === 'OWNER',
})

test('After any acts of any people the rights are those of the model, with one owner, and who left sees nothing', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (story) => {
      await server.services.limits.clear('invitation-address', '127.0.0.1')
      const owner = await aVerifiedEmployer(server)
      const others = Array.from({ length: PEOPLE - 1 }, () => anEmployer(server))
      const people = [owner, ...(await Promise.all(others))]
      await announcementActions(server).publish(owner, { productType: 'LIFE' })
      const [model, tokens] = [new Model(), [] as string[]]
      for (const act of story) {
        // A stranger invites to a company of their own.
        if (act.kind === 'INVITE' && !model.rights.has(act.by)) continue
        expect([act, await perform(act, people, tokens)]).toEqual([act, model.apply(act)])
      }
      for (const [index, person] of people.entries())
        expect(await mayDo(person)).toEqual(expectedOf(model.rights.get(index)))
      const byRight = Object.fromEntries(
        Array.from(model.rights, ([index, held]) => [people[index]?.id ?? '', held]),
      )
      const [ownerNow] = Array.from(model.rights).filter(([, held]) => held === 'OWNER')
      const { token } = people[ownerNow?.[0] ?? 0] ?? owner
      const { data } = await server.call(listColleagues, { token })
      expect(Object.fromEntries(data.people.map(({ id, right: held }) => [id, held]))).toEqual(byRight)
      expect(data.people.filter(({ right: held }) => held === 'OWNER')).toHaveLength(1)
    }),
    { numRuns: 20 },
  )
})
