import { lazy, memo } from 'react'
import { landingTexts, membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import type { JobSearch, GoToSearch } from './job-search.ts'

/** The sheets have their texts with those of members. */
const withTexts = <Module,>(module: Promise<Module>) =>
  Promise.all([module, membersTexts()]).then(([loaded]) => loaded)
const choiceSheets = () => withTexts(import('./choice-sheets.tsx'))

const RegionSheet = lazy(() =>
  withTexts(import('./region-sheet.tsx')).then((module) => ({ default: module.RegionSheet })),
)
const WorkSheet = lazy(() => choiceSheets().then((module) => ({ default: module.WorkSheet })))
const BenefitSheet = lazy(() => choiceSheets().then((module) => ({ default: module.BenefitSheet })))
const TierSheet = lazy(() => choiceSheets().then((module) => ({ default: module.TierSheet })))
const PaySheet = lazy(() =>
  withTexts(import('./pay-sheet.tsx')).then((module) => ({ default: module.PaySheet })),
)
const PlaceFilterSheet = lazy(() =>
  withTexts(import('./place-filter-sheet.tsx')).then((module) => ({ default: module.PlaceFilterSheet })),
)

const StatusSheet = lazy(() =>
  Promise.all([import('../may-take/status-sheet.tsx'), rightsTexts(), landingTexts()]).then(([module]) => ({
    default: module.StatusSheet,
  })),
)

const sheets = {
  place: PlaceFilterSheet,
  status: StatusSheet,
  region: RegionSheet,
  work: WorkSheet,
  benefit: BenefitSheet,
  pay: PaySheet,
  tier: TierSheet,
}

/** The filter sheet named in the address; their code is loaded with the first one. */
export const FilterSheets = memo(function FilterSheets({
  search,
  go,
}: {
  search: JobSearch
  go: GoToSearch
}) {
  const name = Object.keys(sheets).find((each): each is keyof typeof sheets => each === search.open)
  if (!name) return null
  const OpenSheet = sheets[name]
  return (
    <Optional>
      <OpenSheet search={search} leave={(next) => go({ ...next, open: undefined }, { replace: true })} />
    </Optional>
  )
})
