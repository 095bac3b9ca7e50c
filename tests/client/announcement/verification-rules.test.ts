import { expect, test } from 'vitest'
import {
  errorsOfVerification,
  verificationBody,
  businessNumberText,
  isVerificationDraft,
  verificationDraftOf,
} from '../../../src/client/entities/verification/verification-check.ts'

const whole = {
  businessName: '한빛정밀',
  businessNumber: '1248100998',
  personName: '홍길동',
  certificate: { at: 'KEPT' as const, blobId: 'b' },
  residentFront: '800101',
  residentBack: '1',
}
const nothingKnown = { hasCertificate: false }

test('the request joins both parts of the resident number', () => {
  expect(verificationBody(whole)).toEqual({
    businessName: '한빛정밀',
    businessNumber: '1248100998',
    personName: '홍길동',
    personRegistrationNumber: '8001011',
  })
  expect(errorsOfVerification(whole, nothingKnown)).toEqual({})
})

test('a wrong check digit is reported at the business number', () => {
  expect(errorsOfVerification({ ...whole, businessNumber: '1248100999' }, nothingKnown)).toEqual({
    businessNumber: 'INVALID',
  })
})

test('the number of a farm needs no check digit', () => {
  const farm = { ...whole, certificateKind: 'FARM' as const, businessNumber: '1001234567' }
  expect(errorsOfVerification(farm, nothingKnown)).toEqual({})
  expect(errorsOfVerification({ ...farm, businessNumber: '12' }, nothingKnown)).toEqual({
    businessNumber: 'INVALID',
  })
})

test('a business name that no spreadsheet should run is reported at its field', () => {
  for (const businessName of ['=cmd|calc', '😀'.repeat(60)])
    expect(errorsOfVerification({ ...whole, businessName }, nothingKnown)).toEqual({
      businessName: 'UNUSABLE_NAME',
    })
})

test('the resident number is optional, and the photo is once it was sent', () => {
  const short = { ...whole, certificate: null, residentFront: '', residentBack: '' }
  expect(errorsOfVerification(short, nothingKnown)).toEqual({ certificateFileDataId: 'REQUIRED' })
  expect(errorsOfVerification(short, { hasCertificate: true })).toEqual({})
  expect(verificationBody(short)).not.toHaveProperty('personRegistrationNumber')
})

test('half a resident number is invalid', () => {
  expect(errorsOfVerification({ ...whole, residentBack: '' }, nothingKnown)).toEqual({
    personRegistrationNumber: 'INVALID',
  })
})

test('the draft stored on the device has no field for the resident number', () => {
  const draft = verificationDraftOf(undefined, '', '')
  expect(isVerificationDraft(draft)).toBe(true)
  expect(Object.keys(draft)).toEqual([
    'businessName',
    'businessNumber',
    'certificateKind',
    'personName',
    'certificate',
  ])
})

test('the business number gets its dashes while it is typed', () => {
  expect(businessNumberText('12')).toBe('12')
  expect(businessNumberText('12481')).toBe('124-81')
  expect(businessNumberText('1248100998')).toBe('124-81-00998')
})

test('the name of the company is suggested as the business name until another one was sent', () => {
  expect(verificationDraftOf(undefined, '한빛정밀', '김수진')).toMatchObject({
    businessName: '한빛정밀',
    personName: '김수진',
  })
  const sent = { businessName: '한빛', businessNumber: '1248100998', personName: '홍길동' }
  expect(verificationDraftOf(sent, '한빛정밀', '김수진')).toMatchObject(sent)
})

test('a farm is asked for its certificate first, unless another number was sent', () => {
  expect(verificationDraftOf(undefined, '', '', 'FARM').certificateKind).toBe('FARM')
  const sent = {
    businessName: '한빛',
    businessNumber: '',
    certificateKind: 'BUSINESS' as const,
    personName: '',
  }
  expect(verificationDraftOf(sent, '', '', 'FARM').certificateKind).toBe('FARM')
  expect(verificationDraftOf({ ...sent, businessNumber: '1248100998' }, '', '', 'FARM').certificateKind).toBe(
    'BUSINESS',
  )
})
