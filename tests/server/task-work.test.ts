import { expect, test } from 'vitest'
import { enqueueTask } from '../../src/server/db/tasks.ts'
import { createTranslations } from '../../src/server/features/translation/translations.ts'
import { startWork } from '../../src/server/jobs/background.ts'
import type { Mail } from '../../src/server/providers/mail/mail-sender.ts'
import { eventually } from '../support/eventually.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer } from '../support/server.ts'

test('A mail is sent while a translation made ahead waits for its provider', async () => {
  const asked: string[] = []
  let answer: (text: string) => void = () => undefined
  const answered = new Promise<string>((resolve) => (answer = resolve))
  const translator = {
    translate(text: string) {
      asked.push(text)
      return answered
    },
  }
  const mails: Mail[] = []
  const server = await runServer({
    services: {
      translations: createTranslations(translator, () => undefined, { ahead: ['vi'] }),
      mail: { send: async (mail) => void mails.push(mail) },
    },
  })
  const { db } = server.database
  const now = new Date()
  const job = aJob(await aCompany(db, now), now)
  await publish(db, job)
  await enqueueTask(db, 'translate-jobs', { jobIds: [job.id] }, now)
  const failures: unknown[] = []
  const log = { error: (details: unknown) => void failures.push(details) }
  const work = startWork({ db, services: server.services, log })
  try {
    await eventually(() => expect(asked).toHaveLength(1))
    await enqueueTask(db, 'account-removed', { to: 'a@b.test', langCode: 'en' }, now)
    await eventually(() => expect(mails).toMatchObject([{ to: 'a@b.test' }]))
    expect(asked).toHaveLength(1)
  } finally {
    answer('Xin chào')
    await work.stop()
  }
  expect(failures).toEqual([])
})
