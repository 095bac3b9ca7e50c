import { applyToJob } from '../../src/contract/candidate/application.ts'
import {
  type Channel,
  type NotificationChannels,
  saveNotificationChannels,
} from '../../src/contract/message/notification-channels.ts'
import { MORNING } from './alert-world.ts'
import { announcementActions, aVerifiedEmployer } from './announcements.ts'
import { untilIdle } from './background.ts'
import { mailsOf, type ReadMail } from './mails.ts'
import { aWorker, type TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

const MINUTE = 60_000
/** Of all applicants' resumes. */
export const CELLPHONE = '01012345678'

export const minutesAfter = (minutes: number) => new Date(MORNING.getTime() + minutes * MINUTE)
export const all = (channel: Channel): NotificationChannels => ({
  applicants: channel,
  answers: channel,
  payment: channel,
  people: channel,
})

interface Changed {
  lang_code?: string
  cellphone?: string
  cellphone_verified_at?: Date
  email_verified_at?: Date | null
}

/** What members are told outside the app, on a server whose clock begins at ten in the morning in Seoul. */
export function channelActions(server: RunningServer) {
  const { db } = server.database
  const change = ({ id }: TestMember, columns: Changed) =>
    db.updateTable('members').set(columns).where('id', '=', id).execute()
  return {
    change,
    /** Moves the clock to that many minutes after ten and does what is due. */
    async minutesLater(minutes: number) {
      server.clock.now = minutesAfter(minutes)
      await untilIdle(server)
    },
    mailsTo: async ({ email }: TestMember): Promise<ReadMail[]> =>
      (await mailsOf(server)).filter(({ headers }) => headers.includes(email)),
    choose: ({ token }: TestMember, body: Partial<NotificationChannels>) =>
      server.call(saveNotificationChannels, { token, body }),
    async anEmployerWithJob(lang = 'ko') {
      const employer = await aVerifiedEmployer(server)
      await change(employer, { lang_code: lang })
      const { data } = await announcementActions(server).publish(employer, { title: '반도체 조립' })
      return { employer, jobId: data.id }
    },
    async anApplicant(jobId: string) {
      const worker = await aWorker(server, { hasResume: true })
      const facts = {
        korean_capability: 'NORMAL',
        career: JSON.stringify({ FACTORY: 'ABOVE_1YEAR' }),
      } as const
      await db.updateTable('resumes').set(facts).where('member_id', '=', worker.id).execute()
      const { data } = await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
      return { ...worker, applicationId: data.applicationId }
    },
  }
}
