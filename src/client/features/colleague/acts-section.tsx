import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { CompanyAct } from '../../../contract/employer/colleague.ts'
import { QueryData } from '../../entities/answer/query-placeholder.tsx'
import { useFormat } from '../../i18n/format.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { Section } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { actTexts, rightNames } from './colleague-texts.ts'
import { companyActs } from './queries.ts'

/** Who did what for the company, latest first. */
export function ActsSection({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...companyActs(page), placeholderData: keepPreviousData })
  return (
    <Section surface id="acts" title={<Trans>Who did what</Trans>}>
      <QueryData result={result} title={<Trans>The list could not be loaded</Trans>} rows={3}>
        {(acts) =>
          acts.length === 0 ? (
            <p>
              <Trans>What you and your colleagues do for the company is listed here.</Trans>
            </p>
          ) : (
            <ul>
              {acts.map((act) => (
                <Act key={act.id} act={act} />
              ))}
            </ul>
          )
        }
      </QueryData>
      <Pager page={page} totalPages={result.data?.totalPages ?? 1} label={t`Who did what`} keepsPlace />
    </Section>
  )
}

function Act({ act: { act, person, createdDate, ...about } }: { act: CompanyAct }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Text component="li" py="xs" style={{ overflowWrap: 'anywhere' }}>
      {i18n._(actTexts[act])}
      <About {...about} />
      <Text component="span" display="block" size="sm" c="dimmed">
        {person === null ? (
          <Trans>Somebody whose account is deleted</Trans>
        ) : (
          <bdi lang={langOfKorean(person)}>{person}</bdi>
        )}
        , <time dateTime={createdDate}>{format.moment(createdDate)}</time>
      </Text>
    </Text>
  )
}

/** Which posting, whom, and the right of a colleague before and after. */
function About({ subject, about, formerRight, givenRight }: Partial<CompanyAct>) {
  const { i18n } = useLingui()
  const named = [subject, about].filter((each) => each != null)
  const rights = [formerRight, givenRight].filter((each) => each != null)
  return (
    <>
      {named.map((each, index) => (
        <Fragment key={each}>
          {index === 0 ? ': ' : BETWEEN_FACTS}
          <bdi lang={langOfKorean(each)}>{each}</bdi>
        </Fragment>
      ))}
      {rights.length > 0 && ` (${rights.map((right) => i18n._(rightNames[right])).join(' → ')})`}
    </>
  )
}
