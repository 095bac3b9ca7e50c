import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobDetail } from '../../../contract/job.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, genderLabels, periodLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Section } from '../../ui/page.tsx'
import classes from './job-conditions.module.css'

export function JobConditions({ job }: { job: JobDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const sectors = [
    ...job.jobCategories.map((category) => i18n._(categoryLabels[category])),
    ...(job.categoryEtc ? [job.categoryEtc] : []),
  ]
  return (
    <Section surface id="conditions" title={<Trans>Working conditions</Trans>}>
      <dl className={classes.list}>
        <Row name={<Trans>Work</Trans>}>{sectors.join(' · ')}</Row>
        <Row name={<Trans>Headcount</Trans>}>
          <Plural value={job.numberOfPersons} one="# person" other="# people" />
        </Row>
        <Row name={<Trans>Gender</Trans>}>{i18n._(genderLabels[job.gender])}</Row>
        <Row name={<Trans>Nationality</Trans>}>
          <Nationality job={job} />
        </Row>
        <Row name={<Trans>Period</Trans>}>{i18n._(periodLabels[job.periodType])}</Row>
        {job.visaAvailable && (
          <Row name={<Trans context="badge">Visa</Trans>}>
            <Trans>E-7 and E-9 supported</Trans>
          </Row>
        )}
        {job.onTheWay && (
          <Row name={<Trans>Commuting</Trans>}>
            <Trans>Supported</Trans>
          </Row>
        )}
        <Row name={<Trans>Posted</Trans>}>{format.date(job.createdDate)}</Row>
        {job.periodEnd && job.status === 'IN_PROGRESS' && (
          <Row name={<Trans>Apply until</Trans>}>{format.date(job.periodEnd)}</Row>
        )}
      </dl>
    </Section>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Nationality({ job }: { job: JobDetail }) {
  const langCode = useLanguage()
  if (job.nationalityUnconcerned || job.countryCodes.length === 0) return <Trans>Any</Trans>
  const names = new Intl.DisplayNames([langCode], { type: 'region' })
  return job.countryCodes.map((code) => names.of(code.toUpperCase()) ?? code).join(', ')
}
