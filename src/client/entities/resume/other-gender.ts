import type { Gender } from '../../../contract/base/enums.ts'

/** Whether a job wants another gender than the resume states; where either is not stated, nothing is known. */
export const isOtherGender = (wanted: Gender, own: Gender | null | undefined): wanted is 'MAN' | 'WOMAN' =>
  wanted !== 'NONE' && (own === 'MAN' || own === 'WOMAN') && own !== wanted
