import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CardCompany, PaymentMethod } from '../../../contract/base/enums.ts'

export const methodLabels: Record<PaymentMethod, MessageDescriptor> = {
  CreditCard: msg`Credit card`,
  AccountTransfer: msg`Bank transfer`,
  DepositWithoutBankbook: msg`Deposit to a virtual account`,
  NaverPay: msg`Naver Pay`,
  KakaoPay: msg`Kakao Pay`,
  SamsungPay: msg`Samsung Pay`,
}

export const cardLabels: Record<CardCompany, MessageDescriptor> = {
  SAMSUNG: msg`Samsung Card`,
  SHINHAN: msg`Shinhan Card`,
  KB_KOOKMIN: msg`KB Kookmin Card`,
}
