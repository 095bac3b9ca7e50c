import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from '../../../src/client/ui/card/data-table.tsx'

interface Case {
  id: string
  name: string
  due: string | null
  count: number
}

const CASES: Case[] = [
  { id: 'a', name: 'Hanbit', due: '2026-12-01', count: 0 },
  { id: 'b', name: 'Sejin', due: null, count: 2 },
]

/** What a phone shows, which is what is drawn where no window is known. */
function cards(): string[] {
  const table = createElement(DataTable<Case>, {
    caption: 'Cases',
    rows: CASES,
    columns: [
      { name: 'name', head: 'About', part: 'title', cell: ({ name }) => name },
      { name: 'due', head: 'Decide by', cell: ({ due }) => due },
      { name: 'count', head: 'Files', part: 'figure', cell: ({ count }) => count },
    ],
  })
  const markup = renderToStaticMarkup(createElement(MantineProvider, { env: 'test' }, table))
  return markup
    .split('<li')
    .slice(1)
    .map((card) =>
      card
        .replaceAll(/^[^>]*>|<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

test('a card names no fact that its row does not have, and a zero is one', () => {
  expect(cards()).toEqual(['Hanbit Decide by 2026-12-01 Files 0', 'Sejin Files 2'])
})
