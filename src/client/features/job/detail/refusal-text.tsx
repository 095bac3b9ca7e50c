import { useLingui } from '@lingui/react'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { isErrorCode } from '../../../../contract/base/errors.ts'

/** Why the server refused an application; nothing for codes that have no text. */
export function RefusalText({ code }: { code: string }) {
  const { i18n } = useLingui()
  return isErrorCode(code) ? i18n._(errorTexts[code]) : null
}
