import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { AnnouncementFormApi } from '../../../src/client/features/announcement/form/announcement-form-api.ts'
import { useKnownText } from '../../../src/client/features/announcement/form/use-known-text.ts'
import { emptyPage } from '../../support/empty-page.ts'

/** The name of the farm in a form, after each of what is known in turn. */
function namesOf(companyName: string, ...known: readonly string[]): string[] {
  const values = { companyName }
  const form = {
    getValues: () => values,
    setFieldValue: (_: string, name: string) => Object.assign(values, { companyName: name }),
  } as unknown as AnnouncementFormApi
  const Field = ({ name }: { name: string }) => {
    useKnownText(form, 'companyName', name)
    return null
  }
  const root = createRoot(emptyPage())
  const names = known.map((name) => {
    act(() => root.render(createElement(Field, { name })))
    return values.companyName
  })
  act(() => root.unmount())
  vi.unstubAllGlobals()
  return names
}

test('An empty name becomes the known one, and leaves with it', () => {
  expect(namesOf('', '', '김수진', '한빛농장', '')).toEqual(['', '김수진', '한빛농장', ''])
})

test('A name that was written before stays, also where it is the known one', () => {
  expect(namesOf('딸기농장', '', '김수진', '')).toEqual(['딸기농장', '딸기농장', '딸기농장'])
  expect(namesOf('김수진', '김수진', '')).toEqual(['김수진', '김수진'])
})
