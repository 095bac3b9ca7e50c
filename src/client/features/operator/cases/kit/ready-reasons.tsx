import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Refusable } from '../../../../../contract/operator/refusal-reason.ts'
import { languageName } from '../../../../i18n/language-name.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { refusalReasons } from '../../queries.ts'

interface ReadyReasonsProps {
  of: { kind: Refusable; companyId: string }
  /** Takes the reason in the language of the company. */
  onChoose: (text: string) => void
}

/** Offers ready reasons in the operator's language; the company reads them in its own. */
export function ReadyReasons({ of: { kind, companyId }, onChoose }: ReadyReasonsProps) {
  const { t } = useLingui()
  const reader = useLanguage()
  const { data } = useQuery(refusalReasons(kind, companyId, reader))
  if (!data) return null
  const { langCode, reasons } = data.data
  const language = languageName(langCode, reader)
  return (
    <NativeSelect
      label={<Trans>Ready reasons</Trans>}
      description={
        <Trans>
          The one you choose is added below in the language of the company: {language}. You can change it.
        </Trans>
      }
      value=""
      onChange={(event) => onChoose(reasons[Number(event.currentTarget.value)]?.text ?? '')}
    >
      <option value="">{t`Choose a reason`}</option>
      {reasons.map(({ meaning }, place) => (
        <option key={place} value={place}>
          {meaning}
        </option>
      ))}
    </NativeSelect>
  )
}
