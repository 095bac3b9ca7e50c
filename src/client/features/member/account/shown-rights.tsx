import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { listShownRights, type ShownRight } from '../../../../contract/work-right/stay.ts'
import { live, queryFor } from '../../../api/query-for.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { applicantRightText } from '../../../entities/applicant/applicant-right.tsx'
import { useFormat } from '../../../i18n/format.ts'
import classes from './account-screen.module.css'

/** Which companies were told whether the member may do their work, and what. */
export function ShownRights() {
  const query = queryFor(listShownRights, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
  const result = useQuery({ ...query, ...live })
  return (
    <div className={classes.shown}>
      <h3>
        <Trans>Who was told whether you may do their work</Trans>
      </h3>
      {result.data ? (
        <>
          <StaleNote result={result} />
          <ShownList rights={result.data.data} />
        </>
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The list could not be loaded</Trans>}
          rows={2}
          as="h3"
        />
      )}
    </div>
  )
}

function ShownList({ rights }: { rights: readonly ShownRight[] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (rights.length === 0)
    return (
      <p>
        <Trans>No company has been told yet.</Trans>
      </p>
    )
  return (
    <ul>
      {rights.map(({ companyName, title, answer, shownDate }) => (
        <li key={`${shownDate} ${companyName} ${title}`}>
          <span>
            <b lang="ko">{companyName}</b>
            {title !== null && <span lang="ko">{title}</span>}
            <span>{i18n._(applicantRightText(verdictOf(answer)))}</span>
          </span>
          <time dateTime={shownDate}>{format.moment(shownDate)}</time>
        </li>
      ))}
    </ul>
  )
}

/** Of candidates companies learn less than of applicants. */
function verdictOf(answer: ShownRight['answer']) {
  if (answer === 'MAY_DO') return 'YES'
  return answer === 'NEEDS_PERMIT' ? 'PERMIT_FIRST' : answer
}
