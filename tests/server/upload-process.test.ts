import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createImages } from '../../src/server/providers/images/process-images.ts'
import { twoColorImage } from '../support/images.ts'

const MEMBER = { address: 'one', memberId: 'one' }

/** Decoding processes started by this test process. */
function decoders(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return list
    .split('\n')
    .filter((line) => line.includes('image-process.ts'))
    .map((line) => Number.parseInt(line, 10))
}

test('Images of one member are decoded one at a time in one process, which is restarted when it dies', async () => {
  const images = createImages()
  const image = await twoColorImage(1500, 1500).jpeg().toBuffer()
  // Files that ran before in this process may have left some.
  const before = decoders()
  const ofThisTest = () => decoders().filter((pid) => !before.includes(pid))
  const first = await Promise.all([images.read(image, MEMBER), images.read(image, MEMBER)])
  const [decoder = 0, ...others] = ofThisTest()
  expect(others).toEqual([])
  const next = images.read(image, MEMBER)
  process.kill(decoder, 'SIGKILL')
  expect((await next).content.equals(first[0].content)).toBe(true)
  expect(ofThisTest().filter((pid) => pid !== decoder)).toHaveLength(1)
})

test('Images of two members at two addresses are decoded in two processes', async () => {
  const images = createImages()
  const image = await twoColorImage(900, 900).jpeg().toBuffer()
  const before = decoders()
  await Promise.all([images.read(image, MEMBER), images.read(image, { address: 'two', memberId: 'two' })])
  expect(decoders().filter((pid) => !before.includes(pid))).toHaveLength(2)
})

test('An unreadable image does not end the process', async () => {
  const images = createImages()
  await expect(images.read(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' })
  expect((await images.read(await twoColorImage(9, 9).jpeg().toBuffer())).extension).toBe('jpg')
})
