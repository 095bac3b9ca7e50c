import { expect, it } from 'vitest'
import { type Headlined, headlineOf, type Say } from '../../../src/contract/work/headline.ts'

const say: Say = ({ id, message = id }, values = {}) =>
  message.includes('plural') ? `${values.count} people` : message

const job = (more: Partial<Headlined>): Headlined => ({
  occupations: [],
  phrases: [],
  categories: ['TRANSLATION'],
  numberOfPersons: 5,
  ...more,
})

it('names the language that an interpreter is wanted for', () => {
  expect(headlineOf(job({ occupations: ['INTERPRETER'], phrases: ['LANGUAGE_MY'] }), say)).toBe(
    'Interpreter · Burmese · 5 people',
  )
})

it('names no language where the work is not in it', () => {
  const welding = job({ occupations: ['WELDER'], phrases: ['LANGUAGE_MY'], categories: ['FACTORY'] })
  expect(headlineOf(welding, say)).toBe('Welder · 5 people')
})
