import { expect, test } from 'vitest'
import { sendMessage, withdrawMessage } from '../../../src/contract/message/conversation-message.ts'
import { uploadFile } from '../../../src/contract/site/file.ts'
import { arrivedOf, outgoingOf, removalsOf } from '../../../src/client/entities/conversation/outgoing.ts'
import { newEntry } from '../../../src/client/offline/outbox/engine/append.ts'
import { type Entry, receiptOf } from '../../../src/client/offline/outbox/engine/entry.ts'
import { sameAs } from '../../../src/client/features/conversation/use-say.ts'
import { aMessage } from './messages.ts'

const CHAT = 'chat'

function anEntry(seq: number, operation: string, given: Partial<Entry> = {}): Entry {
  const params = { id: CHAT }
  const payload = { kind: 'json', value: { id: `message-${seq}`, kind: 'TEXT', text: 'Hello' } } as const
  const wanted = {
    memberId: 'm',
    entity: `conversation:${CHAT}`,
    operation,
    params,
    payload,
    absolute: false,
  }
  return { ...newEntry(wanted, { id: `entry-${seq}`, seq, now: 1 }), ...given }
}
const said = (seq: number, given: Partial<Entry> = {}) => anEntry(seq, sendMessage.name, given)

test('unsent messages of one conversation are shown in the order in which they were written', () => {
  const others = said(3, { params: { id: 'another' } })
  const shown = outgoingOf([said(1), said(2), others], CHAT)
  expect(shown.map(({ message }) => message.id)).toEqual(['message-1', 'message-2'])
  expect(shown[0]).toMatchObject({ state: 'WAITING', isUntouched: true })
})

test('a photo that is refused shows at its message, which can be given up', () => {
  const refusal = { status: 422, code: 'IMAGE_UNREADABLE', fields: [] }
  const photo = anEntry(1, uploadFile.name, { id: 'photo', state: 'REJECTED', refusal, group: 'g' })
  const message = said(2, { needs: ['photo'], state: 'BLOCKED', group: 'g' })
  expect(outgoingOf([photo, message], CHAT)[0]).toMatchObject({
    state: 'REFUSED',
    refusal,
    refusedId: 'photo',
    group: 'g',
  })
})

test('a message that may have reached the server can no longer be cancelled', () => {
  const [shown] = outgoingOf([said(1, { attempts: 1, state: 'QUEUED' })], CHAT)
  expect(shown?.isUntouched).toBe(false)
})

test('what the server has taken is shown until the messages are read again, and not twice after', () => {
  const receipt = { ...receiptOf(said(1), 'SENT', 5), data: aMessage(7, { isMine: true }) }
  expect(arrivedOf([receipt], CHAT, 6).map(({ sequence }) => sequence)).toEqual([7])
  expect(arrivedOf([receipt], CHAT, 7)).toEqual([])
})

test('a message that is being taken back is shown so, and why the server refused', () => {
  const params = { id: CHAT, messageId: 'x' }
  const leaving = anEntry(1, withdrawMessage.name, { params })
  expect(removalsOf([leaving], CHAT)).toEqual(new Map([['x', { id: leaving.id }]]))
  const refusal = { status: 409, code: 'MESSAGE_READ', fields: [] }
  const refused = removalsOf([{ ...leaving, state: 'REJECTED', refusal }], CHAT)
  expect(refused).toEqual(new Map([['x', { id: leaving.id, refusal }]]))
})

test('the same words that could not be saved are the same message when they are sent again', () => {
  const unsaved = { id: 'x', kind: 'TEXT', text: 'Hello' } as const
  expect(sameAs(unsaved, { kind: 'TEXT', text: 'Hello' })).toBe(unsaved)
  expect(sameAs(unsaved, { kind: 'TEXT', text: 'Good evening' })).toBeUndefined()
  expect(sameAs(undefined, { kind: 'TEXT', text: 'Hello' })).toBeUndefined()
})
