import { listResumeOpenings, listTalents, viewResume } from '../../../contract/candidate/talent.ts'
import { verifiedEmployer } from '../employer/service.ts'
import { on } from '../../http/endpoint-route.ts'
import { countOpenings, findOpenings } from './queries.ts'
import { openResume } from './service.ts'
import { findTalents } from './talents.ts'

export const talentRoutes = [
  on(
    listTalents,
    async ({ db, query, member, services, now }) =>
      findTalents(db, services.secret, { ...query, memberId: member.id }, now),
    verifiedEmployer,
  ),
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
