import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lazySchema } from '../../src/contract/base/lazy-schema.ts'

const makeText = () => z.string().check(z.minLength(2))
const makeJob = () => z.object({ title: makeText(), tags: z._default(z.array(makeText()), []) })

describe('A lazy schema', () => {
  test('is made once, when it is first used', () => {
    let times = 0
    const schema = lazySchema(() => {
      times++
      return makeText()
    })
    const inside = lazySchema(() => z.object({ title: schema }))
    expect(times).toBe(0)
    expect(z.safeParse(inside, { title: 'ab' }).success).toBe(true)
    expect(z.safeParse(schema, 'ab').success).toBe(true)
    expect(times).toBe(1)
  })

  const uses: Record<string, (text: z.ZodMiniString, job: ReturnType<typeof makeJob>) => z.ZodMiniType> = {
    'by itself': (_, job) => job,
    'in an object': (text, job) => z.object({ text, job }),
    extended: (text, job) => z.extend(job, { place: text }),
    'in part': (_, job) => z.partial(z.pick(job, { title: true })),
    optional: (text, job) => z.object({ text: z.optional(text), job: z.nullable(job) }),
    'in a list': (text) => z.array(text).check(z.maxLength(2)),
    'as one of several': (text, job) => z.union([z.int(), text, job]),
    'as a key': (text) => z.record(text, z.int()),
    'before another': (text) => z.pipe(text, z.transform(String)),
  }
  const values = [
    { title: 'ab' },
    { title: 'a', tags: ['x'] },
    { title: 'ab', place: 'cd', tags: ['xy'] },
    { text: 'ab', job: { title: 'ab' } },
    { text: 'a', job: null },
    { job: 5 },
    ['ab', 'cd'],
    ['a', 'b', 'c'],
    { ab: 1 },
    { a: 1 },
    'ab',
    'a',
    7,
    null,
  ]

  test.each(Object.entries(uses))('used %s says of each value what the schema says', (_, use) => {
    const whenUsed = use(lazySchema(makeText), lazySchema(makeJob))
    const eager = use(makeText(), makeJob())
    for (const value of values) expect(z.safeParse(whenUsed, value)).toEqual(z.safeParse(eager, value))
  })
})
