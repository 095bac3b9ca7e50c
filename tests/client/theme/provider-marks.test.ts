import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '@mantine/core'
import { cssVariablesResolver } from '../../../src/client/theme/css-variables.ts'

const BUTTONS = new URL('../../../src/client/features/member/sign-in/sign-in-screen.tsx', import.meta.url)

const roles = cssVariablesResolver(DEFAULT_THEME)
const schemes: Record<string, string>[] = [roles.light, roles.dark]

/** Relative luminance as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const digits = colour.slice(1)
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(long.slice(start, start + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

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
