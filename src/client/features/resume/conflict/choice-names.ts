import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Choice } from './versions.ts'

export const choiceNames: Record<Choice, MessageDescriptor> = {
  photo: msg`Photo`,
  name: msg`Name`,
  nationality: msg`Nationality`,
  gender: msg`Gender`,
  birthDate: msg`Date of birth`,
  cellphone: msg`Cellphone`,
  koreanCapability: msg`Korean`,
  career: msg`Work so far`,
  details: msg`About your work`,
  workType: msg`Residence type`,
  introduction: msg`Introduction`,
  region: msg`Desired region`,
  sector: msg`Desired work`,
  pay: msg`Desired pay`,
}
