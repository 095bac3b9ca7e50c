import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { rss } from '../support/feed-site.ts'
import { operate } from '../support/operator-console.ts'
import { actsIn } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

describe('Importing news at the command line', () => {
  test('A file is imported, and known items are reported as such', async () => {
    const file = join(server.dataDir, 'feed.xml')
    await writeFile(file, rss([{ guid: 'f1', title: '파일 소식' }, { guid: 'f2' }]))
    const first = await operate(server, 'news', 'import', file)
    expect(first.out).toMatch(/NEW {5}파일 소식\nFAILED {4}\(it has no title\)\n이주노동 신문: 1 new of 2/)
    expect((await operate(server, 'news', 'import', file)).out).toContain('KNOWN   파일 소식')
    const [act] = (await actsIn(server)).toReversed()
    expect(act).toMatchObject({
      act: 'news.import',
      operator_id: null,
      details: { new: 0, known: 1, failed: 1 },
    })
  })

  test('A file above the size limit is rejected before it is read', async () => {
    const file = join(server.dataDir, 'large.xml')
    await writeFile(file, Buffer.alloc(2 * 1024 * 1024 + 1))
    expect(await operate(server, 'news', 'import', file)).toMatchObject({
      code: 1,
      err: `${file} has more than 2097152 bytes\n`,
    })
  })

  test.each([
    [['news', 'import', 'http://127.0.0.1/rss'], 'is not on the public internet'],
    [['news', 'import'], 'news import <address|file>'],
    [['news', 'import', '/dev/zero'], 'there is no file /dev/zero\n'],
    [['news', 'import', '/tmp'], 'there is no file /tmp\n'],
    [['news', 'import', '/nowhere.xml'], 'there is no file /nowhere.xml\n'],
  ])('%j is rejected with a reason', async (words, reason) => {
    expect(await operate(server, ...words)).toMatchObject({ code: 1, err: expect.stringContaining(reason) })
  })
})
