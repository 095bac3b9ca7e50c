import { getMe, setLangCode } from '../../../contract/account/member.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** The latest choice is the only one that counts. */
export const saveLanguage = outboxCommand(setLangCode, {
  entity: () => 'language',
  absolute: true,
  refreshes: [getMe],
})
