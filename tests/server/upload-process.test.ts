import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createImages } from '../../src/server/providers/images/process-images.ts'
import { twoColorImage } from '../support/images.ts'

/** Decoding processes started by this test process. */
function decoders(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return list
    .split('\n')
    .filter((line) => line.includes('image-process.ts'))
    .map((line) => Number.parseInt(line, 10))
}

test('Images are decoded one at a time in one process, which is restarted when it dies', async () => {
  const images = createImages()
  const image = await twoColorImage(1500, 1500).jpeg().toBuffer()
  const first = await Promise.all([images.read(image), images.read(image)])
  const [decoder = 0, ...others] = decoders()
  expect(others).toEqual([])
  const next = images.read(image)
  process.kill(decoder, 'SIGKILL')
  expect((await next).content.equals(first[0].content)).toBe(true)
  expect(decoders().filter((pid) => pid !== decoder)).toHaveLength(1)
})

test('An unreadable image does not end the process', async () => {
  const images = createImages()
  await expect(images.read(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' })
  expect((await images.read(await twoColorImage(9, 9).jpeg().toBuffer())).extension).toBe('jpg')
})

test('Many images of one member do not hold up those of others', async () => {
  const images = createImages()
  const image = await twoColorImage(1500, 1500).jpeg().toBuffer()
  const read: string[] = []
  const reads = async (memberId: string) => {
    await images.read(image, { address: `address of ${memberId}`, memberId })
    read.push(memberId)
  }
  await Promise.all([...Array.from({ length: 5 }, () => reads('crowd')), reads('other')])
  expect(read.indexOf('other')).toBe(1)
})
