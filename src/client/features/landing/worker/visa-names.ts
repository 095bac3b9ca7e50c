import { defineMessage as text } from '#message'
import type { I18n } from '@lingui/core'
import type { Message } from '../../../../contract/base/define-message.ts'

/** Names of the statuses of residence, by code; the Korean ones are as in the Enforcement Decree of the Immigration Act. */
export const visaNames: Readonly<Record<string, Message>> = {
  'B-1': text({ message: 'Visa Exemption', comment: 'Status of residence B-1, on paper: 사증면제' }),
  'B-2': text({ message: 'Tourist/Transit', comment: 'Status of residence B-2, on paper: 관광통과' }),
  'C-1': text({ message: 'Temporary News Coverage', comment: 'Status of residence C-1, on paper: 일시취재' }),
  'C-3': text({ message: 'Short-term Visit', comment: 'Status of residence C-3, on paper: 단기방문' }),
  'C-4': text({ message: 'Short-term Employment', comment: 'Status of residence C-4, on paper: 단기취업' }),
  'A-1': text({ message: 'Diplomat', comment: 'Status of residence A-1, on paper: 외교' }),
  'A-2': text({ message: 'Government Official', comment: 'Status of residence A-2, on paper: 공무' }),
  'A-3': text({ message: 'Agreement', comment: 'Status of residence A-3, on paper: 협정' }),
  'D-1': text({ message: 'Culture/Art', comment: 'Status of residence D-1, on paper: 문화예술' }),
  'D-2': text({ message: 'Student', comment: 'Status of residence D-2, on paper: 유학' }),
  'D-3': text({ message: 'Industrial Trainee', comment: 'Status of residence D-3, on paper: 기술연수' }),
  'D-4': text({ message: 'General Trainee', comment: 'Status of residence D-4, on paper: 일반연수' }),
  'D-5': text({ message: 'Journalism', comment: 'Status of residence D-5, on paper: 취재' }),
  'D-6': text({ message: 'Religion', comment: 'Status of residence D-6, on paper: 종교' }),
  'D-7': text({ message: 'Intra-company Transferee', comment: 'Status of residence D-7, on paper: 주재' }),
  'D-8': text({ message: 'Corporate Investment', comment: 'Status of residence D-8, on paper: 기업투자' }),
  'D-9': text({ message: 'Trade Management', comment: 'Status of residence D-9, on paper: 무역경영' }),
  'D-10': text({ message: 'Job Seeking', comment: 'Status of residence D-10, on paper: 구직' }),
  'E-1': text({ message: 'Professor', comment: 'Status of residence E-1, on paper: 교수' }),
  'E-2': text({
    message: 'Foreign Language Instructor',
    comment: 'Status of residence E-2, on paper: 회화지도',
  }),
  'E-3': text({ message: 'Research', comment: 'Status of residence E-3, on paper: 연구' }),
  'E-4': text({ message: 'Technology Transfer', comment: 'Status of residence E-4, on paper: 기술지도' }),
  'E-5': text({ message: 'Professional', comment: 'Status of residence E-5, on paper: 전문직업' }),
  'E-6': text({ message: 'Arts & Performance', comment: 'Status of residence E-6, on paper: 예술흥행' }),
  'E-7': text({ message: 'Special Occupation', comment: 'Status of residence E-7, on paper: 특정활동' }),
  'E-8': text({ message: 'Seasonal Work', comment: 'Status of residence E-8, on paper: 계절근로' }),
  'E-9': text({
    message: 'Non-professional Employment',
    comment: 'Status of residence E-9, on paper: 비전문취업',
  }),
  'E-10': text({ message: 'Vessel Crew', comment: 'Status of residence E-10, on paper: 선원취업' }),
  'F-1': text({
    message: 'Visiting or Joining Family',
    comment: 'Status of residence F-1, on paper: 방문동거',
  }),
  'F-2': text({ message: 'Residence', comment: 'Status of residence F-2, on paper: 거주' }),
  'F-3': text({ message: 'Accompanying Spouse/Child', comment: 'Status of residence F-3, on paper: 동반' }),
  'F-4': text({ message: 'Overseas Korean', comment: 'Status of residence F-4, on paper: 재외동포' }),
  'F-6': text({ message: 'Marriage Migrant', comment: 'Status of residence F-6, on paper: 결혼이민' }),
  'H-1': text({ message: 'Working Holiday', comment: 'Status of residence H-1, on paper: 관광취업' }),
  'H-2': text({ message: 'Work and Visit', comment: 'Status of residence H-2, on paper: 방문취업' }),
  'G-1': text({ message: 'Miscellaneous', comment: 'Status of residence G-1, on paper: 기타' }),
  'F-5': text({ message: 'Permanent Residence', comment: 'Status of residence F-5, on paper: 영주' }),
}

export function visaName(i18n: I18n, code: string): string {
  const name = visaNames[code]
  return name ? i18n._(name) : code
}
