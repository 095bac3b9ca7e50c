import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResumeOpening } from '../../../contract/candidate/talent.ts'
import { type CompanyMoment, CompanyMoments } from '../../entities/company/company-moments.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { live } from '../../api/query-for.ts'
import { useVisible, VisibleSwitch } from '../../entities/resume/visible-switch.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { Section } from '../../ui/page/page.tsx'
import { latestOpenings } from './queries.ts'

/** Lets companies find the member, and lists those that have opened the resume. */
export function CompaniesSection() {
  const visible = useVisible()
  const { result, isVisible, isWaiting } = visible
  return (
    <Section
      surface
      id="companies"
      title={<Trans>Who can find you</Trans>}
      aside={isWaiting ? <OutboxMark view="saved" /> : undefined}
    >
      <VisibleSwitch visible={visible} />
      {isVisible === undefined && (
        <QueryPlaceholder result={result} title={<Trans>The settings could not be loaded</Trans>} rows={1} />
      )}
      <Openings />
    </Section>
  )
}

function Openings() {
  return (
    <CompanyMoments
      title={<Trans>Who opened your resume</Trans>}
      result={useQuery({ ...latestOpenings(), ...live })}
      momentOf={momentOf}
      empty={
        <Trans>
          No company has found you and opened your resume yet. Companies you apply to can always read it and
          are not in this list.
        </Trans>
      }
    />
  )
}

const momentOf = ({ companyId, companyName, businessName, openedDate }: ResumeOpening): CompanyMoment => ({
  key: companyId,
  name: companyName,
  details: businessName !== null && businessName !== companyName && <span lang="ko">{businessName}</span>,
  date: openedDate,
})
