import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { ShownTitle } from '../../entities/job/job-title.tsx'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import type { Title } from '../../offline/outbox/engine/entry.ts'

export const hasSubject = ({ company = '', title = '' }: Title): boolean => company !== '' || title !== ''

/** What an entry is about as stored when it was saved: the company, and the job as cards call it. */
export function EntrySubject({ title: { company = '', title = '', headline = title } }: { title: Title }) {
  return (
    <>
      {company !== '' && <span lang={langOfKorean(company)}>{company}</span>}
      {company !== '' && title !== '' && BETWEEN_FACTS}
      {title !== '' && <ShownTitle job={{ title, headline }} />}
    </>
  )
}
