import { beforeAll, expect, test } from 'vitest'
import { sendingFlags } from '../../src/build/flag-files.ts'
import { withDigest } from '../../src/build/file-digests.ts'
import { listCountries } from '../../src/contract/place/country.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test('GET /countries returns every country with its names, language and an existing flag', async () => {
  const { data } = await server.call(listCountries)
  expect(data).toHaveLength(249)
  expect(data.find((country) => country.countryIsoCode === 'vn')).toMatchObject({
    langCode: 'vi',
    nameInNative: 'Việt Nam',
    nameInKorean: '베트남',
    flagImgUrl: '/flags/vn.svg',
  })
  const flags = await Promise.all(data.map((country) => server.fetch(country.flagImgUrl)))
  expect(flags.filter((flag) => flag.status !== 200).map((flag) => flag.url)).toEqual([])
})

test('A flag is an SVG that is cached forever and cannot run scripts', async () => {
  const flag = await server.fetch('/flags/kr.svg')
  expect(flag.headers.get('content-type')).toContain('image/svg+xml')
  expect(flag.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(flag.headers.get('content-security-policy')).toContain('sandbox')
  expect(await flag.text()).toContain('<svg')
})

test('The server answers with the very flags that the app installs', async () => {
  const { data } = await server.call(listCountries)
  const installed = sendingFlags()
  expect(installed).toHaveLength(17)
  for (const file of installed) {
    const [path = ''] = file.split('#')
    expect(data.map((country) => country.flagImgUrl)).toContain(`/${path}`)
    const flag = await server.fetch(`/${path}?__WB_REVISION__=1`)
    expect(withDigest(path, await flag.bytes())).toBe(file)
  }
})

test.each(['xx.svg', 'KR.svg', 'kr.png', 'kr', '..%2Fkr.svg', '..%2F..%2Fpackage.json'])(
  'GET /flags/%s answers 404',
  async (file) => {
    const answer = await server.fetch(`/flags/${file}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  },
)
