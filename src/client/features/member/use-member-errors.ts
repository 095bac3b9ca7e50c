import { useLingui } from '@lingui/react'
import { useErrorTexts } from '../../forms/use-field-errors.ts'
import { memberFieldText } from './member-texts.ts'

/** Field errors of the member forms, in their own words. */
export function useMemberErrors(form: Parameters<typeof useErrorTexts>[0]) {
  const { i18n } = useLingui()
  return useErrorTexts(form, (field, code) => i18n._(memberFieldText(field, code)))
}
