import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme, px } from '@mantine/core'
import { cssVariablesResolver } from './css-variables.ts'
import { palette } from '../../reference/theme/palette.ts'
import { tokens } from './tokens.ts'

type Variables = Record<string, string>

const theme = mergeMantineTheme(DEFAULT_THEME, tokens)
const standard = defaultCssVariablesResolver(theme)
const own = cssVariablesResolver(theme)

const light: Variables = { ...standard.variables, ...standard.light, ...own.variables, ...own.light }
const dark: Variables = { ...standard.dark, ...own.dark }

const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in palette))
const isUsed = (name: string) => !unused.some((color) => name.startsWith(`--mantine-color-${color}-`))

const declarations = (variables: Variables) =>
  Object.entries(variables)
    .filter(([name]) => isUsed(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const onlyInDark = declarations(
  Object.fromEntries(Object.entries(dark).filter(([name, value]) => value !== light[name])),
)

/** The classes of `visibleFrom` and `hiddenFrom`, which Mantine's provider would write on every phone. */
const visibility = Object.entries(theme.breakpoints)
  .map(([name, width]) => {
    const from = Number(px(width)) / 16
    return (
      `@media (width < ${from}em){.mantine-visible-from-${name}{display:none!important}}` +
      `@media (width >= ${from}em){.mantine-hidden-from-${name}{display:none!important}}`
    )
  })
  .join('')

/**
 * The variables of Mantine's theme and of css-variables.ts, written when the app is built: pages drawn on the server have
 * them before any script runs. Without the attribute, which a script sets, the scheme follows
 * the phone. Paper is light.
 */
export const themeCss = [
  `:root{${declarations(light)}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${onlyInDark}}}`,
  `@media screen{:root[data-mantine-color-scheme=dark]{${onlyInDark}}}`,
  visibility,
].join('')
