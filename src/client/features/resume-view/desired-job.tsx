import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, payTypeLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { regionIdsOf } from '../../entities/desired-job/desired-job-rules.ts'
import { regionNames } from '../../entities/region/region-names.ts'
import { allRegions } from '../../entities/region/regions-query.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { OccupationNames } from '../../entities/phrase/lazy.ts'
import { Optional } from '../../ui/field/optional.tsx'
import { Section } from '../../ui/page/page.tsx'

/** Desired region, sector and pay. */
export function DesiredJob({ resume }: { resume: Resume }) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const regions = useQuery(allRegions()).data?.data
  const names = regionNames(regionIdsOf(resume), regions, langCode)
  return (
    <Section surface id="desired" title={<Trans>Desired job</Trans>}>
      <Facts>
        <Fact name={<Trans>Region</Trans>}>
          {names ? (
            names
          ) : resume.expectedRegion ? (
            <span lang="ko">
              {resume.expectedRegion.sidoInSummary} {resume.expectedRegion.sigungu}
            </span>
          ) : (
            <Trans>Any region</Trans>
          )}
        </Fact>
        <Fact name={<Trans>Work</Trans>}>
          {resume.expectedJobCategory ? (
            i18n._(categoryLabels[resume.expectedJobCategory])
          ) : (
            <Trans>Any work</Trans>
          )}
        </Fact>
        {resume.occupations && resume.occupations.length > 0 && (
          <Fact name={<Trans comment="Label: what somebody is who does the work">Occupation</Trans>}>
            <Optional>
              <OccupationNames codes={resume.occupations} />
            </Optional>
          </Fact>
        )}
        <Fact name={<Trans>Pay</Trans>}>
          <DesiredPay resume={resume} />
        </Fact>
      </Facts>
    </Section>
  )
}

function DesiredPay({ resume }: { resume: Resume }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { expectedPayType: type, expectedMinPayAmount: low, expectedMaxPayAmount: high } = resume
  if (low === null && high === null) return <Trans>Any pay</Trans>
  const least = low === null ? '' : format.number(low)
  const most = high === null ? '' : format.number(high)
  return (
    <>
      {type && `${i18n._(payTypeLabels[type])} `}
      {low === null ? (
        <Trans>up to {most} won</Trans>
      ) : high === null ? (
        <Trans>from {least} won</Trans>
      ) : (
        <Trans>
          {least} to {most} won
        </Trans>
      )}
    </>
  )
}
