import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompletenessField } from './completeness.ts'

/** What the fields are called in the form. */
export const completenessFieldNames: Record<CompletenessField, MessageDescriptor> = {
  name: msg`Name`,
  countyIsoCode: msg`Nationality`,
  cellphone: msg`Cellphone number`,
  workType: msg`Residence type`,
  photo: msg`Photo`,
  gender: msg`Gender`,
  birthDate: msg`Date of birth`,
  koreanCapability: msg`Korean`,
  jobCategoryPeriodTypeMap: msg`Work experience`,
  details: msg`About your work`,
  introduction: msg`Introduction`,
  expectedJob: msg`Desired job`,
}
