import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReportCase } from '../../../../../contract/operator/case.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { at } from '../../desk/desks.ts'
import { secondLine } from '../../desk/desk-surfaces.ts'
import { reportReasons } from '../case-texts.ts'
import { CasePart } from '../kit/case-page.tsx'
import { ReportText } from './report-statement.tsx'

/** What else came in about the same posting: other open reports, and questions that workers asked the company. */
export function SameJob({ report: { sameJob, questions } }: { report: ReportCase }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  if (sameJob.length === 0 && questions.length === 0) return null
  return (
    <CasePart aria-label={t`About the same posting`}>
      <Stack>
        {sameJob.length > 0 && (
          <h3>
            <Trans>Other open reports about this posting</Trans>
          </h3>
        )}
        {sameJob.map(({ id, reason, text, langCode, createdDate }) => (
          <div key={id}>
            <Link {...at('reports', id)}>{i18n._(reportReasons[reason])}</Link>
            <Text {...secondLine}>{format.moment(createdDate)}</Text>
            {text !== '' && <ReportText text={text} langCode={langCode} />}
          </div>
        ))}
        {questions.length > 0 && (
          <>
            <h3>
              <Trans>What workers asked the company</Trans>
            </h3>
            <ul>
              {questions.map(({ text, count }) => (
                <li key={text}>
                  {text}
                  <Text {...secondLine}>
                    <Plural value={count} one="asked # time" other="asked # times" />
                  </Text>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </CasePart>
  )
}
