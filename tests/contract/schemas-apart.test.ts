import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { schemasApart } from '../../src/build/schemas-apart.ts'
import { splitContract } from '../../src/build/split-contract.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { ResumeForm } from '../../src/contract/resume.ts'

// Against hanging only: a bundler on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const CONTRACT = new URL('../../src/contract/', import.meta.url).pathname
const ENTRY = '\0entry'

/** What a page is given that has this source. */
async function bundled(source: string): Promise<Rolldown.OutputChunk> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? source.replaceAll('contract/', CONTRACT) : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [schemasApart(), entry],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = Array.isArray(result) ? result[0]! : (result as Rolldown.RolldownOutput)
  return output[0]
}

const run = ({ code }: Rolldown.OutputChunk): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('whoever only calls the server gets neither schemas nor their library', async () => {
  const page = await bundled(`
    export { listJobs, QUERY_LENGTH } from 'contract/job.ts'
    export { PAGE_SIZE, isId } from 'contract/schema.ts'
    export { saveResume } from 'contract/resume.ts'`)
  expect(page.moduleIds.filter((id) => /zod|\?schemas/.test(id))).toEqual([])
  expect(await run(page)).toMatchObject({
    listJobs: { name: 'jobs.list', kind: 'read', method: 'GET', path: '/employee/jobs', by: 'anyone' },
    saveResume: { name: 'resumes.save', kind: 'command', by: 'EMPLOYEE' },
    QUERY_LENGTH: 60,
  })
})

test('a form that names its schema checks by it as the server does', async () => {
  const page = await bundled(`export { ResumeForm } from 'contract/resume.ts'`)
  const { ResumeForm: bundledForm } = (await run(page)) as { ResumeForm: typeof ResumeForm }
  expect(bundledForm.safeParse({ name: '' }).error?.issues).toEqual(
    ResumeForm.safeParse({ name: '' }).error?.issues,
  )
})

test('no endpoint loses its address, or who may call it', async () => {
  const page = await bundled(`export { endpoints } from 'contract/endpoints.ts'`)
  const bare = ((await run(page)) as { endpoints: typeof endpoints }).endpoints
  const essences = (some: typeof endpoints) =>
    some.map(({ name, kind, method, path, by }) => `${name} ${kind} ${method} ${path} ${String(by)}`)
  expect(new Set(essences(bare))).toEqual(new Set(essences(endpoints)))
  expect(bare.filter(({ answer }) => answer)).toEqual([])
})

test('no part of the contract that pages begin with leads to a schema of another part', () => {
  const halves = readdirSync(CONTRACT).map((file) => ({
    file,
    ...splitContract(join(CONTRACT, file)),
  }))
  const schemasOf = (name: string) => halves.find(({ file }) => file === name)?.schemas ?? ''
  const led = halves.flatMap(({ file, plain }) =>
    [...plain.matchAll(/^import \{ (.*) \} from '\.\/(.*)'$/gm)].flatMap(([, names = '', other = '']) =>
      names
        .split(', ')
        .filter((name) => new RegExp(`^export (const|function) ${name}\\b`, 'm').test(schemasOf(other)))
        .map((name) => `${file}: ${name} of ${other}`),
    ),
  )
  expect(led).toEqual([])
})

test('no page reads what only the server is told of an endpoint', () => {
  const names = 'params|query|body|answer|errors|status|paged|summary|file'
  const read = new RegExp(`\\b(${exportedEndpoints().join('|')})\\.(${names})\\b`)
  const client = new URL('../../src/client/', import.meta.url).pathname
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  expect(sources.filter((path) => read.test(readFileSync(join(client, path), 'utf8')))).toEqual([])
})

function exportedEndpoints(): string[] {
  return readdirSync(CONTRACT).flatMap((file) =>
    [
      ...readFileSync(join(CONTRACT, file), 'utf8').matchAll(/^export const (\w+) = (?:read|command)\(/gm),
    ].map(([, name = '']) => name),
  )
}
