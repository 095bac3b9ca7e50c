import { QueryClient } from '@tanstack/react-query'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  signInWithNumber,
  signUpWithNumber,
  startSessionByCode,
} from '../../../src/client/features/member/sign-in/start-session.ts'

const CELLPHONE = '01012345678'
const GRANTED = { role: 'EMPLOYEE', accessToken: 'x'.repeat(43), expiresAt: '2026-11-22T03:00:00.000Z' }
const DUE = [{ text: 'TERMS', version: '1', url: 'https://jobs.example/terms' }]
const ME = { id: '01900000-0000-7000-8000-000000000001', consentsDue: DUE }

let server: Server
let answers: Record<string, unknown> = {}
const sent: [path: string, body: unknown][] = []

beforeEach(async () => {
  sent.length = 0
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = new URL(request.url ?? '/', 'http://site').pathname
      if (body !== '') sent.push([path, JSON.parse(body)])
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ responseCode: 'SUCCESS', data: answers[path] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const value = new URL(`http://127.0.0.1:${port}/`)
  Object.defineProperty(globalThis, 'location', { value, configurable: true })
})

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'location')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const number = { cellphone: CELLPHONE, keepSignedIn: true, proof: 'the proof', asks: 'SIGN_UP' } as const

test('a right code that opens no account gives the proven number, with the choice to stay signed in', async () => {
  const proof = { token: 'the proof', expiresAt: '2026-11-21T03:30:00.000Z', asks: 'SIGN_UP' }
  answers = { '/api/certifications': { cellphone: CELLPHONE, proof } }
  const values = { cellphone: CELLPHONE, code: '123456', keepSignedIn: true }
  expect(await startSessionByCode(new QueryClient(), values)).toEqual({ number })
  expect(sent).toMatchObject([['/api/certifications', { ...values, onlyForCertification: false }]])
})

test('a sign-up with a proven number sends the proof, and asks for consent that is due', async () => {
  answers = { '/api/users/by-cellphone': GRANTED, '/api/users/me': ME }
  const body = { name: 'Hau', role: 'EMPLOYEE', langCode: 'vi', consents: [] } as const
  const entry = await signUpWithNumber(new QueryClient(), number, { ...body, consents: [] })
  expect(entry).toMatchObject({ due: DUE })
  const proven = { cellphone: CELLPHONE, keepSignedIn: true, proof: 'the proof' }
  expect(sent).toEqual([['/api/users/by-cellphone', { ...body, ...proven }]])
})

test('a member of a proven number sends only what was asked for', async () => {
  answers = { '/api/users/authentication/by-cellphone': GRANTED, '/api/users/me': ME }
  await signInWithNumber(new QueryClient(), number, { name: 'Hau' })
  expect(sent).toEqual([
    [
      '/api/users/authentication/by-cellphone',
      { name: 'Hau', cellphone: CELLPHONE, keepSignedIn: true, proof: 'the proof' },
    ],
  ])
})
