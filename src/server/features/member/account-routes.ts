import {
  exportMember,
  exportMemberConfirmed,
  removeMember,
  updateMe,
} from '../../../contract/account/member-account.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmIdentity, recordExport } from '../factor/service.ts'
import { queueTalentChange } from '../talent/service.ts'
import { updateAlarms } from './account-queries.ts'
import { findPersonalData, removeAccount } from './account-service.ts'

const FIELD = { field: 'password', isPasswordNeeded: false }

export const accountRoutes = [
  on(updateMe, async ({ db, query, member, now }) => {
    if (query.talentVisible === true) await queueTalentChange(db, member.id, now)
    return { data: await updateAlarms(db, member.id, query) }
  }),
  on(exportMember, async ({ db, member, services, log, address, tokenHash, now }) => {
    const claim = { ...FIELD, memberId: member.id, password: undefined, address, tokenHash, now }
    const identity = await confirmIdentity(db, services, claim)
    await services.limits.use('export-member', member.id)
    const data = await findPersonalData({ db, services, log }, identity, now)
    return { data, record: (writable) => recordExport(writable, identity, now) }
  }),
  on(exportMemberConfirmed, async ({ db, body, member, services, log, address, tokenHash, now }) => {
    const claim = { ...FIELD, memberId: member.id, password: body.password, address, tokenHash, now }
    const identity = await confirmIdentity(db, services, claim)
    await services.limits.use('export-member', member.id)
    const data = await findPersonalData({ db, services, log }, identity, now)
    await recordExport(db, identity, now)
    return { data }
  }),
  on(removeMember, async ({ db, body, member, services, address, tokenHash, now }) => {
    const claim = { memberId: member.id, password: body.password, field: 'password', isPasswordNeeded: true }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
    await removeAccount(db, identity, now)
    return {}
  }),
]
