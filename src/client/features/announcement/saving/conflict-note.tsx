import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { FormConflict, OtherVersionNote } from '../../../entities/answer/form-conflict.tsx'
import { workplaceSizeLabels } from '../../../entities/job/wage/wage-labels.ts'
import { useFormat } from '../../../i18n/format.ts'
import {
  categoryLabels,
  genderLabels,
  keywordLabels,
  payTypeLabels,
  periodLabels,
} from '../../../i18n/labels.ts'
import { startOfDay } from '../../../i18n/seoul-time.ts'
import { regionName } from '../../../i18n/region-name.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { workDaysText } from '../../../i18n/work-days-text.ts'
import type { OtherVersion } from '../../../offline/drafts/use-other-version.ts'
import { Hidden } from '../../../ui/page/page.tsx'
import { differences, type FieldGroup } from './announcement-versions.ts'
import type { AnnouncementDraft, AnnouncementValues } from '../form/announcement-values.ts'
import classes from '../announcement.module.css'
import { breakOf, spanOf } from '../form/time/working-hours.ts'

const names: Record<FieldGroup, MessageDescriptor> = {
  company: msg`Company`,
  contact: msg`Phone number for applicants`,
  title: msg`Title`,
  sector: msg`Kind of work`,
  keywords: msg`Keywords`,
  details: msg`Details`,
  work: msg`Occupations and conditions`,
  picture: msg`Picture`,
  place: msg`Workplace`,
  time: msg`Working hours`,
  days: msg`Days a week`,
  period: msg`Length of work`,
  size: msg`People who work there`,
  pay: msg`Pay`,
  people: msg`Headcount`,
  nationalities: msg`Nationalities`,
  promises: msg({ message: 'Guarantees', comment: 'Part of the form: pay guaranteed, visa support' }),
  regions: msg`Regions where the posting is listed`,
}

interface ConflictNoteProps {
  mine: AnnouncementValues
  theirs: AnnouncementValues
  onTheirs: () => void
}

/** Compares the form with the version that another tab or device has saved meanwhile. */
export function ConflictNote({ mine, theirs, onTheirs }: ConflictNoteProps) {
  return (
    <FormConflict
      className={classes.conflict}
      happened={<Trans>Another device has changed this posting in the meantime</Trans>}
      {...useVersions(mine, theirs)}
      onTheirs={onTheirs}
    />
  )
}

interface KeptNoteProps {
  mine: AnnouncementValues
  kept: OtherVersion<AnnouncementDraft>
  onTake: () => void
}

/** Offers the version that was not taken after an earlier conflict. */
export function KeptNote({ mine, kept, onTake }: KeptNoteProps) {
  return (
    <OtherVersionNote keptUntil={kept.keptUntil} {...useVersions(mine, kept.value.values)} onTake={onTake} />
  )
}

function useVersions(mine: AnnouncementValues, theirs: AnnouncementValues) {
  const { i18n, t } = useLingui()
  const valueText = useValueText()
  return {
    lang: 'ko',
    head: <Hidden>{t`Differences`}</Hidden>,
    differences: differences(mine, theirs).map((matter) => ({
      name: i18n._(names[matter]),
      mine: valueText(matter, mine),
      theirs: valueText(matter, theirs),
    })),
  } as const
}

function useValueText(): (matter: FieldGroup, values: AnnouncementValues) => string {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const workText = ({ occupations, phrases }: NonNullable<AnnouncementValues['work']>) =>
    t`${plural(occupations.length, { one: '# occupation', other: '# occupations' })}, ${plural(phrases.length, { one: '# condition', other: '# conditions' })}`
  const timeText = (values: AnnouncementValues) => {
    const minutes = breakOf(values)
    const rest = minutes === null ? [] : [t`${plural(minutes, { one: '# minute', other: '# minutes' })}`]
    return [spanOf(values) || t`Hours by agreement`, ...rest].join(BETWEEN_FACTS)
  }
  return (matter, values) => {
    const promises = [
      values.securePayment && t`Pay guaranteed`,
      values.visaAvailable && t`Visa support`,
      values.onTheWay &&
        t({
          message: 'Commuting',
          comment: 'Fact of a job: is there a bus or other support to get to work?',
        }),
    ]
    const words: Record<FieldGroup, string> = {
      company: [values.companyName, values.businessType].filter(Boolean).join(BETWEEN_FACTS),
      contact: values.contact,
      title: values.title,
      sector: values.isOtherWork
        ? values.categoryEtc
        : values.categories.map((category) => i18n._(categoryLabels[category])).join(', '),
      keywords: values.keywordTypes.map((keyword) => i18n._(keywordLabels[keyword])).join(', '),
      details: values.details,
      work: values.work ? workText(values.work) : t`As the text says`,
      picture: values.picture ? t`Picture` : t({ message: 'None', comment: 'No picture' }),
      place: [values.place?.address, values.addressDetails].filter(Boolean).join(' '),
      time: timeText(values),
      days: values.workDays?.[0]
        ? workDaysText(values.workDays, format)
        : String(values.numberOfWorkDays ?? ''),
      period: [
        values.periodType && i18n._(periodLabels[values.periodType]),
        values.startDate && format.date(startOfDay(values.startDate)),
      ]
        .filter(Boolean)
        .join(BETWEEN_FACTS),
      size: values.workplaceSize ? i18n._(workplaceSizeLabels[values.workplaceSize]) : '',
      pay: `${values.payType ? i18n._(payTypeLabels[values.payType]) : ''} ${format.number(Number(values.payAmount))}`,
      people: `${values.numberOfPersons}${BETWEEN_FACTS}${i18n._(genderLabels[values.gender])}`,
      nationalities:
        values.countryCodes.map((code) => regionName(code, langCode) ?? code).join(', ') ||
        t`Any nationality`,
      promises: promises.filter((promise) => promise !== false).join(', ') || t`None`,
      regions: String(values.localJobRegionIds.length),
    }
    return words[matter]
  }
}
