import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventParser, type ServerEvent } from '../../../src/client/api/event-parser.ts'

function eventsIn(pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const feed = eventParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

const STREAM =
  ': hello\n\nid: 7\nevent: notification\ndata: {"a":1}\n\nevent: unread\ndata:{"unreadCount":2}\n\n'

test('an event has its name, data and the last id, and comments are ignored', () => {
  expect(eventsIn([STREAM])).toEqual([
    { event: 'notification', id: '7', data: '{"a":1}' },
    { event: 'unread', id: '7', data: '{"unreadCount":2}' },
  ])
})

test('chunks and line endings do not change the parsed events', () => {
  const expected = eventsIn([STREAM])
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat({ max: STREAM.length * 2 }), { maxLength: 8 }),
      (lineEnd, cuts) => {
        const text = STREAM.replaceAll('\n', lineEnd)
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted(
          (a, b) => a - b,
        )
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
        expect(eventsIn(pieces)).toEqual(expected)
      },
    ),
  )
})

test('lines of data are joined, and an event without data is dropped', () => {
  expect(eventsIn(['data: one\ndata: two\n\nevent: nothing\n\ndata\n\n'])).toEqual([
    { event: 'message', id: undefined, data: 'one\ntwo' },
    { event: 'message', id: undefined, data: '' },
  ])
})

test('an incomplete event at the end of the stream is dropped', () => {
  expect(eventsIn(['data: whole\n\ndata: half\n'])).toHaveLength(1)
})
