import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '@mantine/core'
import { cssVariablesResolver } from '../../../src/client/theme/css-variables.ts'
import { contrast } from '../../support/contrast.ts'

const BUTTONS = new URL('../../../src/client/features/member/sign-in/sign-in-screen.tsx', import.meta.url)

const roles = cssVariablesResolver(DEFAULT_THEME)
const schemes: Record<string, string>[] = [roles.light, roles.dark]

/** The values of a colour role, light then dark. */
const roleIn = (name: string) => schemes.map((scheme) => scheme[name] ?? '')

test('the letter of each provider’s mark has enough contrast with its background', async () => {
  const source = await readFile(BUTTONS, 'utf8')
  const marks = [...source.matchAll(/(\w+): \{ letter: '\w', bg: '(#\w+)', c: '(#\w+)' \}/g)].map(
    ([, provider, ground = '', letter = '']) => ({ provider, contrast: contrast(ground, letter) }),
  )
  expect(marks.map(({ provider }) => provider)).toEqual(['kakao', 'naver', 'facebook'])
  expect(marks.filter((mark) => mark.contrast < 4.5)).toEqual([])
})

test('the ring of a provider’s mark has enough contrast with its button in both colour schemes', async () => {
  const source = await readFile(BUTTONS, 'utf8')
  const [, ring = ''] = /bd="1px solid var\((--[\w-]+)\)"/.exec(source) ?? []
  const [rings, surfaces] = [roleIn(ring), roleIn('--surface')]
  expect([...rings, ...surfaces].every((colour) => colour.startsWith('#'))).toBe(true)
  const measured = rings.map((colour, scheme) => contrast(colour, surfaces[scheme] ?? colour))
  expect(measured.filter((each) => each < 3)).toEqual([])
})
