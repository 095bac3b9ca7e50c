import { v7 } from 'uuid'
import type { ColleagueRight } from '../../src/contract/base/enums.ts'
import { acceptInvitation, inviteColleague } from '../../src/contract/employer/colleague.ts'
import { untilIdle } from './background.ts'
import { mailsOf } from './mails.ts'
import { anEmployer, type TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

/** Somebody who works for the company. */
export async function aColleague(
  server: RunningServer,
  companyId: string,
  right: ColleagueRight,
): Promise<TestMember> {
  const colleague = await anEmployer(server)
  await server.database.db
    .insertInto('company_people')
    .values({
      id: v7(),
      company_id: companyId,
      person_id: colleague.id,
      held_right: right,
      invited_by: null,
      joined_at: server.clock.now ?? new Date(),
    })
    .execute()
  return colleague
}

/** Ends the place of a colleague, without a request. */
export async function endPlace(server: RunningServer, { id }: TestMember): Promise<void> {
  await server.database.db
    .updateTable('company_people')
    .set({ left_at: new Date() })
    .where('person_id', '=', id)
    .execute()
}

export function colleagueActions(server: RunningServer) {
  const invite = (owner: TestMember, body: Record<string, unknown> = {}) =>
    server.call(inviteColleague, {
      token: owner.token,
      body: {
        ...(body.cellphone === undefined ? { email: `${v7()}@ilteo.test` } : {}),
        right: 'MANAGER',
        langCode: 'en',
        ...body,
      },
    })
  /** @returns the code in the link that was mailed to the address */
  const codeFor = async (email: string): Promise<string> => {
    await untilIdle(server)
    const mail = (await mailsOf(server)).findLast(({ headers }) => headers.includes(email))
    return /\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    invite,
    codeFor,
    /** @returns the code of a new invitation */
    async invited(owner: TestMember, right: ColleagueRight = 'MANAGER'): Promise<string> {
      const { data } = await invite(owner, { right })
      return codeFor(data.contact)
    },
    accept: (member: TestMember, code: string) =>
      server.call(acceptInvitation, { params: { token: code }, token: member.token }),
  }
}
