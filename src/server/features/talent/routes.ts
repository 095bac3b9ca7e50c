import {
  countNearTalents,
  listResumeOpenings,
  listTalents,
  viewResume,
} from '../../../contract/candidate/talent.ts'
import {
  getTalentAlert,
  removeTalentAlert,
  saveTalentAlert,
} from '../../../contract/candidate/talent-alert.ts'
import { verifiedEmployer } from '../employer/service.ts'
import { on } from '../../http/endpoint-route.ts'
import { removeAlert, requireAlert, storeAlert } from './alert.ts'
import { countNearMatches } from './near-matches.ts'
import { countOpenings, findOpenings } from './view-queries.ts'
import { openResume } from './service.ts'
import { findTalents } from './talents.ts'

export const talentRoutes = [
  on(
    listTalents,
    async ({ db, query, member, services, now }) =>
      findTalents(db, services.secret, { ...query, memberId: member.id }, now),
    verifiedEmployer,
  ),
  on(
    countNearTalents,
    async ({ db, query, member, now }) => ({
      data: await countNearMatches(db, { ...query, memberId: member.id }, now),
    }),
    verifiedEmployer,
  ),
  on(
    getTalentAlert,
    async ({ db, params, member }) => ({ data: await requireAlert(db, member.id, params.id) }),
    verifiedEmployer,
  ),
  on(
    saveTalentAlert,
    async ({ db, params, member, body, now }) => {
      await storeAlert(db, { memberId: member.id, jobId: params.id, terms: body }, now)
      return { data: { saved: true } }
    },
    verifiedEmployer,
  ),
  on(removeTalentAlert, async ({ db, params, member }) => {
    await removeAlert(db, member.id, params.id)
    return { data: { saved: false } }
  }),
  on(listResumeOpenings, async ({ db, query, member }) => {
    const [rows, totalCount] = await Promise.all([
      findOpenings(db, member.id, query),
      countOpenings(db, member.id),
    ])
    const data = rows.map(({ openedAt, ...row }) => ({ ...row, openedDate: openedAt.toISOString() }))
    return { data, totalCount }
  }),
  on(viewResume, async ({ db, params, member, now }) => ({
    data: await openResume(db, { memberId: member.id, resumeId: params.id, now }),
  })),
]
