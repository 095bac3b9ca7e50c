import { expect, test } from 'vitest'
import { bodyOf, valuesOf } from '../../../src/client/features/announcement/form/announcement-body.ts'
import {
  choiceOf,
  chosenWork,
  isUntouched,
  pressOccupation,
  suggestedSector,
  suggestedWork,
  withoutPhrase,
  withPhrase,
} from '../../../src/client/features/announcement/form/work/work-choice.ts'
import {
  isFromText,
  pressCategory,
  type SectorChoice,
  type SectorSuggestion,
} from '../../../src/client/features/announcement/form/work/sector-choice.ts'
import { AnnouncementForm } from '../../../src/contract/job/announcement-form.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const WELDING = completeAnnouncement({
  title: 'CO2 용접공 모집',
  details: '기숙사비 10만원. 점심 제공.',
  categories: ['FACTORY'],
})
const suggested = suggestedWork(WELDING)
const untouched = choiceOf(undefined, suggested)
const phrase = (code: string) => chosenWork(untouched, suggested).phrases.find((each) => each.code === code)

test('what title and details say is chosen from the start', () => {
  expect(isUntouched(untouched)).toBe(true)
  expect(chosenWork(untouched, suggested).occupations).toEqual(['WELDER'])
  expect(phrase('DORMITORY_COST')).toEqual({ code: 'DORMITORY_COST', parameters: { amount: 100_000 } })
  expect(phrase('LUNCH_GIVEN')).toBeDefined()
})

test('a form in which nothing was changed leaves occupations and conditions to the server', () => {
  expect(bodyOf(WELDING)).not.toHaveProperty('occupations')
  expect(bodyOf(WELDING)).not.toHaveProperty('phrases')
})

test('a press accepts a suggestion, which stays when the text does not say it any more', () => {
  const accepted = withPhrase(
    pressOccupation(untouched, 'WELDER', suggested),
    { code: 'LUNCH_GIVEN', parameters: {} },
    suggested,
  )
  const other = suggestedWork({ ...WELDING, title: '직원 모집', details: '' })
  expect(chosenWork(accepted, suggested)).toEqual(chosenWork(untouched, suggested))
  expect(other.occupations).not.toContain('WELDER')
  expect(chosenWork(accepted, other).occupations).toContain('WELDER')
  expect(chosenWork(accepted, other).phrases.map(({ code }) => code)).toEqual(['LUNCH_GIVEN'])
  expect(chosenWork(withoutPhrase(accepted, 'LUNCH_GIVEN', suggested), other).phrases).toEqual([])
})

test('a press accepts a suggested sector, which does not follow the text any more', () => {
  const suggestion: SectorSuggestion = { categories: ['FACTORY'], isAccepted: false }
  const choice: SectorChoice = { categories: ['FACTORY'], isOtherWork: false }
  expect(isFromText(choice, suggestion)).toBe(true)
  expect(isFromText(choice, { ...suggestion, isAccepted: true })).toBe(false)
  expect(isFromText(pressCategory(choice, 'FARM'), suggestion)).toBe(false)
})

test('a suggestion that was taken back stays away while the text grows, and another press brings it back', () => {
  const accepted = pressOccupation(untouched, 'WELDER', suggested)
  const without = withoutPhrase(pressOccupation(accepted, 'WELDER', suggested), 'LUNCH_GIVEN', suggested)
  const grown = suggestedWork({ ...WELDING, details: `${WELDING.details} 통근버스 있음.` })
  const chosen = chosenWork(without, grown)
  expect(chosen.occupations).toEqual([])
  expect(chosen.phrases.map(({ code }) => code)).toContain('COMPANY_BUS')
  expect(chosen.phrases.map(({ code }) => code)).not.toContain('LUNCH_GIVEN')
  const back = pressOccupation(without, 'WELDER', grown)
  expect(chosenWork(back, grown).occupations).toEqual(['WELDER'])
})

test('a value that the employer corrected replaces the one from the text', () => {
  const corrected = withPhrase(
    untouched,
    { code: 'DORMITORY_COST', parameters: { amount: 120_000 } },
    suggested,
  )
  const costs = chosenWork(corrected, suggested).phrases.filter(({ code }) => code === 'DORMITORY_COST')
  expect(costs).toEqual([{ code: 'DORMITORY_COST', parameters: { amount: 120_000 } }])
})

test('added occupations come first, and there are at most three', () => {
  const added = ['PACKER', 'ASSEMBLER', 'LABELLER'].reduce(
    (choice, code) => pressOccupation(choice, code, suggested),
    untouched,
  )
  expect(chosenWork(added, suggested).occupations).toEqual(['PACKER', 'ASSEMBLER', 'LABELLER'])
})

test('a stored posting opens with what it states, and the rest is told from the text', () => {
  const work = {
    occupations: ['WELDER', 'PACKER'],
    phrases: [{ code: 'COMPANY_BUS', parameters: {} }],
  }
  const body = AnnouncementForm.parse(bodyOf({ ...WELDING, work, productType: 'LIFE' }))
  const opened = valuesOf(body, null)
  expect(opened.work).toEqual(work)
  const choice = choiceOf(opened.work, suggested)
  expect(choice.added.occupations).toEqual(['PACKER'])
  expect(new Set(chosenWork(choice, suggested).occupations)).toEqual(new Set(work.occupations))
  expect(chosenWork(choice, suggested).phrases).toEqual(work.phrases)
})

test.each([
  ['용접원 구합니다', 'FACTORY'],
  ['딸기 농장 수확 도와주실 분', 'FARM'],
  ['함께 일할 분', undefined],
])('%s suggests the sector %s', (title, sector) => {
  expect(suggestedSector({ title, details: '' })).toBe(sector)
})
