import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { CandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { sendProposal } from '../../../contract/candidate/proposal.ts'
import { type Talent, VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import { useFormat } from '../../i18n/format.ts'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { OccupationNames } from '../../entities/phrase/lazy.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { Optional } from '../../ui/field/optional.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { verdictOf } from './fit-verdict.ts'
import { FitReasons } from './fit-reasons.tsx'
import classes from './talent-card.module.css'

interface TalentCardProps {
  talent: Talent
  posting: EmployerJob
  /** One-based page of the list to return to. */
  page: number
  filter: CandidateFilter
  dataTime: number
  onView: () => void
}

/** An anonymous candidate with their score and its reasons. */
export function TalentCard({ talent, posting, page, filter, dataTime, onView }: TalentCardProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const unsent = useUnsent()(`proposal:${talent.resumeId}`, dataTime)
  const isOnItsWay = unsent?.operation === sendProposal.name && unsent.state !== 'ATTENTION'
  const isProposed = talent.proposed || isOnItsWay
  const price = format.number(VIEW_PRICE)
  // Points for what nobody knows cannot be reached.
  const most = talent.reasons
    .filter((part) => verdictOf(part, talent, posting.jobCategories) !== 'RESIDENCE_UNKNOWN')
    .reduce((sum, part) => sum + part.of, 0)
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div className={classes.names}>
          <h3 className={classes.name}>
            <bdi lang={langOfKorean(talent.maskedName)}>{talent.maskedName}</bdi>
          </h3>
          <p className={classes.facts}>
            {countryName(talent.countryIsoCode, langCode) ?? <Trans>Other country</Trans>}
            {BETWEEN_FACTS}
            {i18n._(workTypeLabels[talent.workType])}
          </p>
          {talent.occupations && talent.occupations.length > 0 && (
            <p className={classes.facts}>
              <Trans comment="Label: what somebody is who does the work">Occupation</Trans>
              {BETWEEN_FACTS}
              <Optional>
                <b>
                  <OccupationNames codes={talent.occupations} />
                </b>
              </Optional>
            </p>
          )}
          <Marks talent={talent} isProposed={isProposed} />
        </div>
        <p className={classes.score}>
          <Trans>
            <b>{talent.score}</b> of {most}
          </Trans>
        </p>
      </div>
      <FitReasons talent={talent} posting={posting} />
      <div className={classes.actions}>
        {talent.viewed || talent.applied ? (
          <ButtonLink variant="light" to="/showResume" search={{ id: talent.resumeId, job: posting.id }}>
            <Trans>View resume</Trans>
          </ButtonLink>
        ) : (
          <Button variant="light" onClick={onView}>
            <Trans>View resume · {price} points</Trans>
          </Button>
        )}
        {talent.proposalOpen || isOnItsWay ? (
          <ButtonLink variant="default" to="/proposalEmployment">
            <Trans>View job offer</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink
            variant="default"
            to="/proposalEmployment"
            search={{
              resume: talent.resumeId,
              posting: posting.id,
              ...filter,
              ...(page > 1 ? { page } : {}),
            }}
          >
            {isProposed ? <Trans>Send another offer</Trans> : <Trans>Send job offer</Trans>}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function Marks({ talent, isProposed }: { talent: Talent; isProposed: boolean }) {
  if (!talent.applied && !talent.viewed && !isProposed) return null
  return (
    <ul className={classes.marks}>
      {talent.applied && (
        <Badge component="li">
          <Trans>Applied to your company</Trans>
        </Badge>
      )}
      {talent.viewed && !talent.applied && (
        <Badge component="li">
          <Trans>Resume viewed</Trans>
        </Badge>
      )}
      {isProposed && (
        <Badge component="li">
          <Trans>Job offer sent</Trans>
        </Badge>
      )}
    </ul>
  )
}
