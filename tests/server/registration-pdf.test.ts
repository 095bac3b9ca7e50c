import { beforeAll, expect, test } from 'vitest'
import { getVerification, requestVerification } from '../../src/contract/employer/employer.ts'
import { upload } from '../support/images.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  employer = await anEmployer(server)
})

const type = 'announcement/business'
const registration = (content: string | Buffer) =>
  upload(server, content, { token: employer.token, type, name: 'registration.pdf' })

test('A PDF is a registration, which is served to be saved', async () => {
  const { status, data } = await registration('%PDF-1.7\nregistration\n%%EOF\n')
  expect([status, data]).toEqual([201, expect.stringMatching(/\.pdf$/)])
  const body = {
    businessName: '가온테크',
    businessNumber: '124-81-00998',
    personName: '김대표',
    certificateFileDataId: data,
  }
  expect((await server.call(requestVerification, { body, token: employer.token })).status).toBe(200)
  const { certificateUrl } = (await server.call(getVerification, { token: employer.token })).data
  const served = await server.fetch(certificateUrl ?? '')
  expect(served.headers.get('content-type')).toBe('application/pdf')
  expect(served.headers.get('content-disposition')).toBe('attachment')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  ['a byte order mark', '\uFEFF%PDF-1.4\nscan\n%%EOF'],
  ['line breaks', '\n\r\n %PDF-1.5\r\nscan\r\n%%EOF\r\n'],
  ['a header without a break', '%PDF-1.6%\u00e2\nscan\n%%EOF'],
  ['two kilobytes after its end', `%PDF-2.0\nscan\n%%EOF\n${'\0'.repeat(2_048)}<!-- issued -->`],
])('A PDF with %s is a registration', async (_, content) => {
  expect(await registration(content)).toMatchObject({ status: 201, data: expect.stringMatching(/\.pdf$/) })
})

test('What only begins as a PDF is refused, and other types take no PDF', async () => {
  expect((await registration('%PDF-1.7\n<script>')).problem.responseCode).toBe('DOCUMENT_UNREADABLE')
  const other = await upload(server, '%PDF-1.7\n%%EOF', { token: employer.token, type: 'announcement' })
  expect(other.problem.responseCode).toBe('IMAGE_UNREADABLE')
})
