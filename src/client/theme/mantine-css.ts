import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { palette } from './palette.ts'
import { theme } from './theme.ts'

const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in palette))
const isUsed = (name: string) => !unused.some((color) => name.startsWith(`--mantine-color-${color}-`))

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .filter(([name]) => isUsed(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))

/** Mantine's variables, generated at build time instead of on every phone. */
export const mantineCss = [
  `:root{${declarations({ ...variables, ...light })}}`,
  `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
].join('')
