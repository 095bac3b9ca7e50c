import { expect, test } from 'vitest'
import type { Message } from '../../../src/contract/message/conversation-message.ts'
import { PHRASES } from '../../../src/contract/message/phrases.ts'
import { hasGap, joined, withRemoved } from '../../../src/client/entities/conversation/thread.ts'
import { suggestedPhrases } from '../../../src/client/features/conversation/phrase/suggested-phrases.ts'
import { markOf } from '../../../src/client/entities/conversation/mark.ts'
import { aMessage } from './messages.ts'

const sequences = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence)

test('messages are in the order of the server, however they arrive, and each is there once', () => {
  const [one, two, three] = [aMessage(1), aMessage(2), aMessage(3)]
  expect(sequences(joined([three], [one, two, three]))).toEqual([1, 2, 3])
})

test('what was taken back stays away, although an older answer brings it again', () => {
  const kept = withRemoved([aMessage(1), aMessage(2)], [2])
  expect(kept[1]).toMatchObject({ isRemoved: true, text: '' })
  expect(joined(kept, [aMessage(2)])[1]).toMatchObject({ isRemoved: true, text: '' })
})

test('a message that does not follow the last known one shows that some are missing', () => {
  expect(hasGap([aMessage(1)], [aMessage(2)])).toBe(false)
  expect(hasGap([aMessage(1)], [aMessage(3)])).toBe(true)
  expect(hasGap([], [aMessage(3)])).toBe(false)
})

test('an own message is sent, then delivered, then read, and has no mark of the other side', () => {
  const about = { otherDeliveredSequence: 2, otherReadSequence: 1 }
  expect([1, 2, 3].map((at) => markOf(aMessage(at, { isMine: true }), about))).toEqual([
    'READ',
    'DELIVERED',
    'SENT',
  ])
  expect(markOf(aMessage(1), about)).toBeUndefined()
})

test('who keeps reading to themselves is shown to have received only', () => {
  const about = { otherDeliveredSequence: 2, otherReadSequence: null }
  expect(markOf(aMessage(1, { isMine: true }), about)).toBe('DELIVERED')
})

test('phrases are suggested that answer what the other side asked', () => {
  const asked = aMessage(1, { kind: 'PHRASE', phrase: { code: 'DORMITORY', params: {} } })
  expect(suggestedPhrases('EMPLOYER', [asked], 'ko')).toEqual([
    'DORMITORY_FREE',
    'DORMITORY_PAID',
    'DORMITORY_NONE',
  ])
})

test('questions are suggested until the other side has said something', () => {
  const application = (isMine: boolean) => aMessage(1, { kind: 'RESUME', isMine })
  const hello = aMessage(2, { kind: 'PHRASE', isMine: true, phrase: { code: 'HELLO', params: {} } })
  expect(suggestedPhrases('EMPLOYEE', [], 'ko')).toContain('HELLO')
  expect(suggestedPhrases('EMPLOYEE', [application(true)], 'ko')).toContain('STILL_OPEN')
  expect(suggestedPhrases('EMPLOYER', [application(false)], 'ko')).toContain('WHEN_CAN_START')
  const next = suggestedPhrases('EMPLOYEE', [application(true), hello], 'ko')
  expect(next).toContain('STILL_OPEN')
  expect(next).not.toContain('HELLO')
})

test('a reader of free text in another language is first offered to say that it was not understood', () => {
  const text = aMessage(1, { langCode: 'vi' })
  expect(suggestedPhrases('EMPLOYER', [text], 'ko')[0]).toBe('DO_NOT_UNDERSTAND')
  expect(suggestedPhrases('EMPLOYEE', [text], 'vi')).not.toContain('DO_NOT_UNDERSTAND')
  expect(suggestedPhrases('EMPLOYEE', [{ ...text, isMine: true }], 'ko')).not.toContain('DO_NOT_UNDERSTAND')
})

test('a worker can ask what the dormitory costs and for the permit for E-9, and the company is offered answers', () => {
  const codes = Object.keys(PHRASES)
  const questions = codes.slice(codes.indexOf('STILL_OPEN'), codes.indexOf('WHEN_RESULT'))
  expect(questions).toEqual(expect.arrayContaining(['DORMITORY_PRICE', 'E9_PERMIT']))
  const asked = (code: string) => aMessage(1, { kind: 'PHRASE', phrase: { code, params: {} } })
  expect(suggestedPhrases('EMPLOYER', [asked('DORMITORY_PRICE')], 'ko')).toContain('DORMITORY_PAID')
  expect(suggestedPhrases('EMPLOYER', [asked('E9_PERMIT')], 'ko')).toEqual([
    'E9_PERMIT_YES',
    'E9_PERMIT_LATER',
    'E9_PERMIT_NO',
    'ANSWER_LATER',
  ])
})

test('a worker can ask the way, and the company is offered to name the address or pick the worker up', () => {
  const said = (code: string) => aMessage(1, { kind: 'PHRASE', phrase: { code, params: {} } })
  const codes = Object.keys(PHRASES)
  const questions = codes.slice(codes.indexOf('STILL_OPEN'), codes.indexOf('WHEN_RESULT'))
  expect(questions).toEqual(expect.arrayContaining(['HOW_TO_GET_THERE', 'NEAREST_STOP']))
  const answers = suggestedPhrases('EMPLOYER', [said('HOW_TO_GET_THERE')], 'ko')
  expect(answers).toEqual(expect.arrayContaining(['COME_TO_ADDRESS', 'PICK_UP_NEARBY']))
  expect(suggestedPhrases('EMPLOYER', [said('NEAREST_STOP')], 'ko')).toContain('PICK_UP_NEARBY')
  expect(suggestedPhrases('EMPLOYEE', [said('COME_TO_ADDRESS')], 'ko')).toContain('NEAREST_STOP')
})

test('being on the way is suggested only before an agreed meeting', () => {
  const written = aMessage(1, { text: 'Welcome.' })
  const agreed = aMessage(2, {
    kind: 'TIME',
    isMine: true,
    time: { times: [], about: null, accepted: '2026-11-30T01:00:00.000Z' },
  })
  expect(suggestedPhrases('EMPLOYEE', [written], 'ko')).not.toContain('ON_MY_WAY')
  expect(suggestedPhrases('EMPLOYEE', [written, agreed], 'ko')).toContain('ON_MY_WAY')
})
