import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResumeOpening } from '../../../contract/candidate/talent.ts'
import { useFormat } from '../../i18n/format.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { live } from '../../api/query-for.ts'
import { useVisible, VisibleSwitch } from '../../entities/resume/visible-switch.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { Section } from '../../ui/page/page.tsx'
import classes from './companies-section.module.css'
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
  const result = useQuery({ ...latestOpenings(), ...live })
  return (
    <div className={classes.openings}>
      <h3>
        <Trans>Who opened your resume</Trans>
      </h3>
      {result.data ? (
        <>
          <StaleNote result={result} />
          <OpeningList openings={result.data.data} />
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

function OpeningList({ openings }: { openings: readonly ResumeOpening[] }) {
  const format = useFormat()
  if (openings.length === 0)
    return (
      <p className={classes.none}>
        <Trans>
          No company has found you and opened your resume yet. Companies you apply to can always read it and
          are not in this list.
        </Trans>
      </p>
    )
  return (
    <ul className={classes.list}>
      {openings.map(({ companyId, companyName, businessName, openedDate }) => (
        <li key={companyId}>
          <span lang="ko">
            <b>{companyName}</b>
            {businessName !== null && businessName !== companyName && <span>{businessName}</span>}
          </span>
          <time dateTime={openedDate}>{format.moment(openedDate)}</time>
        </li>
      ))}
    </ul>
  )
}
