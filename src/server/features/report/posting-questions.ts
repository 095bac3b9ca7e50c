import { sql } from 'kysely'
import { PHRASES, type PhraseCode } from '../../../contract/message/phrases.ts'
import type { Question } from '../../../contract/candidate/proposal-reply.ts'
import type { ReportCase } from '../../../contract/case/report.ts'
import type { Db } from '../../db/database.ts'
import { phraseIn } from '../conversation/message-of.ts'

/** Conversations and proposals that are read, the latest. */
const MAX_READ = 200

const QUESTION_PHRASES = Object.entries(PHRASES)
  .filter(([, phrase]) => 'by' in phrase && phrase.by === 'EMPLOYEE' && 'answers' in phrase)
  .map(([code]) => code)

/** Questions about a proposal as the phrases of conversations ask them. */
const OF_PROPOSALS: Partial<Record<Question, PhraseCode>> = {
  DORMITORY: 'DORMITORY',
  MEALS: 'MEALS',
  COMMUTER_BUS: 'COMMUTER_BUS',
  OVERTIME: 'OVERTIME',
  VISA: 'VISA_POSSIBLE',
  DOCUMENTS: 'WHICH_DOCUMENTS',
}

/** What workers asked the company about a job: ready phrases only, as messages in words are private. */
export async function findPostingQuestions(
  db: Db,
  jobId: string,
  langCode: string,
): Promise<ReportCase['questions']> {
  const { rows } = await sql<{ code: string; count: number }>`
    select code, count(*) as count from (
      select m.content->>'code' as code
        from (select id from conversations where job_id = ${jobId} order by active_at desc limit ${MAX_READ}) c
        join messages m on m.conversation_id = c.id
        where m.side = 'WORKER' and m.kind = 'PHRASE' and m.content->>'code' = any(${QUESTION_PHRASES}::text[])
      union all
      select (${JSON.stringify(OF_PROPOSALS)}::jsonb)->>r.code
        from (select id from proposals where job_id = ${jobId} order by created_at desc limit ${MAX_READ}) p
        join proposal_replies r on r.proposal_id = p.id
        where r.side = 'WORKER' and (${JSON.stringify(OF_PROPOSALS)}::jsonb) ? r.code
    ) asked group by code order by count(*) desc, code`.execute(db)
  return rows.map(({ code, count }) => ({ text: phraseIn({ code }, langCode), count }))
}
