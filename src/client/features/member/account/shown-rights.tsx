import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { listShownRights, type ShownRight } from '../../../../contract/work-right/stay.ts'
import { live, queryFor } from '../../../api/query-for.ts'
import { applicantRightText } from '../../../entities/applicant/applicant-right.tsx'
import { type CompanyMoment, CompanyMoments } from '../../../entities/company/company-moments.tsx'

/** Lists which companies were told whether the member may do their work, and what they were told. */
export function ShownRights() {
  const { i18n } = useLingui()
  const query = queryFor(listShownRights, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
  const momentOf = ({ companyName, title, answer, shownDate }: ShownRight): CompanyMoment => ({
    key: `${shownDate} ${companyName} ${title}`,
    name: companyName,
    details: (
      <>
        {title !== null && <span lang="ko">{title}</span>}
        <span>{i18n._(applicantRightText(verdictOf(answer)))}</span>
      </>
    ),
    date: shownDate,
  })
  return (
    <CompanyMoments
      title={<Trans>Who was told whether you may do their work</Trans>}
      result={useQuery({ ...query, ...live })}
      momentOf={momentOf}
      empty={<Trans>No company has been told yet.</Trans>}
    />
  )
}

/** Companies learn less about candidates than about applicants. */
function verdictOf(answer: ShownRight['answer']) {
  if (answer === 'MAY_DO') return 'YES'
  return answer === 'NEEDS_PERMIT' ? 'PERMIT_FIRST' : answer
}
