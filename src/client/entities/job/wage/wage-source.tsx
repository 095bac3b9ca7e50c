import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { WAGE_SOURCES, type WageSourceCode } from '../../../../contract/wage/wage-sources.ts'
import { articleNumbers } from '../../../../reference/law-articles.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WorkLaw } from '../../../../contract/wage/work-law.ts'
import { useFormat } from '../../../i18n/format.ts'

/** Law and article in the reader's language, with the Korean ones, as one would name them on the phone. */
export function Source({ code }: { code: WageSourceCode }) {
  const { i18n } = useLingui()
  const { law, article, checkedOn } = WAGE_SOURCES[code]
  const isUnchecked = checkedOn === null
  if (readsKorean(i18n.locale))
    return (
      <Text component="cite" size="sm" c="dimmed" fs="normal" lang="ko">
        {law} {article} {isUnchecked && <Unchecked />}
      </Text>
    )
  const name = i18n._(lawNames[law])
  const numbers = articleNumbers(article)
  return (
    <Text component="cite" size="sm" c="dimmed" fs="normal">
      {numbers === null ? (
        name
      ) : (
        <Trans comment="Where a rule stands in a law: “Labor Standards Act, article 18(3), 55(1)”">
          {name}, article {numbers}
        </Trans>
      )}{' '}
      <span lang="ko">
        ({law} {article})
      </span>{' '}
      {isUnchecked && <Unchecked />}
    </Text>
  )
}

/** Marks a rule of which only a summary was read. */
const Unchecked = () => <Trans>Not compared with the text of the law.</Trans>

type Law = (typeof WAGE_SOURCES)[WageSourceCode]['law']

/** What the laws are called in the reader's language, beside their Korean titles. */
const lawNames: Record<Law, MessageDescriptor> = {
  근로기준법: msg`Labor Standards Act`,
  '근로기준법 시행령': msg`Enforcement Decree of the Labor Standards Act`,
  '최저임금법 시행령': msg`Enforcement Decree of the Minimum Wage Act`,
  국민연금법: msg`National Pension Act`,
  '국민건강보험법 시행령': msg`Enforcement Decree of the National Health Insurance Act`,
  '노인장기요양보험법 시행령': msg`Enforcement Decree of the Long-Term Care Insurance Act`,
  '고용산재보험료징수법 시행령': msg`Enforcement Decree of the Act on the Collection of Insurance Contributions`,
  고용보험법: msg`Employment Insurance Act`,
  '근로자퇴직급여 보장법': msg`Act on Severance Pay`,
  '외국인근로자의 고용 등에 관한 법률': msg`Act on the Employment of Foreign Workers`,
  '지방관서별 외국인근로자 주거 관련 가이드라인': msg`Labor offices’ guidelines on housing of foreign workers`,
  국민건강보험법: msg`National Health Insurance Act`,
  노인장기요양보험법: msg`Long-Term Care Insurance Act`,
  선원법: msg`Seafarers’ Act`,
  최저임금법: msg`Minimum Wage Act`,
  조세특례제한법: msg`Restriction of Special Taxation Act`,
}

interface OtherLawProps {
  law: WorkLaw
  /** Of seafarers, won a month; null if it is not known. */
  minimum: number | null
}

/** The rules for work that the calculation does not cover: on ships and in households. */
export function OtherLaw({ law, minimum }: OtherLawProps) {
  const least = useFormat().number(minimum ?? 0)
  if (law === 'LABOR') return null
  if (law === 'HOUSEHOLD')
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          If a household hires you itself, the minimum wage and the labor law do not hold. If a company does,
          they do.
        </Trans>{' '}
        <Source code="HOUSEHOLD" />
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {law === 'SEAFARERS' ? (
        <Trans>
          Crews of ships are under the Seafarers’ Act: at least {least} won a month. Extra pay is not
          calculated here.
        </Trans>
      ) : (
        <Trans>
          Fishing ships of 20 tons or more: at least {least} won a month (Seafarers’ Act). Smaller boats: the
          minimum wage an hour.
        </Trans>
      )}{' '}
      <Trans>For crews from abroad a union agreement can name another amount.</Trans>{' '}
      <Source code="SEAFARERS" />
    </Text>
  )
}
