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

test('an event has its name, its data and the last id; comments are none', () => {
  expect(eventsIn([STREAM])).toEqual([
    { event: 'notification', id: '7', data: '{"a":1}' },
    { event: 'unread', id: '7', data: '{"unreadCount":2}' },
  ])
})

test('however a stream is cut, and whichever line ends it has, the events are the same', () => {
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

test('several lines of data are one text, and an event without data is none', () => {
  expect(eventsIn(['data: one\ndata: two\n\nevent: nothing\n\ndata\n\n'])).toEqual([
    { event: 'message', id: undefined, data: 'one\ntwo' },
    { event: 'message', id: undefined, data: '' },
  ])
})

test('half an event at the end of the stream is no event', () => {
  expect(eventsIn(['data: whole\n\ndata: half\n'])).toHaveLength(1)
})
