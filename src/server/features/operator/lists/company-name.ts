import { type RawBuilder, sql } from 'kysely'
import { beginningPattern } from '../../../db/keyset.ts'

/** Written before the name of a company, with or without a space. Nobody searches by them. */
const LEGAL_FORMS = ['(주)', '㈜', '주식회사', '(유)', '유한회사', '재단법인', '사단법인']

/** Whether a company's name begins with a text, behind its legal form if it has one. An index serves each beginning. */
export function companyNameBegins(column: 'c.name' | 't.company_name', text: string): RawBuilder<boolean> {
  const bare = withoutForm(text)
  const beginnings = new Set([text, bare, ...LEGAL_FORMS.flatMap((form) => [form + bare, `${form} ${bare}`])])
  const matches = [...beginnings].map(
    (beginning) => sql`lower(${sql.ref(column)}) like ${beginningPattern(beginning)}`,
  )
  return sql<boolean>`(${sql.join(matches, sql` or `)})`
}

/** A legal form alone stays: it is what is searched for then. */
function withoutForm(text: string): string {
  const form = LEGAL_FORMS.find((each) => text.startsWith(each))
  return (form && text.slice(form.length).trim()) || text
}
