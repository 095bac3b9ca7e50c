import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { readsKorean, withKoreanName } from '../../../reference/name-in.ts'

/** Names of the statuses of residence, by code; the Korean ones are as in the Enforcement Decree of the Immigration Act. */
const statusNames: Readonly<Record<string, MessageDescriptor>> = {
  'B-1': msg({ message: 'Visa Exemption', comment: 'Status of residence B-1, on paper: 사증면제' }),
  'B-2': msg({ message: 'Tourist/Transit', comment: 'Status of residence B-2, on paper: 관광통과' }),
  'C-1': msg({ message: 'Temporary News Coverage', comment: 'Status of residence C-1, on paper: 일시취재' }),
  'C-3': msg({ message: 'Short-term Visit', comment: 'Status of residence C-3, on paper: 단기방문' }),
  'C-4': msg({ message: 'Short-term Employment', comment: 'Status of residence C-4, on paper: 단기취업' }),
  'A-1': msg({ message: 'Diplomat', comment: 'Status of residence A-1, on paper: 외교' }),
  'A-2': msg({ message: 'Government Official', comment: 'Status of residence A-2, on paper: 공무' }),
  'A-3': msg({ message: 'Agreement', comment: 'Status of residence A-3, on paper: 협정' }),
  'D-1': msg({ message: 'Culture/Art', comment: 'Status of residence D-1, on paper: 문화예술' }),
  'D-2': msg({
    message: 'Student',
    context: 'status of residence',
    comment: 'Status of residence D-2, on paper: 유학',
  }),
  'D-3': msg({ message: 'Industrial Trainee', comment: 'Status of residence D-3, on paper: 기술연수' }),
  'D-4': msg({ message: 'General Trainee', comment: 'Status of residence D-4, on paper: 일반연수' }),
  'D-5': msg({ message: 'Journalism', comment: 'Status of residence D-5, on paper: 취재' }),
  'D-6': msg({ message: 'Religion', comment: 'Status of residence D-6, on paper: 종교' }),
  'D-7': msg({ message: 'Intra-company Transferee', comment: 'Status of residence D-7, on paper: 주재' }),
  'D-8': msg({ message: 'Corporate Investment', comment: 'Status of residence D-8, on paper: 기업투자' }),
  'D-9': msg({ message: 'Trade Management', comment: 'Status of residence D-9, on paper: 무역경영' }),
  'D-10': msg({ message: 'Job Seeking', comment: 'Status of residence D-10, on paper: 구직' }),
  'E-1': msg({ message: 'Professor', comment: 'Status of residence E-1, on paper: 교수' }),
  'E-2': msg({
    message: 'Foreign Language Instructor',
    comment: 'Status of residence E-2, on paper: 회화지도',
  }),
  'E-3': msg({ message: 'Research', comment: 'Status of residence E-3, on paper: 연구' }),
  'E-4': msg({ message: 'Technology Transfer', comment: 'Status of residence E-4, on paper: 기술지도' }),
  'E-5': msg({ message: 'Professional', comment: 'Status of residence E-5, on paper: 전문직업' }),
  'E-6': msg({ message: 'Arts & Performance', comment: 'Status of residence E-6, on paper: 예술흥행' }),
  'E-7': msg({ message: 'Special Occupation', comment: 'Status of residence E-7, on paper: 특정활동' }),
  'E-8': msg({ message: 'Seasonal Work', comment: 'Status of residence E-8, on paper: 계절근로' }),
  'E-9': msg({
    message: 'Non-professional Employment',
    comment: 'Status of residence E-9, on paper: 비전문취업',
  }),
  'E-10': msg({ message: 'Vessel Crew', comment: 'Status of residence E-10, on paper: 선원취업' }),
  'F-1': msg({
    message: 'Visiting or Joining Family',
    comment: 'Status of residence F-1, on paper: 방문동거',
  }),
  'F-2': msg({
    message: 'Residence',
    context: 'status of residence',
    comment: 'Status of residence F-2, on paper: 거주',
  }),
  'F-3': msg({ message: 'Accompanying Spouse/Child', comment: 'Status of residence F-3, on paper: 동반' }),
  'F-4': msg({ message: 'Overseas Korean', comment: 'Status of residence F-4, on paper: 재외동포' }),
  'F-6': msg({ message: 'Marriage Migrant', comment: 'Status of residence F-6, on paper: 결혼이민' }),
  'H-1': msg({ message: 'Working Holiday', comment: 'Status of residence H-1, on paper: 관광취업' }),
  'H-2': msg({ message: 'Work and Visit', comment: 'Status of residence H-2, on paper: 방문취업' }),
  'G-1': msg({ message: 'Miscellaneous', comment: 'Status of residence G-1, on paper: 기타' }),
  'F-5': msg({ message: 'Permanent Residence', comment: 'Status of residence F-5, on paper: 영주' }),
}

/** A status for readers to choose from, with its Korean name. */
export const statusLabel = (i18n: I18n, code: string, nameKo: string): string =>
  withKoreanName(readsKorean(i18n.locale) ? nameKo : statusName(i18n, code), nameKo)

function statusName(i18n: I18n, code: string): string {
  const name = statusNames[code]
  return name ? i18n._(name) : code
}
