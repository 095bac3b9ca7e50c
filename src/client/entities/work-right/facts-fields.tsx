import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { KOREAN_LEVELS, STUDY_COURSES } from '../../../reference/work-rights/vocabulary.ts'
import { statusLabel } from './status-names.ts'
import { type StatusOption, asksLevel, asksStudies, statusOptions } from './status-options.ts'
import { courseTexts, koreanLevelTexts } from './verdict-texts.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readsKorean, withKoreanName } from '../../../reference/name-in.ts'

interface FactsFieldsProps {
  facts: WorkRightPerson | null
  /** Null where no status is chosen. */
  onChange: (facts: WorkRightPerson | null) => void
  /** Statuses that are offered before the others, and why. */
  likely?: { label: string; codes: readonly string[] } | undefined
}

/** Status of residence and what goes with it: only what the status needs is asked. */
export function FactsFields({ facts, onChange, likely }: FactsFieldsProps) {
  const { t } = useLingui()
  return (
    <Stack gap="sm">
      <NativeSelect
        aria-label={t`Status of residence`}
        value={facts?.visaStatus ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value ? { visaStatus: value } : null)}
        data={[{ value: '', label: t`Choose a status` }, ...useStatuses(likely)]}
      />
      {facts && <FurtherFacts facts={facts} onChange={onChange} />}
    </Stack>
  )
}

interface FurtherFactsProps {
  facts: WorkRightPerson
  onChange: (facts: WorkRightPerson) => void
}

/** What the rules of a status depend on: its type, the level of Korean, the school. */
export function FurtherFacts({ facts, onChange }: FurtherFactsProps) {
  const { i18n, t } = useLingui()
  const status = facts.visaStatus
  const types = statusOptions.find(({ code }) => code === status)?.types ?? []
  const change = (changed: Partial<WorkRightPerson>) => onChange({ ...facts, ...changed })
  return (
    <>
      {types.length > 0 && (
        <NativeSelect
          aria-label={t`Type of the status`}
          value={facts.subCode ?? ''}
          onChange={({ currentTarget: { value } }) => change({ subCode: value || undefined })}
          data={[
            { value: '', label: t`Type: not sure or another` },
            ...types.map((type) => ({ value: type, label: typeLabel(i18n, type) })),
          ]}
        />
      )}
      {asksLevel(status) && (
        <NativeSelect
          aria-label={t`Level of Korean`}
          value={facts.koreanLevel ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ koreanLevel: KOREAN_LEVELS.find((level) => level === value) })
          }
          data={[
            { value: '', label: t`Level of Korean: not stated` },
            ...KOREAN_LEVELS.map((level) => ({ value: level, label: i18n._(koreanLevelTexts[level]) })),
          ]}
        />
      )}
      {asksStudies(status) && <StudyFields facts={facts} change={change} />}
    </>
  )
}

/** The statuses to choose from; likely ones first. */
function useStatuses(likely: FactsFieldsProps['likely']) {
  const { i18n, t } = useLingui()
  const isLikely = ({ code }: StatusOption) => likely?.codes.includes(code) ?? false
  const named = ({ code, nameKo }: StatusOption) => ({
    value: code,
    label: `${code} ${statusLabel(i18n, code, nameKo)}`,
  })
  if (!likely || likely.codes.length === 0) return statusOptions.map(named)
  return [
    { group: likely.label, items: statusOptions.filter(isLikely).map(named) },
    { group: t`Other statuses`, items: statusOptions.filter((each) => !isLikely(each)).map(named) },
  ]
}

interface StudyFieldsProps {
  facts: WorkRightPerson
  change: (changed: Partial<WorkRightPerson>) => void
}

function StudyFields({ facts, change }: StudyFieldsProps) {
  const { i18n, t } = useLingui()
  const courses = STUDY_COURSES.filter((course) => (course === 'LANGUAGE') === (facts.visaStatus === 'D-4'))
  return (
    <>
      {courses.length > 1 && (
        <NativeSelect
          aria-label={t`Course of study`}
          value={facts.course ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ course: courses.find((course) => course === value) })
          }
          data={[
            { value: '', label: t`Course of study: not stated` },
            ...courses.map((course) => ({ value: course, label: i18n._(courseTexts[course]) })),
          ]}
        />
      )}
      {facts.visaStatus === 'D-2' && (
        <NativeSelect
          aria-label={t`Course taught in English, with a test of English (such as TOEFL 530)`}
          value={facts.englishTaught == null ? '' : facts.englishTaught ? 'yes' : 'no'}
          onChange={({ currentTarget: { value } }) =>
            change({ englishTaught: value === '' ? undefined : value === 'yes' })
          }
        >
          <option value="">{t`Course in English: not stated`}</option>
          <option value="yes">{t`Course in English: yes`}</option>
          <option value="no">{t`Course in English: no`}</option>
        </NativeSelect>
      )}
      <Checkbox
        label={t`I am enrolled this term`}
        checked={facts.enrolled ?? false}
        onChange={({ currentTarget: { checked } }) => change({ enrolled: checked || undefined })}
      />
      <Checkbox
        label={t`My school is certified for students from abroad`}
        checked={facts.certifiedSchool ?? false}
        onChange={({ currentTarget: { checked } }) => change({ certifiedSchool: checked || undefined })}
      />
    </>
  )
}

interface TypeName {
  nameKo: string
  name: MessageDescriptor
}

/**
 * What types of statuses are for, as the rules in reference/work-rights and their sources say. Types whose meaning was
 * not confirmed there have none.
 */
const typeNames: Readonly<Record<string, TypeName>> = {
  'D-2-1': { nameKo: '전문학사', name: msg`Associate degree` },
  'D-2-2': { nameKo: '학사', name: msg`Bachelor’s degree` },
  'D-2-3': { nameKo: '석사', name: msg`Master’s degree` },
  'D-2-4': { nameKo: '박사', name: msg`Doctorate` },
  'D-2-5': { nameKo: '연구', name: msg({ message: 'Research', context: 'type of status' }) },
  'D-4-1': { nameKo: '한국어 연수', name: msg`Korean language training` },
  'E-7-4': { nameKo: '숙련기능인력', name: msg`Skilled worker (points system)` },
  'E-7-4R': { nameKo: '지역특화 숙련기능인력', name: msg`Skilled worker of a region` },
  'E-9-1': { nameKo: '제조업', name: msg({ message: 'Manufacturing', context: 'type of status' }) },
  'E-9-2': { nameKo: '건설업', name: msg({ message: 'Construction', context: 'type of status' }) },
  'E-9-3': { nameKo: '농업', name: msg({ message: 'Farming', context: 'type of status' }) },
  'E-9-4': { nameKo: '어업', name: msg({ message: 'Fishing', context: 'type of status' }) },
  'E-9-5': { nameKo: '서비스업', name: msg({ message: 'Services', context: 'type of status' }) },
  'F-2-R': { nameKo: '지역특화 우수인재', name: msg`Talent of a region` },
  'F-4-R': { nameKo: '지역특화 동포', name: msg`Overseas Korean of a region` },
  'G-1-5': { nameKo: '난민신청자', name: msg`Asylum seeker` },
  'G-1-6': { nameKo: '인도적체류자', name: msg`Humanitarian status` },
}

/** `E-9-1 Manufacturing (제조업)`, or the code alone. */
function typeLabel(i18n: I18n, code: string): string {
  const known = typeNames[code]
  if (!known) return code
  const { name, nameKo } = known
  return `${code} ${withKoreanName(readsKorean(i18n.locale) ? nameKo : i18n._(name), nameKo)}`
}
