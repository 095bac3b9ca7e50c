import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { KOREAN_LEVELS, STUDY_COURSES } from '../../../reference/work-rights/vocabulary.ts'
import { statusLabel } from './status-names.ts'
import { asksLevel, asksStudies, type StatusOption, statusOptions } from './status-options.ts'
import { typeLabel } from './type-names.ts'
import { courseTexts, koreanLevelTexts } from './verdict-texts.ts'

interface FactsFieldsProps {
  facts: WorkRightPerson | null
  /** Null where no status is chosen. */
  onChange: (facts: WorkRightPerson | null) => void
  /** Statuses that are offered before the others, and why. */
  likely?: { label: string; codes: readonly string[] } | undefined
}

/** Status of residence and what goes with it: only what the status needs is asked. */
export function FactsFields({ facts, onChange, likely }: FactsFieldsProps) {
  const { i18n, t } = useLingui()
  const status = facts?.visaStatus ?? ''
  const types = statusOptions.find(({ code }) => code === status)?.types ?? []
  const change = (changed: Partial<WorkRightPerson>) => facts && onChange({ ...facts, ...changed })
  return (
    <Stack gap="sm">
      <NativeSelect
        aria-label={t`Status of residence`}
        value={status}
        onChange={({ currentTarget: { value } }) => onChange(value ? { visaStatus: value } : null)}
      >
        <option value="">{t`Choose a status`}</option>
        <StatusOptions likely={likely} />
      </NativeSelect>
      {types.length > 0 && (
        <NativeSelect
          aria-label={t`Type of the status`}
          value={facts?.subCode ?? ''}
          onChange={({ currentTarget: { value } }) => change({ subCode: value || undefined })}
        >
          <option value="">{t`Type: not sure or another`}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {typeLabel(i18n, type)}
            </option>
          ))}
        </NativeSelect>
      )}
      {asksLevel(status) && (
        <NativeSelect
          aria-label={t`Level of Korean`}
          value={facts?.koreanLevel ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ koreanLevel: KOREAN_LEVELS.find((level) => level === value) })
          }
        >
          <option value="">{t`Level of Korean: not stated`}</option>
          {KOREAN_LEVELS.map((level) => (
            <option key={level} value={level}>
              {i18n._(koreanLevelTexts[level])}
            </option>
          ))}
        </NativeSelect>
      )}
      {facts && asksStudies(status) && <StudyFields facts={facts} change={change} />}
    </Stack>
  )
}

function StatusOptions({ likely }: Pick<FactsFieldsProps, 'likely'>) {
  const { i18n, t } = useLingui()
  const isLikely = ({ code }: StatusOption) => likely?.codes.includes(code) ?? false
  const draw = ({ code, nameKo }: StatusOption) => (
    <option key={code} value={code}>
      {code} {statusLabel(i18n, code, nameKo)}
    </option>
  )
  if (!likely || likely.codes.length === 0) return statusOptions.map(draw)
  return (
    <>
      <optgroup label={likely.label}>{statusOptions.filter(isLikely).map(draw)}</optgroup>
      <optgroup label={t`Other statuses`}>
        {statusOptions.filter((option) => !isLikely(option)).map(draw)}
      </optgroup>
    </>
  )
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
        >
          <option value="">{t`Course of study: not stated`}</option>
          {courses.map((course) => (
            <option key={course} value={course}>
              {i18n._(courseTexts[course])}
            </option>
          ))}
        </NativeSelect>
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
