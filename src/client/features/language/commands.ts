import { getMe, setLangCode } from '../../../contract/member.ts'
import { sending } from '../../offline/outbox/sending.ts'

/** The latest choice is the only one that counts. */
export const saveLanguage = sending(setLangCode, {
  entity: () => 'language',
  absolute: true,
  refreshes: [getMe],
})
