import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  knownThread,
  olderMessages,
  setThread,
} from '../../../src/client/entities/conversation/conversation-queries.ts'
import { joined, STORED_MESSAGES } from '../../../src/client/entities/conversation/thread.ts'
import { aMessage } from './messages.ts'

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index))

test('the last 200 messages stay, and what the reader has scrolled to is not torn from them', () => {
  const queries = new QueryClient()
  setThread(queries, 'chat', messages(101, 300))
  queries.setQueryData(olderMessages('chat').queryKey, { messages: messages(51, 100), isWhole: false })
  setThread(queries, 'chat', messages(101, 303))
  const stored = knownThread(queries, 'chat')?.messages ?? []
  const older = queries.getQueryData(olderMessages('chat').queryKey)?.messages ?? []
  expect(stored).toHaveLength(STORED_MESSAGES)
  expect(joined(older, stored).map(({ sequence }) => sequence)).toEqual(
    messages(51, 303).map(({ sequence }) => sequence),
  )
})
