import { defineMessage as text } from '#message'
import type { Message } from '../../../contract/base/define-message.ts'
import { listRefusalReasons, type Refusable } from '../../../contract/operator/decision.ts'
import type { Db } from '../../db/database.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import { onOperator } from './on-operator.ts'

/** Ready reasons, which the operator may change before the company reads them. */
const reasons: Record<Refusable, readonly Message[]> = {
  VERIFICATION: [
    text({
      message:
        'The photo of the business registration cannot be read. Please send one in good light with all four corners.',
    }),
    text({
      message:
        'The business name is not the one on the registration. Please write it exactly as it stands there.',
    }),
    text({
      message: 'The business number is not the one on the registration. Please check it and ask again.',
    }),
    text({
      message: 'The representative is not the one on the registration. Please check the name and ask again.',
    }),
    text({
      message:
        'The tax office lists this business as closed or suspended. Please ask again with a business that is running.',
    }),
  ],
  NAME: [
    text({
      message:
        'This is the name of another business. Please ask for a name that people know your business by.',
    }),
    text({
      message:
        'With this name, workers may not understand who employs them. Please ask for a name that names your business.',
    }),
    text({ message: 'This text is an advertisement. Please ask for a name only.' }),
  ],
  GUARANTEE: [
    text({ message: 'The proof cannot be read. Please send a clear photo of the whole document.' }),
    text({
      message:
        'The proof is missing. Please send the insurance policy, the receipt of the deposit for wages or the contract.',
    }),
    text({ message: 'The proof does not cover the whole period. Please ask for the period that it covers.' }),
  ],
}

export const operatorRefusalReasonRoutes = [
  onOperator(listRefusalReasons, async ({ db, query }) => {
    const langCode = languageOf((await findLanguage(db, query.companyId)) ?? 'ko')
    const [say, explain] = [textIn(langCode), textIn(query.langCode)]
    const ready = reasons[query.kind].map((reason) => ({ text: say(reason), meaning: explain(reason) }))
    return { data: { langCode, reasons: ready } }
  }),
]

/** Of the company's member; undefined once the account is removed. */
async function findLanguage(db: Db, companyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .innerJoin('members', 'members.id', 'companies.member_id')
    .select('members.lang_code')
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  return row?.lang_code
}
