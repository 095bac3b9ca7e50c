import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Region } from '../../../../contract/place/region.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { countIn, isCovered } from './region-choice.ts'
import { cityOf, districtName, provinceName, regionName } from '../../../entities/region/region-names.ts'
import classes from './region-sheet.module.css'

export interface RegionListProps {
  regions: readonly Region[]
  chosen: readonly number[]
  /** The province that is meant as a whole, as nothing in it is chosen. */
  implied: number | null
  /** Open jobs by region id; absent while unknown. */
  countOf: ReadonlyMap<number, number> | undefined
  province: number | null
  onProvince: (id: number | null) => void
  onPress: (region: Region) => void
  onNationwide: () => void
  text: string
}

export function RegionList(props: RegionListProps) {
  return props.text.trim() === '' ? (
    <div className={classes.lists}>
      <Provinces {...props} />
      <Districts {...props} />
    </div>
  ) : (
    <Found {...props} />
  )
}

function Provinces({ regions, chosen, implied, province, onProvince, onNationwide }: RegionListProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  return (
    <ul className={classes.provinces} aria-label={t`Provinces`}>
      <li>
        <button type="button" aria-pressed={province === null} onClick={onNationwide}>
          <Trans>All Korea</Trans>
        </button>
      </li>
      {regions
        .filter((region) => region.parent === null)
        .map((region) => {
          const count = countIn(region, implied === null ? chosen : [implied], regions)
          return (
            <li key={region.id}>
              <button
                type="button"
                aria-pressed={province === region.id}
                onClick={() => onProvince(region.id)}
              >
                <span>{provinceName(region, langCode)}</span>
                {count > 0 && <b>{count}</b>}
              </button>
            </li>
          )
        })}
    </ul>
  )
}

function Districts(props: RegionListProps) {
  const { regions, province } = props
  const { t } = useLingui()
  const langCode = useLanguage()
  const chosenProvince = regions.find(({ id }) => id === province)
  if (!chosenProvince)
    return (
      <Text py="md" px="edge" inherit c="dimmed">
        <Trans>Choose a province to see its cities and districts.</Trans>
      </Text>
    )
  const name = provinceName(chosenProvince, langCode)
  return (
    <ul key={chosenProvince.id} ref={showChosen} className={classes.districts} aria-label={name}>
      <Choice {...props} region={chosenProvince} label={t`All of ${name}`} />
      {regions
        .filter(({ parent }) => parent === chosenProvince.id)
        .map((region) => (
          <Choice
            key={region.id}
            {...props}
            region={region}
            label={districtName(region, langCode)}
            isInCity={cityOf(region, regions) !== undefined}
          />
        ))}
    </ul>
  )
}

/** Scrolls a long list to the selected row. */
const showChosen = (list: HTMLUListElement | null) =>
  list?.querySelector('[data-own]')?.scrollIntoView({ block: 'center' })

const MAX_RESULTS = 40

function Found(props: RegionListProps) {
  const { regions, text } = props
  const langCode = useLanguage()
  const wanted = text.trim().toLowerCase()
  const found = regions
    .filter(({ sigungu, sigunguInEnglish, sidoInSummary, sidoInEnglish, parent }) =>
      (parent === null ? [sidoInSummary, sidoInEnglish] : [sigungu, sigunguInEnglish]).some((name) =>
        name?.toLowerCase().includes(wanted),
      ),
    )
    .slice(0, MAX_RESULTS)
  if (found.length === 0)
    return (
      <Text py="md" px="edge" inherit c="dimmed" role="status">
        <Trans>No place name contains “{text}”.</Trans>
      </Text>
    )
  return (
    <ul className={classes.districts}>
      {found.map((region) => (
        <Choice key={region.id} {...props} region={region} label={regionName(region, langCode)} />
      ))}
    </ul>
  )
}

interface ChoiceProps extends RegionListProps {
  region: Region
  label: string
  isInCity?: boolean
}

function Choice(props: ChoiceProps) {
  const { region, label, isInCity = false, regions, chosen, implied, countOf, onPress } = props
  const format = useFormat()
  const covered = region.id === implied || isCovered(region, chosen, regions)
  return (
    <li>
      <label
        className={classes.choice}
        data-in-city={isInCity || undefined}
        data-own={chosen.includes(region.id) || undefined}
      >
        <input type="checkbox" checked={covered} onChange={() => onPress(region)} />
        <span className={classes.box}>{covered && <CheckIcon size={18} />}</span>
        <span className={classes.name}>{label}</span>
        {countOf && (
          <Text span ms="auto" size="sm" flex="none" c="var(--faint)">
            {format.number(countOf.get(region.id) ?? 0)}
          </Text>
        )}
      </label>
    </li>
  )
}
