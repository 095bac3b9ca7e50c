import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CardCompany } from '../../../contract/base/enums.ts'

export const cardLabels: Record<CardCompany, MessageDescriptor> = {
  SAMSUNG: msg`Samsung Card`,
  SHINHAN: msg`Shinhan Card`,
  KB_KOOKMIN: msg`KB Kookmin Card`,
}
