import compress from '@fastify/compress'
import serveStatic from '@fastify/static'
import Fastify from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { untilClosed } from './part.ts'

export interface BaselineSite {
  url: string
  close(): Promise<void>
}

const CARDS = Array.from({ length: 10 }, (_, index) => ({
  id: `card-${index}`,
  title: `Machine operator ${index + 1}, Ansan`,
  text: 'Assembly line, five days a week, housing and meals provided, 2,600,000 won a month.',
}))

/** The baseline page of `baseline/`, built for production and served compressed from this process. */
export async function openBaseline(): Promise<BaselineSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-bench-baseline-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'baseline'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  await writeFile(join(folder, 'cards.json'), JSON.stringify(CARDS))
  const app = Fastify()
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(serveStatic, { root: folder })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = untilClosed(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { url, close }
}
