import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { FilterChips } from '../../../src/client/features/job/search/filter-chips.tsx'
import type { JobSearch } from '../../../src/client/features/job/search/job-search.ts'
import { emptyPage } from '../../support/empty-page.ts'

const rendered: string[] = []
const press = new Map<string, () => void>()

vi.mock('../../../src/client/ui/choice/chip.tsx', () => ({
  Chip: ({ children, onClick }: { children: string; onClick: () => void }) => {
    rendered.push(children)
    press.set(children, onClick)
    return null
  },
}))
vi.mock('@mantine/core', () => ({ Flex: ({ children }: { children: ReactNode }) => children }))
// The macro works in the build only.
vi.mock('@lingui/react/macro', () => ({
  useLingui: () => ({
    t: (text: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
      'message' in text ? text.message : String.raw({ raw: text }, ...values),
  }),
}))

test('a press on a filter renders only the chips whose look changes', () => {
  const root = createRoot(emptyPage())
  let shown: JobSearch = {}
  const show = (search: JobSearch) => {
    shown = search
    act(() => root.render(createElement(FilterChips, { search, go: show })))
  }
  show(shown)
  expect(rendered).toHaveLength(9)
  rendered.length = 0

  press.get('Pay guaranteed')?.()
  expect(shown).toMatchObject({ useSecurePayment: 'true' })
  expect(rendered).toEqual(['Pay guaranteed'])

  // Handlers of chips that were not rendered again know the latest search.
  press.get('Visa')?.()
  expect(shown).toMatchObject({ useSecurePayment: 'true', visaAvailable: 'true' })
  rendered.length = 0
  press.get('Region')?.()
  expect(shown).toMatchObject({ useSecurePayment: 'true', visaAvailable: 'true', open: 'region' })
  expect(rendered).toEqual([])
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
