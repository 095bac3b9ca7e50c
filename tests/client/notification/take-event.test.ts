import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeEvent } from '../../../src/client/features/notification/take-event.ts'
import { me } from '../../../src/client/entities/member/me-query.ts'

/** A member with one unread notification, whose reads are on screen; `asked` has the names of those read again. */
function screen() {
  const queries = new QueryClient()
  queries.setQueryData(me().queryKey, { data: { unreadCount: 1 }, askedAt: 0 } as never)
  const asked: string[] = []
  for (const [name, personal] of [
    ['dashboard', true],
    ['jobs', false],
  ] as const) {
    queries.setQueryData([name], 'read before')
    const queryFn = async () => {
      asked.push(name)
      return 'read again'
    }
    const observer = new QueryObserver(queries, {
      queryKey: [name],
      queryFn,
      meta: { personal },
      staleTime: Infinity,
    })
    observer.subscribe(() => undefined)
  }
  return { queries, asked }
}

test('a number that changed while nothing listened refreshes what the member sees of their own', () => {
  const { queries, asked } = screen()
  takeEvent(queries, { type: 'UNREAD', unreadCount: 2 })
  expect(asked).toEqual(['dashboard'])
})

test('the number that is known already refreshes nothing', () => {
  const { queries, asked } = screen()
  takeEvent(queries, { type: 'UNREAD', unreadCount: 1 })
  expect(asked).toEqual([])
})
