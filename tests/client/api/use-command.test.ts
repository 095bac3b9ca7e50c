import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../src/client/api/problem.ts'
import {
  type Command,
  type CommandInput,
  CommandKeys,
  type CommandOptions,
  useCommand,
} from '../../../src/client/api/use-command.ts'
import type { Envelope } from '../../../src/client/api/api.ts'
import type { DataOf, Endpoint } from '../../../src/contract/base/endpoint.ts'
import { sendEmailLink } from '../../../src/contract/account/email.ts'
import { getCompany, requestCompanyName } from '../../../src/contract/employer/employer.ts'

const asked = { body: { name: 'Hanbit' } }
const answers: (() => Promise<Response>)[] = []
const requests: Headers[] = []

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
  vi.stubGlobal('fetch', (request: Request | string) => {
    // After a failure the app asks whether the server can be reached.
    if (!(request instanceof Request)) return lost()
    requests.push(request.headers)
    return answers.shift()?.() ?? Promise.reject(new Error('no answer is left'))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  answers.length = 0
  requests.length = 0
})

const success = () => Promise.resolve(Response.json({ responseCode: 'SUCCESS', data: null }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = () =>
  Promise.resolve(
    Response.json(
      { responseCode: 'VALIDATION', errors: [{ field: 'name', code: 'INVALID', message: '' }] },
      { status: 400 },
    ),
  )

/** Renders the hook once; its command can be sent from then on. */
function commandOf<E extends Endpoint>(
  endpoint: E,
  options: CommandOptions<CommandInput<E>, Envelope<DataOf<E>>> = {},
  queries = new QueryClient(),
) {
  let command: Command<CommandInput<E>, Envelope<DataOf<E>>> | undefined
  const keep = (used: NonNullable<typeof command>) => {
    command = used
    return null
  }
  const Screen = () => keep(useCommand(endpoint, options))
  renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Screen)))
  if (!command) throw new Error('the hook did not run')
  return command
}

const keys = () => requests.map((headers) => headers.get('idempotency-key'))

test('the same input keeps its idempotency key until it is answered', () => {
  const attempts = new CommandKeys()
  const first = attempts.keyFor(asked)
  expect(attempts.keyFor({ ...asked })).toBe(first)
  expect(attempts.keyFor({ body: { name: 'Saebit' } })).not.toBe(first)
  const again = attempts.keyFor(asked)
  attempts.answered()
  expect(attempts.keyFor(asked)).not.toBe(again)
})

test('a repeat after a lost answer carries the same idempotency key, and the next command another', async () => {
  const command = commandOf(requestCompanyName)
  // The HTTP client repeats a lost request once by itself.
  answers.push(lost, lost, success, success)
  await expect(command.sendAsync(asked)).rejects.toThrow('No answer')
  await command.sendAsync(asked)
  await command.sendAsync(asked)
  const [first, repeated, second, third] = keys()
  expect(first).toBeTruthy()
  expect([repeated, second]).toEqual([first, first])
  expect(third).not.toBe(first)
})

test('an endpoint that ignores idempotency keys gets none and is not repeated', async () => {
  const command = commandOf(sendEmailLink)
  answers.push(lost)
  await expect(command.sendAsync({})).rejects.toThrow('No answer')
  expect(keys()).toEqual([null])
})

test('a refusal goes to the form first, and to the caller if no field shows it', async () => {
  const refuse = vi.fn<(error: Error) => boolean>().mockReturnValueOnce(true).mockReturnValueOnce(false)
  const onError = vi.fn<(error: Error) => void>()
  const command = commandOf(requestCompanyName, { form: { refuse }, onError })
  answers.push(refusal, refusal)
  await expect(command.sendAsync(asked)).rejects.toThrow(ApiProblem)
  expect(refuse).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
  await expect(command.sendAsync(asked)).rejects.toThrow(ApiProblem)
  expect(onError).toHaveBeenCalledOnce()
})

test('the reads that a command changes are refetched before it counts as done', async () => {
  const queries = new QueryClient()
  const order: string[] = []
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => {
    order.push(String(filters?.queryKey?.[0]))
  })
  const options = { refreshes: [getCompany], onSuccess: () => order.push('done') }
  answers.push(success)
  await commandOf(requestCompanyName, options, queries).sendAsync(asked)
  expect(order).toEqual([getCompany.name, 'done'])
})
