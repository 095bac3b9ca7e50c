import { lazy, memo } from 'react'
import { landingTexts, membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import type { JobSearch, GoToSearch } from './job-search.ts'

const RegionSheet = lazy(() =>
  Promise.all([import('./region-sheet.tsx'), membersTexts()]).then(([module]) => ({
    default: module.RegionSheet,
  })),
)
const choiceSheets = () =>
  Promise.all([import('./choice-sheets.tsx'), membersTexts()]).then(([module]) => module)
const WorkSheet = lazy(() => choiceSheets().then((module) => ({ default: module.WorkSheet })))
const BenefitSheet = lazy(() => choiceSheets().then((module) => ({ default: module.BenefitSheet })))
const TierSheet = lazy(() => choiceSheets().then((module) => ({ default: module.TierSheet })))
const PaySheet = lazy(() =>
  Promise.all([import('./pay-sheet.tsx'), membersTexts()]).then(([module]) => ({ default: module.PaySheet })),
)

const PlaceFilterSheet = lazy(() =>
  Promise.all([import('./place-filter-sheet.tsx'), membersTexts()]).then(([module]) => ({
    default: module.PlaceFilterSheet,
  })),
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

export interface FilterSheetProps {
  search: JobSearch
  /** Closes the sheet with a new or the same search. */
  leave: (search: JobSearch) => void
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
