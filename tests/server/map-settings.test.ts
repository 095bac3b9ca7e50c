import { expect, test } from 'vitest'
import { getSettings } from '../../src/contract/site/settings.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { runServer } from '../support/server.ts'

const settings = {
  MAP_STYLE_URL: 'https://tiles.example/style.json?key=1',
  MAP_STYLE_HOSTS: 'https://fonts.example/, https://a.tiles.example',
}

const map = (source: Record<string, string>) => {
  const { mapTileUrl, mapStyleUrl, mapStyleHosts, mapAttribution } = readEnv(source)
  return { mapTileUrl, mapStyleUrl, mapStyleHosts, mapAttribution }
}

test('A configured style is told to the app, and its origins are the only further ones that pages may load from', async () => {
  const server = await runServer({ services: { map: map(settings) } })
  const { data, headers } = await server.call(getSettings)
  expect(data.mapStyleUrl).toBe(settings.MAP_STYLE_URL)
  expect(data).not.toHaveProperty('mapStyleHosts')
  const policy = headers.get('content-security-policy') ?? ''
  const origins = 'https://tiles.example https://fonts.example https://a.tiles.example'
  expect(policy).toContain(`connect-src 'self' ${origins};`)
  expect(policy).toContain(`img-src 'self' data: blob: ${origins};`)
  expect(policy).toContain("worker-src 'self';")
})

test('Without a style, pages load from this site only, whatever hosts are named', async () => {
  const server = await runServer({ services: { map: map({ MAP_STYLE_HOSTS: settings.MAP_STYLE_HOSTS }) } })
  const { data, headers } = await server.call(getSettings)
  expect(data.mapStyleUrl).toBeNull()
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
})

test.each(['tiles.example/style.json', 'javascript:alert(1)', 'https://'])(
  'The server does not start with the style address %s',
  (address) => {
    expect(() => readEnv({ MAP_STYLE_URL: address })).toThrow(/MAP_STYLE_URL/)
  },
)
