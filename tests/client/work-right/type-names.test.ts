import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { typeLabel } from '../../../src/client/entities/work-right/type-names.ts'
import { statusOptions } from '../../../src/client/entities/work-right/status-options.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const korean = setupI18n({ locale: 'ko', messages: { ko: {} } })
const typesOf = (status: string) => statusOptions.find(({ code }) => code === status)?.types ?? []

test('each type of E-9 names its sector, with the Korean word', () => {
  expect(typesOf('E-9').map((type) => typeLabel(english, type))).toEqual([
    'E-9-1 Manufacturing (제조업)',
    'E-9-2 Construction (건설업)',
    'E-9-3 Farming (농업)',
    'E-9-4 Fishing (어업)',
    'E-9-5 Services (서비스업)',
  ])
})

test('a Korean reader sees the name of a type once', () => {
  expect(typeLabel(korean, 'E-9-1')).toBe('E-9-1 제조업')
})

test('each degree of a student has a name', () => {
  for (const type of typesOf('D-2')) expect(typeLabel(english, type)).not.toBe(type)
})

test('a type whose meaning was not confirmed is shown by its code', () => {
  expect(typesOf('F-2')).toContain('F-2-99')
  expect(typeLabel(english, 'F-2-99')).toBe('F-2-99')
})
