import { beforeAll, describe, expect, test } from 'vitest'
import { listApplications, applyToJob } from '../../src/contract/candidate/application.ts'
import { extendAnnouncement } from '../../src/contract/job/announcement.ts'
import { favoriteJob, getJob, listFavorites, listJobs } from '../../src/contract/job/job.ts'
import { approveVerification } from '../../src/contract/case/verification.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { answerProposal, listProposals, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { closeAnnouncement } from '../../src/server/features/operator/closing.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { aCandidate, announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker, aMember, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { aProposal } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'
import { aWebRoot } from '../support/web-root.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let operator: TestMember
let suspensions: Awaited<ReturnType<typeof suspensionActions>>

beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
  acts = announcementActions(server)
  operator = await anOperator(server)
  suspensions = await suspensionActions(server, operator)
})

const later = (days: number) => new Date(Date.now() + days * DAY)
const status = async (path: string) => (await server.fetch(path)).status
const sitemapOf = async (id: string) =>
  (await (await server.fetch(`/sitemaps/jobs-${id}.xml`)).text()).includes(id)
/** A new session, as the suspension ended the earlier ones. */
const withNewSession = async <T extends TestMember>(member: T): Promise<T> => {
  const { id } = member
  const other = await aMember(server)
  await server.database.db
    .updateTable('sessions')
    .set({ member_id: id })
    .where('member_id', '=', other.id)
    .execute()
  return { ...member, token: other.token }
}

describe('Jobs of a suspended employer', () => {
  test('The jobs are hidden everywhere and restored unchanged', async () => {
    const employer = await aVerifiedEmployer(server)
    const worker = await aWorker(server, { hasResume: true })
    const title = '숨은 공고 하나'
    const id = await acts.aPublicOne(employer, { title })
    const closed = await acts.aPublicOne(employer, { title: '닫은 공고' })
    await acts.close(employer, closed)
    const params = { id }
    await server.call(favoriteJob, { params, token: worker.token })
    await server.call(applyToJob, { params, token: worker.token })
    const before = await acts.stored(id)
    const visibility = async () => ({
      listed: await acts.isListed(title, id),
      everywhere: (await server.call(listJobs, { query: { pageSize: 50 } })).data.some(
        (job) => job.id === id,
      ),
      page: (await acts.jobPage(id)).status,
      closedPage: (await acts.jobPage(closed)).status,
      asMember: (await server.call(getJob, { params, token: worker.token })).status,
      html: await status(`/recruitment/detail/${id}`),
      card: await status(`/share/jobs/${id}.jpg`),
      sitemap: await sitemapOf(id),
      favorites: (await server.call(listFavorites, { token: worker.token })).totalCount,
      favorite: (await server.call(favoriteJob, { params, token: worker.token })).status,
      report: (
        await server.call(reportJob, { params, body: { reason: 'FRAUD', text: '' }, token: worker.token })
      ).status,
    })
    const shown = await visibility()
    expect(shown).toMatchObject({
      listed: true,
      page: 200,
      html: 200,
      card: 200,
      sitemap: true,
      favorites: 1,
    })
    await suspensions.suspend(employer)
    expect(await visibility()).toEqual({
      listed: false,
      everywhere: false,
      page: 404,
      closedPage: 404,
      asMember: 404,
      html: 404,
      card: 404,
      sitemap: false,
      favorites: 0,
      favorite: 404,
      report: 404,
    })
    await suspensions.restore(employer)
    expect(await visibility()).toEqual(shown)
    expect(await acts.stored(id)).toEqual(before)
  })

  test('The jobs cannot be applied to, and earlier applications show them as closed', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const [early, late] = [
      await aWorker(server, { hasResume: true }),
      await aWorker(server, { hasResume: true }),
    ]
    await server.call(applyToJob, { params: { id }, token: early.token })
    await suspensions.suspend(employer)
    expect((await server.call(applyToJob, { params: { id }, token: late.token })).status).toBe(404)
    const { data } = await server.call(listApplications, { token: early.token })
    expect(data).toMatchObject([{ status: 'SENT', job: { id, status: 'CLOSED' } }])
  })

  test('The jobs notify nobody while hidden, and matching members on restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const worker = await aCandidate(server, { wish: { any_region: true, any_category: true, any_pay: true } })
    const id = await acts.aPublicOne(employer, { title: '알림 공고' })
    await suspensions.suspend(employer)
    await untilIdle(server)
    const notifiedPaths = async () =>
      (await server.call(listNotifications, { token: worker.token })).data.map(({ path }) => path)
    expect(await notifiedPaths()).not.toContain(`/recruitment/detail/${id}`)
    await suspensions.restore(employer)
    await untilIdle(server)
    expect(await notifiedPaths()).toContain(`/recruitment/detail/${id}`)
  })

  test('A job whose term ended meanwhile stays closed on restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '끝난 공고' })
    await suspensions.suspend(employer)
    await acts.at(later(8), async () => {
      await sweep(server.database.db, server.services.files, later(8))
      await suspensions.restore(employer)
      expect((await acts.jobPage(id)).data).toMatchObject({ status: 'CLOSED', closedReason: 'EXPIRED' })
      expect(await acts.isListed('끝난 공고', id)).toBe(false)
    })
  })

  test('A job that an operator closes meanwhile stays closed on restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '내린 공고' })
    await suspensions.suspend(employer)
    const by = { operatorId: operator.id, now: new Date() }
    await inTransaction(server.database.db, (tx) => closeAnnouncement(tx, by, id))
    await suspensions.restore(employer)
    expect((await acts.jobPage(id)).data).toMatchObject({ closedReason: 'OPERATOR' })
    expect(await acts.isListed('내린 공고', id)).toBe(false)
  })

  test('A job that waits for verification also waits for the restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const { db } = server.database
    await db
      .updateTable('companies')
      .set({ verified_at: null })
      .where('id', '=', employer.companyId)
      .execute()
    await db
      .insertInto('business_verifications')
      .values({
        company_id: employer.companyId,
        status: 'REQUESTED',
        business_name: '한빛물산',
        business_number: '1248100998',
        person_name: '박대표',
        requested_at: new Date(),
      })
      .execute()
    const { data } = await acts.publish(employer, { title: '기다리는 공고', productType: 'LIFE' })
    await suspensions.suspend(employer)
    await server.call(approveVerification, { params: { id: employer.companyId }, token: operator.token })
    expect(await acts.isListed('기다리는 공고', data.id)).toBe(false)
    await suspensions.restore(employer)
    expect(await acts.isListed('기다리는 공고', data.id)).toBe(true)
  })
})

describe('Other members and a suspended member', () => {
  test('A suspended candidate is not listed, opened or proposed to, but a received resume stays readable', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    const candidate = await aCandidate(server)
    const applicant = await aCandidate(server)
    await inTransaction(server.database.db, (tx) =>
      grantPoints(tx, { memberId: employer.id, points: 5_000, reference: 'test', now: new Date() }),
    )
    await server.call(applyToJob, { params: { id: jobId }, token: applicant.token })
    const found = async () =>
      (await server.call(listTalents, { query: { pageSize: 50 }, token: employer.token })).data.map(
        ({ resumeId }) => resumeId,
      )
    expect(await found()).toContain(candidate.resumeId)
    await suspensions.suspend(candidate)
    await suspensions.suspend(applicant)
    expect(await found()).not.toContain(candidate.resumeId)
    const { token } = employer
    expect((await server.call(viewResume, { params: { id: candidate.resumeId }, token })).status).toBe(404)
    for (const { resumeId } of [candidate, applicant])
      expect((await server.call(sendProposal, { body: aProposal(resumeId), token })).status).toBe(404)
    expect((await server.call(getResume, { params: { id: applicant.resumeId }, token })).status).toBe(200)
    await suspensions.restore(candidate)
    expect(await found()).toContain(candidate.resumeId)
  })

  test('Proposals of a suspended employer are hidden and cannot be answered until the restoration', async () => {
    const employer = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server)
    const body = aProposal(candidate.resumeId)
    const { data } = await server.call(sendProposal, { body, token: employer.token })
    const { token } = candidate
    const answers = () =>
      server.call(answerProposal, { params: { id: data.id }, body: { status: 'ACCEPTED' }, token })
    await suspensions.suspend(employer)
    expect((await server.call(listProposals, { token })).totalCount).toBe(0)
    expect((await answers()).status).toBe(404)
    await suspensions.restore(employer)
    expect((await server.call(listProposals, { token })).totalCount).toBe(1)
    expect((await answers()).status).toBe(200)
  })

  test('A restored employer can extend the LIFE announcement', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { title: '라이프 공고', productType: 'LIFE' })
    await suspensions.suspend(employer)
    const stopped = await acts.publish(employer, { title: '정지 중 공고' })
    expect(stopped.problem.responseCode).toBe('UNAUTHENTICATED')
    await suspensions.restore(employer)
    const again = await withNewSession(employer)
    await acts.at(later(7.5), async () => {
      const { token } = again
      const extended = await server.call(extendAnnouncement, { params: { id: data.id }, token, body: {} })
      expect(extended.data.status).toBe('IN_PROGRESS')
    })
  })
})
