import {
  closeAnnouncement,
  editAnnouncement,
  extendAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
  publishAnnouncement,
} from '../../../contract/announcement.ts'
import { AppError } from '../../../contract/errors.ts'
import { on } from '../../http/endpoint-route.ts'
import { fitsIfMatch } from '../../http/if-match.ts'
import { announcementOf, etagOf } from './announcement-of.ts'
import { close, edit, extend, publish } from './commands.ts'
import { findEmployerJobs, readDashboard } from './list.ts'
import { findOwnJob, type OwnJob } from './queries.ts'

export const announcementRoutes = [
  on(publishAnnouncement, async ({ db, body, member, services, now }) => ({
    data: await publish(db, { memberId: member.id, services, now }, body),
  })),
  on(editAnnouncement, async ({ db, params, body, member, services, ifMatch, now }) => {
    const reader = { memberId: member.id, langCode: 'ko', now }
    const requireCurrent = async (job: OwnJob) => {
      if (fitsIfMatch(ifMatch, etagOf(job))) return
      throw new AppError('PRECONDITION_FAILED', {
        data: await announcementOf(db, job, reader),
        etag: etagOf(job),
      })
    }
    const { revision, ...data } = await edit(
      db,
      { memberId: member.id, services, now },
      params.id,
      body,
      requireCurrent,
    )
    return { data, etag: etagOf({ revision }) }
  }),
  on(closeAnnouncement, async ({ db, params, member, now }) => ({
    data: await close(db, { memberId: member.id, now }, params.id),
  })),
  on(extendAnnouncement, async ({ db, params, body, member, now }) => ({
    data: await extend(db, { memberId: member.id, now }, params.id, body.productId),
  })),
  on(listEmployerJobs, async ({ db, query, member, now }) => findEmployerJobs(db, member.id, query, now)),
  on(getAnnouncement, async ({ db, params, query, member, now }) => {
    const job = await findOwnJob(db, member.id, params.id)
    if (!job) throw new AppError('NOT_FOUND')
    const reader = { memberId: member.id, langCode: query.langCode, now }
    return { data: await announcementOf(db, job, reader), etag: etagOf(job) }
  }),
  on(getDashboard, async ({ db, member, now }) => ({ data: await readDashboard(db, member.id, now) })),
]
