import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement, type SubmitEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiProblem, NetworkFailure } from '../../../src/client/api/problem.ts'
import type { FieldErrors } from '../../../src/client/forms/field-errors.ts'
import { type ContractForm, useContractForm } from '../../../src/client/forms/use-contract-form.ts'
import { signIn } from '../../../src/contract/account/member.ts'
import { requestPasswordReset } from '../../../src/contract/account/member-account.ts'
import { fieldErrorTexts } from '../../../src/contract/base/error-texts.ts'
import { ERROR_STATUS, type ErrorCode, type FieldError } from '../../../src/contract/base/errors.ts'

type Values = { email: string; name: string }
const EMPTY: Values = { email: '', name: '' }

/** Renders the hook once: what it returns acts from then on, without showing it. */
function formOf(...parameters: Parameters<typeof useContractForm<Values>>): ContractForm<Values> {
  let form: ContractForm<Values> | undefined
  const keep = (used: ContractForm<Values>) => {
    form = used
    return null
  }
  const Screen = () => keep(useContractForm(...parameters))
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  renderToString(createElement(I18nProvider, { i18n }, createElement(Screen)))
  if (!form) throw new Error('the hook did not run')
  return form
}

/** A form with these fields, which notes the one that gets the focus. */
function page(...fields: string[]) {
  const focused: string[] = []
  const nodes = fields.map((field) => ({
    dataset: { path: field },
    matches: () => true,
    focus: () => focused.push(field),
    scrollIntoView: () => {},
    getAttribute: () => null,
  }))
  const element = { querySelectorAll: () => nodes }
  const preventDefault = vi.fn<() => void>()
  const event = { preventDefault, stopPropagation: () => {}, currentTarget: element }
  return { focused, preventDefault, event: event as unknown as SubmitEvent<HTMLElement> }
}

const refusal = (responseCode: ErrorCode, ...errors: FieldError[]) => {
  const status = ERROR_STATUS[responseCode]
  return new ApiProblem(status, {
    type: '',
    title: '',
    detail: '',
    status,
    instance: '',
    responseCode,
    errors,
  })
}
const at = (field: string): FieldError => ({ field, code: 'INVALID', message: '' })

test('a form that fits the schema of the contract is sent with its values', () => {
  const values = { email: 'hau@example.com', name: 'Hau' }
  const send = vi.fn<(values: Values) => void>()
  const { event, preventDefault } = page('email', 'name')
  formOf(requestPasswordReset.body, values).onSubmit(send)(event)
  expect(send).toHaveBeenCalledWith(values)
  expect(preventDefault).toHaveBeenCalled()
})

test('a form with errors is not sent, and the first wrong field on the page gets the focus', () => {
  const send = vi.fn<(values: Values) => void>()
  const { event, focused } = page('name', 'email')
  formOf(requestPasswordReset.body, EMPTY).onSubmit(send)(event)
  expect(send).not.toHaveBeenCalled()
  expect(focused).toEqual(['name'])
})

test('every wrong field has the text of its error, in the words of the form', () => {
  const general = formOf(requestPasswordReset.body, EMPTY).validate()
  expect(general).toMatchObject({ hasErrors: true, errors: { name: fieldErrorTexts.REQUIRED.message } })
  const textOf = (field: string, code: string) => ({ id: `${field} ${code}` })
  const own = formOf(requestPasswordReset.body, EMPTY, { textOf }).validate()
  expect(own).toMatchObject({ errors: { email: 'email INVALID', name: 'name REQUIRED' } })
})

test('rules that no schema can say are a function of the values', () => {
  const form = formOf(({ name }): FieldErrors => (name === '' ? { name: 'REQUIRED' } : {}), EMPTY)
  expect(form.validate()).toMatchObject({ errors: { name: fieldErrorTexts.REQUIRED.message } })
  expect(formOf(() => ({}), EMPTY).validate()).toMatchObject({ hasErrors: false })
})

test('a refusal is told at the fields that it names, and nowhere else', () => {
  const form = formOf(signIn.body, EMPTY)
  const { event, focused } = page('email', 'name')
  form.onSubmit(() => {})(event)
  focused.length = 0
  expect(form.refuse(refusal('VALIDATION', at('name')))).toBe(true)
  expect(focused).toEqual(['name'])
  expect(form.refuse(refusal('VALIDATION', at('elsewhere')))).toBe(false)
  expect(form.refuse(refusal('TOO_MANY_REQUESTS'))).toBe(false)
  expect(form.refuse(new NetworkFailure('lost'))).toBe(false)
})

test('a refusal without fields is told at the field that the form names for it', () => {
  const form = formOf(undefined, EMPTY, { fieldOf: { PASSWORD_MISMATCH: 'name', CODE_MISMATCH: null } })
  expect(form.refuse(refusal('PASSWORD_MISMATCH'))).toBe(true)
  expect(form.refuse(refusal('CODE_MISMATCH', at('name')))).toBe(false)
})

test('errors are told at the names that the form has for fields of the contract, in the words of the field', () => {
  const textOf = (field: string, code: string) => ({ id: `${field} ${code}` })
  const form = formOf(undefined, EMPTY, { names: { businessName: 'name' }, textOf })
  const { event, focused } = page('email', 'name')
  form.onSubmit(() => {})(event)
  expect(form.refuse(refusal('VALIDATION', at('businessName')))).toBe(true)
  expect(focused).toEqual(['name'])
  const rules = (): FieldErrors => ({ businessName: 'REQUIRED' })
  const own = formOf(rules, EMPTY, { names: { businessName: 'name' }, textOf }).validate()
  expect(own).toMatchObject({ errors: { name: 'businessName REQUIRED' } })
})

test('a form that is not submitted names its wrong fields, and the first on the page gets the focus', () => {
  const form = formOf(requestPasswordReset.body, EMPTY)
  const { event, focused } = page('name', 'email')
  form.attach(event.currentTarget)
  expect(form.check()).toEqual(expect.arrayContaining(['email', 'name']))
  expect(focused).toEqual(['name'])
  expect(formOf(() => ({}), EMPTY).check()).toEqual([])
})
