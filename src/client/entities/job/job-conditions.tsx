import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job/job.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, genderLabels, periodLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { Section } from '../../ui/page/page.tsx'

export function JobConditions({ job }: { job: JobDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const sectors = [
    ...job.jobCategories.map((category) => i18n._(categoryLabels[category])),
    ...(job.categoryEtc ? [job.categoryEtc] : []),
  ]
  return (
    <Section surface id="conditions" title={<Trans>Working conditions</Trans>}>
      <Facts>
        <Fact name={<Trans>Work</Trans>}>{sectors.join(' · ')}</Fact>
        <Fact name={<Trans>Headcount</Trans>}>
          <Plural value={job.numberOfPersons} one="# person" other="# people" />
        </Fact>
        <Fact name={<Trans>Gender</Trans>}>{i18n._(genderLabels[job.gender])}</Fact>
        <Fact name={<Trans>Nationality</Trans>}>
          <Nationality job={job} />
        </Fact>
        <Fact name={<Trans>Length of work</Trans>}>{i18n._(periodLabels[job.periodType])}</Fact>
        {job.visaAvailable && (
          <Fact name={<Trans context="badge">Visa</Trans>}>
            <Trans>E-7 and E-9 supported</Trans>
          </Fact>
        )}
        {job.onTheWay && (
          <Fact name={<Trans>Commuting</Trans>}>
            <Trans>Commuting support</Trans>
          </Fact>
        )}
        <Fact name={<Trans>Posted on</Trans>}>{format.date(job.createdDate)}</Fact>
        {job.periodEnd && job.status === 'IN_PROGRESS' && (
          <Fact name={<Trans>Application deadline</Trans>}>{format.date(job.periodEnd)}</Fact>
        )}
      </Facts>
    </Section>
  )
}

function Nationality({ job }: { job: JobDetail }) {
  const langCode = useLanguage()
  if (job.nationalityUnconcerned || job.countryCodes.length === 0) return <Trans>Any</Trans>
  const names = new Intl.DisplayNames([langCode], { type: 'region' })
  return job.countryCodes.map((code) => names.of(code.toUpperCase()) ?? code).join(', ')
}
