import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readsKorean, withKoreanName } from '../../../reference/name-in.ts'

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
export function typeLabel(i18n: I18n, code: string): string {
  const known = typeNames[code]
  if (!known) return code
  const { name, nameKo } = known
  return `${code} ${withKoreanName(readsKorean(i18n.locale) ? nameKo : i18n._(name), nameKo)}`
}
