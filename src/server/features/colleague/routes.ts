import {
  acceptInvitation,
  changeColleague,
  type Colleague,
  type CompanyAct,
  getInvitation,
  handOverCompany,
  inviteColleague,
  leaveCompany,
  listColleagues,
  listCompanyActs,
  removeColleague,
  withdrawInvitation,
} from '../../../contract/employer/colleague.ts'
import { type CurrentMember, on, onPrepared } from '../../http/endpoint-route.ts'
import { findCompany, findMemberName } from '../employer/company-queries.ts'
import { confirmIdentity } from '../factor/service.ts'
import { maskedName } from '../talent/service.ts'
import { findInvitations } from './invitation-queries.ts'
import { accept, invitationOf, invite, openInvitation, withdraw } from './invitations.ts'
import { countActs, findActs, findPeople, type PersonRow } from './queries.ts'
import { change, handOver, leave, remove } from './service.ts'

export const colleagueRoutes = [
  on(listColleagues, async ({ db, member, now }) => {
    const company = await findCompany(db, member.id)
    const { right } = member
    if (!company) {
      const name = await findMemberName(db, member.id)
      const self = {
        id: member.id,
        name,
        email: null,
        right,
        isSelf: true,
        invitedBy: null,
        joinedDate: null,
      }
      return { data: { companyName: name, right, people: [self], invitations: [] } }
    }
    const [people, invitations] = await Promise.all([
      findPeople(db, company.id),
      right === 'OWNER' ? findInvitations(db, company.id) : [],
    ])
    return {
      data: {
        companyName: company.name,
        right,
        people: people.map((row) => colleagueOf(row, member)),
        invitations: invitations.map((row) => invitationOf(row, now)),
      },
    }
  }),
  onPrepared(
    inviteColleague,
    async ({ body, member, services }) => {
      await services.limits.use('invitation-company', member.id)
      await services.limits.use('invitation-contact', body.email ?? body.cellphone ?? '')
    },
    async ({ db, body, member, now }) => ({ data: await invite(db, member, body, now) }),
  ),
  on(withdrawInvitation, async ({ db, params, member, now }) => {
    await withdraw(db, member, params.id, now)
    return {}
  }),
  on(changeColleague, async ({ db, params, body, member, now }) => {
    await change(db, { member, colleagueId: params.id, now }, body.right)
    return {}
  }),
  on(removeColleague, async ({ db, params, member, now }) => {
    await remove(db, { member, colleagueId: params.id, now })
    return {}
  }),
  on(leaveCompany, async ({ db, member, now }) => {
    await leave(db, member, now)
    return {}
  }),
  on(handOverCompany, async ({ db, params, body, member, services, address, tokenHash, now }) => {
    const claim = {
      memberId: member.person,
      password: body.password,
      field: 'password',
      isPasswordNeeded: true,
    }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
    await handOver(db, identity, { member, colleagueId: params.id, now })
    return {}
  }),
  on(getInvitation, async ({ db, params, services, address, now }) => {
    await services.limits.use('invitation-address', address)
    const { companyName, right, expiresAt } = await openInvitation(db, params.token, now)
    return { data: { companyName, right, expiresDate: expiresAt.toISOString() } }
  }),
  on(acceptInvitation, async ({ db, params, member, services, address, now }) => {
    await services.limits.use('invitation-address', address)
    return { data: await accept(db, member, params.token, now) }
  }),
  on(listCompanyActs, async ({ db, query, member }) => {
    const company = await findCompany(db, member.id)
    if (!company) return { data: [], totalCount: 0 }
    const [rows, totalCount] = await Promise.all([findActs(db, company.id, query), countActs(db, company.id)])
    return { data: rows.map(actOf), totalCount }
  }),
]

const actOf = ({
  created_at: at,
  contact,
  about,
  isKnown,
  ...row
}: Awaited<ReturnType<typeof findActs>>[number]): CompanyAct => ({
  ...row,
  about: contact ?? (about === null || isKnown ? about : maskedName(about)),
  createdDate: at.toISOString(),
})

const colleagueOf = ({ joinedAt, ...row }: PersonRow, member: CurrentMember): Colleague => ({
  ...row,
  email: member.right === 'OWNER' ? row.email : null,
  isSelf: row.id === member.person,
  joinedDate: joinedAt?.toISOString() ?? null,
})
