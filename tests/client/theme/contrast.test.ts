import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariablesResolver, lightRoles } from '../../../src/client/theme/css-variables.ts'
import { palette } from '../../../src/reference/theme/palette.ts'
import { contrast } from '../../support/contrast.ts'

const { light, dark }: Record<'light' | 'dark', Record<string, string>> = cssVariablesResolver(DEFAULT_THEME)
const schemes = Object.entries({ light, dark })

/** Any of these colours of text may stand on any of these grounds. */
const TEXTS = ['ink', 'dim', 'primary-text', 'promise', 'visa', 'sent', 'waiting', 'attention']
const GROUNDS =
  'page surface sunk sea land own-land tint promise-tint visa-tint waiting-tint attention-tint'.split(' ')

/** Colours of text that stand on some grounds only, as `--faint`, which is too light for a tint. */
const OTHER_TEXTS = {
  faint: ['page', 'surface', 'sunk'],
  'primary-text': ['tint-hover'],
  'on-primary': ['primary', 'primary-hover'],
  'on-banner': ['banner'],
}

/** What shows where a control is, its state or its focus, or how long a bar is, and what it stands on. */
const SIGNS = {
  control: ['surface'],
  primary: ['page', 'surface', 'sunk', 'tint', 'hairline'],
  focus: GROUNDS.filter((ground) => !ground.includes('land') && ground !== 'sea'),
  faint: ['page', 'surface', 'hairline'],
  attention: ['page', 'surface'],
}

/** Lines and pictures that say nothing that is not said beside them. */
const DECORATION = /^(hairline|scrim|float|land-line|own-land-line|scene-(sky|back|front|light|accent))$/

const pairsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([colour, grounds]) => grounds.map((ground) => [colour, ground] as const))

const textPairs = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...pairsOf(OTHER_TEXTS),
]

/** Pairs of roles whose contrast is lower in a scheme, with what it is. */
const tooWeak = (pairs: readonly (readonly [string, string])[], least: number) =>
  schemes.flatMap(([name, scheme]) =>
    pairs
      .map(([colour, ground]) => ({
        pair: `${colour} on ${ground} in ${name}`,
        is: contrast(scheme[`--${colour}`] ?? '', scheme[`--${ground}`] ?? ''),
      }))
      // Also those of a role that does not exist.
      .filter(({ is }) => !(is >= least)),
  )

/** Colours of text by their names in the props of a component. */
const colorNames: Record<string, string> = {
  dimmed: '--mantine-color-dimmed',
  ...Object.fromEntries(Object.keys(palette).map((color) => [color, `--mantine-color-${color}-text`])),
}

/** The role behind a colour of a component or one of Mantine's variables. */
function roleOf(value: string): string {
  const name = colorNames[value] ?? /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? value
  const next = light[name]
  return next?.startsWith('var(') ? roleOf(next) : name.replace(/^--/, '')
}

const isJudged = ([text, ground]: readonly [string, string]) =>
  textPairs.some(([colour, below]) => colour === text && below === ground)

test('text has a contrast of at least 4.5 with each ground that it may stand on, in light and dark', () => {
  expect(tooWeak(textPairs, 4.5)).toEqual([])
})

test('borders, icons and states of controls and the ring of the focus have a contrast of at least 3, in light and dark', () => {
  expect(tooWeak(pairsOf(SIGNS), 3)).toEqual([])
})

test('each colour role is judged or is decoration', () => {
  const judged = new Set([...textPairs, ...pairsOf(SIGNS)].flat())
  const roles = Object.keys(lightRoles).map((name) => name.slice(2))
  expect(roles.filter((role) => !judged.has(role) && !DECORATION.test(role))).toEqual([])
})

test('the text of Mantine’s components is judged on the grounds that the theme gives it', () => {
  const colour = (name: string) => roleOf(`var(--mantine-color-${name})`)
  const pairs = [
    ...['text', 'dimmed', 'placeholder', 'anchor', 'error', 'success'].map(
      (name) => [colour(name), colour('body')] as const,
    ),
    [colour('default-color'), colour('default')],
    [colour('default-color'), colour('default-hover')],
    [roleOf('var(--mantine-primary-color-contrast)'), colour('primary-filled')],
    [roleOf('var(--mantine-primary-color-contrast)'), colour('primary-filled-hover')],
    ...Object.keys(palette).flatMap((name) =>
      ['light', 'light-hover'].map(
        (ground) => [colour(`${name}-light-color`), colour(`${name}-${ground}`)] as const,
      ),
    ),
  ] as const
  expect(pairs.filter((pair) => !isJudged(pair))).toEqual([])
})

test('where a style or a component sets both, its text is judged on its ground', () => {
  const rules = globSync('src/client/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({
      text: /(?:^|[;\s])color: (var\(--[\w-]+\))/.exec(body)?.[1],
      ground: /background(?:-color)?: (var\(--[\w-]+\))/.exec(body)?.[1],
    })),
  )
  const tags = globSync('src/client/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<[A-Z][\w.]*((?:[^<>]|=>)*)>/g)].map(([, props = '']) => ({
      text: /(?:^|\s)c="([^"]*)"/.exec(props)?.[1],
      ground: /\bbg="(var\(--[\w-]+\))"/.exec(props)?.[1],
    })),
  )
  const pairs = [...rules, ...tags].flatMap(({ text, ground }) =>
    text !== undefined && ground !== undefined ? [[roleOf(text), roleOf(ground)] as const] : [],
  )
  expect(pairs.length).toBeGreaterThan(15)
  expect(pairs.filter((pair) => !isJudged(pair))).toEqual([])
})
