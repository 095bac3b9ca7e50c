import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createSignal } from '../../../src/client/browser/signal.ts'
import type { AnnouncementFormApi } from '../../../src/client/features/announcement/form/announcement-form-api.ts'
import {
  type AnnouncementValues,
  EMPTY_ANNOUNCEMENT,
} from '../../../src/client/features/announcement/form/announcement-values.ts'
import { periodIn } from '../../../src/client/features/announcement/form/time/time-of-text.ts'
import { useFollowedText } from '../../../src/client/features/announcement/form/use-followed-text.ts'
import { emptyPage } from '../../support/empty-page.ts'

/** The length of work in a form that begins with these values. */
function periodField(own: Partial<AnnouncementValues>) {
  const latest = createSignal<AnnouncementValues>({ ...EMPTY_ANNOUNCEMENT, ...own })
  const form = { latest, getValues: latest.get } as AnnouncementFormApi
  const change = (part: Partial<AnnouncementValues>) => latest.set({ ...latest.get(), ...part })
  let field: ReturnType<typeof useFollowedText> | undefined
  const keep = (used: ReturnType<typeof useFollowedText>) => {
    field = used
    return null
  }
  const Field = () =>
    keep(
      useFollowedText({
        form,
        read: periodIn,
        now: latest.get().periodType,
        write: (periodType) => change({ periodType }),
      }),
    )
  const root = createRoot(emptyPage())
  act(() => root.render(createElement(Field)))
  return {
    type: (details: string) => act(() => change({ title: '딸기 수확', details })),
    press: (periodType: AnnouncementValues['periodType']) =>
      act(() => {
        field?.accept()
        change({ periodType })
      }),
    shown: () => ({ period: latest.get().periodType, isMarked: field?.isSuggested }),
    close: () => {
      act(() => root.unmount())
      vi.unstubAllGlobals()
    },
  }
}

test('A new posting has what its text says, marked as such, and follows the text', () => {
  const field = periodField({})
  field.type('3개월간')
  expect(field.shown()).toEqual({ period: 'UNDER_6MONTH', isMarked: true })
  field.type('3개월간, 아니면 1년간')
  expect(field.shown()).toEqual({ period: null, isMarked: false })
  field.close()
})

test('What the employer has taken away with one press does not come back', () => {
  const field = periodField({})
  field.type('3개월간')
  field.press(null)
  field.type('3개월간 일하실 분')
  expect(field.shown()).toEqual({ period: null, isMarked: false })
  field.close()
})

test('A posting that was written before is left as it is', () => {
  const field = periodField({ title: '배 수확', periodType: 'UNDER_WEEK' })
  field.type('3개월간')
  expect(field.shown()).toEqual({ period: 'UNDER_WEEK', isMarked: false })
  field.close()
})
