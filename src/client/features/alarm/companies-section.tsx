import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResumeOpening } from '../../../contract/candidate/talent.ts'
import { useFormat } from '../../i18n/format.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { live } from '../../api/query-for.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { Section } from '../../ui/page/page.tsx'
import { SwitchField } from '../../ui/field/switch-field.tsx'
import { me } from '../../entities/member/me-query.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import classes from './companies-section.module.css'
import { saveVisible, VISIBLE_ENTITY } from './commands.ts'
import { latestOpenings } from './queries.ts'

/** Lets companies find the member, and lists those that have opened the resume. */
export function CompaniesSection() {
  const { result, isVisible, change, error, isWaiting } = useVisible()
  return (
    <Section
      surface
      id="companies"
      title={<Trans>Who can find you</Trans>}
      aside={isWaiting ? <OutboxMark view="saved" /> : undefined}
    >
      {isVisible !== undefined && (
        <SwitchField
          label={<Trans>Let companies find me</Trans>}
          hint={
            isVisible ? (
              <Trans>
                Verified companies can see your resume and desired job without your full name, number or
                photo. They can send you a job offer or pay to open the full resume.
              </Trans>
            ) : (
              <Trans>
                New companies cannot find you, send you job offers or open your resume. Companies you apply
                to, and companies that already opened it, can still read it.
              </Trans>
            )
          }
          checked={isVisible}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      {isVisible === undefined && (
        <QueryPlaceholder result={result} title={<Trans>The settings could not be loaded</Trans>} rows={1} />
      )}
      <SaveError error={error} />
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
        <Trans>Only companies you applied to have opened your resume.</Trans>
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

/** Whether companies may find the member, including an unsent change; undefined until known. */
function useVisible() {
  const result = useQuery(me())
  const { entries, sent } = useOutbox()
  const { mutate, error } = useSend(saveVisible)
  const unsent = entries.findLast(({ entity }) => entity === VISIBLE_ENTITY)
  const since = result.data ? dataTimeOf(result) : Infinity
  const receipt = sent.find(({ entity, at }) => entity === VISIBLE_ENTITY && at >= since)
  const latest = (unsent ?? receipt)?.params['talentVisible']
  const isVisible = latest === undefined ? result.data?.data.talentVisible : latest === 'true'
  const change = (talentVisible: boolean) => mutate({ query: { talentVisible } })
  return { result, isVisible, change, error, isWaiting: unsent !== undefined }
}
