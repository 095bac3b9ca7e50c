import { defineMessage as text } from '#message'
import { CERTIFICATION } from '../../../contract/account/certification.ts'
import { textIn } from '../../i18n/text-in.ts'

/** Text messages in Korea begin with the sender. Kept short: one message holds 70 letters of most scripts. */
const codeText = text({
  message: '[일터] Ilteo code: {code} ({minutes} min)',
  comment: 'Text message with a code of six digits. At most 60 letters; [일터] stays.',
})

export const smsText = (langCode: string, code: string): string =>
  textIn(langCode)(codeText, { code, minutes: CERTIFICATION.validSeconds / 60 })
