import { Trans, useLingui } from '@lingui/react/macro'
import { Chip } from '../../../ui/choice/chip.tsx'
import { PinIcon, ShieldIcon, VisaIcon } from '../../../ui/icon/icons.tsx'
import classes from './filter-chips.module.css'
import { type JobSearch, narrowed, partsOf } from './job-search.ts'
import type { GoToSearch } from './go-to-search.ts'

/** Buttons that open the filters and show their values; a scrolling strip on phones. */
export function FilterChips({ search, go }: { search: JobSearch; go: GoToSearch }) {
  const { t } = useLingui()
  const open = (sheet: string) => () => go({ ...search, open: sheet }, { replace: true })
  const [regions, works] = [partsOf(search.regionIds).length, partsOf(search.jobCategories).length]
  const secure = search.useSecurePayment === 'true'
  const visa = search.visaAvailable === 'true'
  const pay = search.payType !== undefined || search.minPayAmount !== undefined
  return (
    <div className={classes.strip} role="group" aria-label={t`Filters`}>
      <Chip opens icon={PinIcon} active={regions > 0} onClick={open('region')}>
        {regions > 0 ? <Trans>Region {regions}</Trans> : <Trans>Region</Trans>}
      </Chip>
      <Chip opens active={works > 0} onClick={open('work')}>
        {works > 0 ? <Trans>Work {works}</Trans> : <Trans>Work</Trans>}
      </Chip>
      <Chip opens active={search.keywordType !== undefined} onClick={open('benefit')}>
        <Trans>Benefits</Trans>
      </Chip>
      <Chip
        icon={ShieldIcon}
        active={secure}
        onClick={() => go(narrowed(search, { useSecurePayment: secure ? undefined : 'true' }))}
      >
        <Trans>Pay guaranteed</Trans>
      </Chip>
      <Chip
        icon={VisaIcon}
        active={visa}
        onClick={() => go(narrowed(search, { visaAvailable: visa ? undefined : 'true' }))}
      >
        <Trans context="badge">Visa</Trans>
      </Chip>
      <Chip opens active={pay} onClick={open('pay')}>
        <Trans>Pay</Trans>
      </Chip>
    </div>
  )
}
