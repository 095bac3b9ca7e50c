import { expect, it } from 'vitest'
import { type Headlined, headlineOf, type Say } from '../../../src/contract/work/headline.ts'

const say: Say = ({ id, message = id }, values = {}) =>
  message.includes('plural')
    ? `${values.count} people`
    : message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const job = (more: Partial<Headlined>): Headlined => ({
  occupations: [],
  phrases: [],
  categories: ['TRANSLATION'],
  numberOfPersons: 5,
  ...more,
})

it('names the language that an interpreter is wanted for', () => {
  expect(headlineOf(job({ occupations: ['INTERPRETER'], phrases: ['LANGUAGE_MY'] }), say)).toBe(
    'Interpreter\u00a0· Burmese\u00a0· 5 people',
  )
})

it('lets no line begin with the dot between two facts', () => {
  const facts = job({ occupations: ['WELDER'], phrases: ['DORMITORY'], categories: ['FACTORY'] })
  expect(headlineOf(facts, say)).not.toMatch(/ ·/)
})

it('names no language where the work is not in it', () => {
  const welding = job({ occupations: ['WELDER'], phrases: ['LANGUAGE_MY'], categories: ['FACTORY'] })
  expect(headlineOf(welding, say)).toBe('Welder\u00a0· 5 people')
})

it('names two occupations, and two languages as the reader’s language lists them', () => {
  const two = job({
    occupations: ['INTERPRETER', 'TRANSLATOR'],
    phrases: ['LANGUAGE_MY', 'LANGUAGE_TH', 'LANGUAGE_VI'],
  })
  expect(headlineOf(two, say)).toBe('Interpreter / Translator\u00a0· Burmese, Thai\u00a0· 5 people')
  const withOtherSign: Say = (message, values) =>
    message.message === '{first}, {second}' ? `${values?.first}、${values?.second}` : say(message, values)
  expect(headlineOf(two, withOtherSign)).toBe('Interpreter / Translator\u00a0· Burmese、Thai\u00a0· 5 people')
})
