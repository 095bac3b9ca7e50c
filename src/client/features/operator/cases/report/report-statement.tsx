import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReportCase } from '../../../../../contract/operator/case.ts'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { reportReasons } from '../case-texts.ts'

interface ReportStatementProps {
  report: Pick<ReportCase, 'reason' | 'text' | 'langCode' | 'createdDate' | 'formerText' | 'isByMember'>
}

/** What the reporter wrote. */
export function ReportStatement({ report }: ReportStatementProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const when = format.moment(report.createdDate)
  return (
    <>
      <h2 id="report-reason">{i18n._(reportReasons[report.reason])}</h2>
      <Text size="sm" c="dimmed">
        {report.isByMember ? (
          <Trans>Reported by a member · {when}</Trans>
        ) : (
          <Trans>Reported by a visitor · {when}</Trans>
        )}
      </Text>
      {report.text === '' ? (
        <Text size="sm" c="dimmed">
          <Trans>No further details were given.</Trans>
        </Text>
      ) : (
        <ReportText {...report} />
      )}
      {report.formerText !== null && (
        <>
          <h3>
            <Trans>The posting has changed since the report. The reported text was:</Trans>
          </h3>
          <ReportText text={report.formerText} langCode={null} />
        </>
      )}
    </>
  )
}

/**
 * What a reporter wrote, or what was reported, with its translation.
 * @param langCode of the writer's account, if it is known
 */
export function ReportText({ text, langCode }: Pick<ReportCase, 'text' | 'langCode'>) {
  return <TranslatedText text={text} source={writtenLanguage(text, langCode ?? undefined)} show={quotation} />
}

const quotation = (text: string, lang: string) => (
  <Text
    component="blockquote"
    m={0}
    py="sm"
    px="md"
    bdrs="md"
    bg="var(--sunk)"
    style={{ whiteSpace: 'pre-wrap' }}
    lang={lang}
  >
    {text}
  </Text>
)
