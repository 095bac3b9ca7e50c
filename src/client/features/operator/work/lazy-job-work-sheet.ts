import { lazy } from 'react'
import { membersTexts, workTexts } from '../../../i18n/activate-language.ts'

/** With the names of all occupations, which only this needs. */
export const JobWorkSheet = lazy(async () => {
  const texts = Promise.all([workTexts(), membersTexts()])
  const { JobWorkSheet: Sheet } = await import('./job-work-sheet.tsx')
  await texts
  return { default: Sheet }
})
