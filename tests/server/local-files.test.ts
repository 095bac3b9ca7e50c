import { mkdtemp, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ilteo-files-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** The real disk, recording what would survive a power failure; writes can be delayed or made to fail. */
function watchedDisk() {
  const steps: string[] = []
  let during: () => Promise<void> = async () => undefined
  const watched = (handle: FileHandle, path: string) => ({
    async writeFile(content: Buffer | string) {
      await handle.writeFile(content.slice(0, content.length / 2))
      await during()
      await handle.writeFile(content.slice(content.length / 2))
      steps.push('write')
    },
    async sync() {
      await handle.sync()
      steps.push(path === root ? 'flush root' : dirname(path) === root ? 'flush folder' : 'flush file')
    },
    close: () => handle.close(),
  })
  return {
    steps,
    meanwhile: (act: () => Promise<void>) => void (during = act),
    disk: {
      open: async (path: string, flags: string, mode?: number) =>
        watched(await open(path, flags, mode), path),
      async rename(from: string, to: string) {
        await rename(from, to)
        steps.push('rename')
      },
    },
  }
}

test('A stored file is flushed to disk under its name before put() resolves', async () => {
  const { disk, steps } = watchedDisk()
  await createLocalFiles(root, disk).put('first-01.png', 'content')
  expect(steps).toEqual(['write', 'flush file', 'rename', 'flush folder', 'flush root'])
})

test('A file that is being written is not readable', async () => {
  const { disk, meanwhile } = watchedDisk()
  const files = createLocalFiles(root, disk)
  meanwhile(async () => expect(await files.read('second-02.png')).toBeNull())
  await files.put('second-02.png', 'content')
  const stored = await files.read('second-02.png')
  expect(stored && (await text(stored))).toBe('content')
})

test('A failed write leaves no file behind', async () => {
  const { disk, meanwhile } = watchedDisk()
  meanwhile(async () => {
    throw new Error('no room')
  })
  await expect(createLocalFiles(root, disk).put('third-03.png', 'content')).rejects.toThrow('no room')
  const left = await readdir(root, { recursive: true })
  expect(left.map((path) => basename(path)).filter((name) => name.startsWith('third'))).toEqual([])
})
