import { AppError } from '../../../contract/base/errors.ts'
import { getExpectedJob, getMyResume, getResume } from '../../../contract/candidate/resume.ts'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { on } from '../../http/endpoint-route.ts'
import { requireVerifiedBusiness } from '../employer/service.ts'
import { expectedJobAnswer, resumeAnswer } from './answer.ts'
import { findExpectedJob, findResumeFor, findResumeOf } from './queries.ts'
import { saveExpectedJobOf, saveResumeOf } from './service.ts'
import { etagOf } from './versions.ts'

export const resumeRoutes = [
  on(saveResume, async ({ db, body, member, services, ifMatch, now }) => {
    const save = { memberId: member.id, form: body, ifMatch, secret: services.secret, now }
    const { id, application, etag } = await saveResumeOf(db, save)
    return { data: { id, application }, etag }
  }),
  on(saveExpectedJob, async ({ db, body, member, services, ifMatch, now }) => {
    const save = { memberId: member.id, form: body, ifMatch, secret: services.secret, now }
    const { id, etag } = await saveExpectedJobOf(db, save)
    return { data: { id }, etag }
  }),
  on(getMyResume, async ({ db, member, services, now }) => {
    const [resume, expected] = await Promise.all([
      findResumeOf(db, member.id),
      findExpectedJob(db, member.id),
    ])
    if (!resume) throw new AppError('RESUME_MISSING', { status: 404 })
    return {
      data: resumeAnswer(resume, expected, { secret: services.secret, now }),
      etag: etagOf({ resume: resume.version, expectedJob: expected?.version ?? 0 }),
    }
  }),
  on(getExpectedJob, async ({ db, member }) => {
    const [resume, expected] = await Promise.all([
      findResumeOf(db, member.id),
      findExpectedJob(db, member.id),
    ])
    const etag = etagOf({ resume: resume?.version ?? 0, expectedJob: expected?.version ?? 0 })
    return { data: expectedJobAnswer(expected), etag }
  }),
  on(getResume, async ({ db, params, member, services, now }) => {
    const resume = await findResumeFor(db, params.id, member.id)
    if (!resume && member.role === 'EMPLOYER') await requireVerifiedBusiness(db, member.id)
    if (!resume) throw new AppError('NOT_FOUND')
    const expected = await findExpectedJob(db, resume.member_id)
    return { data: resumeAnswer(resume, expected, { secret: services.secret, now }) }
  }),
]
