import {
  getRegionPay,
  closeAnnouncement,
  editAnnouncement,
  extendAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
  publishAnnouncement,
  reopenAnnouncement,
} from '../../../contract/job/announcement.ts'
import {
  listAnnouncementTranslations,
  translateAnnouncement,
} from '../../../contract/job/announcement-translation.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { askTaxOffice } from '../employer/service.ts'
import { medianHourlyOf } from '../job/service.ts'
import { announcementOf, etagOf } from './announcement-of.ts'
import { close, edit, extend, publish, reopen } from './commands.ts'
import { findEmployerJobs, readDashboard } from './list.ts'
import { findOwnJob, type OwnJob } from './queries.ts'
import { ownTranslations, translateOwn } from './translations.ts'

export const announcementRoutes = [
  onPrepared(
    publishAnnouncement,
    askTaxOffice,
    async ({ db, body, member, services: { secret }, now }, taxOffice) => ({
      data: await publish(db, { memberId: member.id, secret, taxOffice, now }, body),
    }),
  ),
  onPrepared(
    editAnnouncement,
    askTaxOffice,
    async ({ db, params, body, member, services: { secret }, ifMatch, now }, taxOffice) => {
      const reader = { memberId: member.id, langCode: 'ko', now }
      const requireCurrent = async (job: OwnJob) => {
        if (matchesIfMatch(ifMatch, etagOf(job))) return
        throw new AppError('PRECONDITION_FAILED', {
          data: await announcementOf(db, job, reader),
          etag: etagOf(job),
        })
      }
      const act = { memberId: member.id, secret, taxOffice, now }
      const { revision, ...data } = await edit(db, act, params.id, body, requireCurrent)
      return { data, etag: etagOf({ revision }) }
    },
  ),
  on(closeAnnouncement, async ({ db, params, member, now }) => ({
    data: await close(db, { memberId: member.id, now }, params.id),
  })),
  on(reopenAnnouncement, async ({ db, params, member, now }) => ({
    data: await reopen(db, { memberId: member.id, now }, params.id),
  })),
  on(extendAnnouncement, async ({ db, params, body, member, now }) => ({
    data: await extend(db, { memberId: member.id, now }, params.id, body.productId),
  })),
  on(getRegionPay, async ({ db, query, now }) => ({
    data: { regionMedianHourly: await medianHourlyOf(db, query.regionId, now) },
  })),
  on(listEmployerJobs, async ({ db, query, member, now }) => findEmployerJobs(db, member.id, query, now)),
  on(getAnnouncement, async ({ db, params, query, member, now }) => {
    const job = await findOwnJob(db, member.id, params.id)
    if (!job) throw new AppError('NOT_FOUND')
    const reader = { memberId: member.id, langCode: query.langCode, now }
    return { data: await announcementOf(db, job, reader), etag: etagOf(job) }
  }),
  on(listAnnouncementTranslations, async ({ db, params, member }) => ({
    data: await ownTranslations(db, member.id, params.id),
  })),
  on(translateAnnouncement, async ({ db, params, body, member, now }) => ({
    data: await translateOwn(db, { memberId: member.id, now }, params.id, body),
  })),
  on(getDashboard, async ({ db, member, now }) => ({ data: await readDashboard(db, member.id, now) })),
]
