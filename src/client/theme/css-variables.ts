import type { CSSVariablesResolver } from '@mantine/core'
import { fontFamily } from './fonts.ts'
import { palette } from '../../reference/theme/palette.ts'

const { primary, gray, dark, green, blue, amber, red } = palette

/** Colour roles of the light scheme: components use these, never shades. */
const light = {
  '--page': gray[1],
  '--surface': '#FFFFFF',
  '--sunk': gray[1],
  '--ink': gray[9],
  '--dim': gray[7],
  '--faint': gray[6],
  '--hairline': gray[2],
  '--control': gray[5],
  '--primary': primary[6],
  '--primary-hover': primary[7],
  '--on-primary': '#FFFFFF',
  '--primary-text': primary[7],
  '--tint': primary[1],
  '--tint-hover': primary[2],
  '--promise': green[7],
  '--promise-tint': green[1],
  '--visa': blue[7],
  '--visa-tint': blue[1],
  '--banner': gray[8],
  '--on-banner': '#FFFFFF',
  '--sent': green[7],
  '--waiting': amber[7],
  '--waiting-tint': amber[1],
  '--attention': red[6],
  '--attention-tint': red[0],
  '--focus': primary[6],
  '--scene-sky': primary[1],
  '--scene-back': primary[2],
  '--scene-front': primary[3],
  '--scene-light': '#FFFFFF',
  '--scene-accent': primary[6],
  '--sea': blue[1],
  '--land': '#FFFFFF',
  '--land-line': gray[3],
  '--own-land': primary[1],
  '--own-land-line': primary[4],
  '--scrim': 'rgba(25, 22, 33, .5)',
  '--float': '0 -8px 24px -12px rgba(25, 22, 33, .14)',
}

const night: Record<keyof typeof light, string> = {
  '--page': dark[7],
  '--surface': dark[6],
  '--sunk': dark[5],
  '--ink': dark[0],
  '--dim': dark[1],
  '--faint': dark[2],
  '--hairline': dark[5],
  '--control': dark[3],
  '--primary': primary[4],
  '--primary-hover': primary[3],
  '--on-primary': gray[9],
  '--primary-text': primary[3],
  '--tint': '#33274F',
  '--tint-hover': '#3E3060',
  '--promise': green[3],
  '--promise-tint': '#12352A',
  '--visa': blue[3],
  '--visa-tint': '#172C4A',
  '--banner': dark[5],
  '--on-banner': dark[0],
  '--sent': green[3],
  '--waiting': amber[3],
  '--waiting-tint': '#3A2A12',
  '--attention': red[3],
  '--attention-tint': '#41201F',
  '--focus': primary[4],
  '--scene-sky': '#2B2340',
  '--scene-back': '#3A2E5A',
  '--scene-front': '#54417F',
  '--scene-light': '#6C57A0',
  '--scene-accent': primary[4],
  '--sea': '#1A2430',
  '--land': dark[5],
  '--land-line': dark[4],
  '--own-land': '#33274F',
  '--own-land-line': primary[5],
  '--scrim': 'rgba(6, 5, 9, .66)',
  '--float': '0 -8px 24px -12px rgba(0, 0, 0, .5)',
}

const spaces = [4, 8, 12, 16, 20, 24, 32, 48] as const

/**
 * Size and line height of every text token in rem; the line height never falls below what the script needs
 * (theme/base.css).
 */
const type = (weight: 400 | 700, px: number, line: number) =>
  `${weight} ${px / 16}rem/max(${(line / px).toFixed(4)}, var(--line-floor, 0)) var(--font)`

const fixed = {
  '--font': fontFamily,
  ...Object.fromEntries(spaces.map((px) => [`--space-${px}`, `${px / 16}rem`])),
  '--type-tab': type(400, 12, 16),
  '--type-xs': type(400, 13, 18),
  '--type-xs-bold': type(700, 13, 18),
  '--type-sm': type(400, 14, 20),
  '--type-sm-bold': type(700, 14, 20),
  '--type-md': type(400, 16, 24),
  '--type-title': type(700, 16, 24),
  '--type-title-small': type(700, 15, 22),
  '--type-h2': type(700, 20, 28),
  '--type-h1': type(700, 24, 32),
  '--type-h1-wide': type(700, 28, 40),
  '--type-headline': type(700, 32, 44),
  '--type-pay': type(700, 22, 30),
  '--type-pay-hero': type(700, 40, 48),
  '--radius-badge': '6px',
  '--radius-small': '8px',
  '--radius-control': '12px',
  '--radius-card': '16px',
  '--radius-sheet': '20px',
  '--radius-full': '999px',
  '--target': '44px',
  '--edge': '16px',
  '--column': '562px',
  '--content': '1100px',
  '--quick': '120ms',
  '--slide': '200ms cubic-bezier(.2, 0, 0, 1)',
}

/** For images that no style sheet reaches. */
export const lightRoles: Readonly<Record<string, string>> = light

/** Roles of Mantine's own variables, the same in both schemes because the roles differ. */
const mantine = {
  '--mantine-color-text': 'var(--ink)',
  // Of papers, sheets and fields; the page behind them is `--page` (base.css).
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--attention)',
  '--mantine-color-success': 'var(--sent)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--hairline)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-primary-filled': 'var(--primary)',
  '--mantine-color-primary-filled-hover': 'var(--primary-hover)',
  ...colorRoles('primary', { tint: '--tint', hover: '--tint-hover', text: '--primary-text' }),
  // Quiet actions: `color="gray"` is dim, `color="dark"` is ink.
  ...colorRoles('gray', { tint: '--sunk', hover: '--sunk', text: '--dim' }),
  ...colorRoles('dark', { tint: '--sunk', hover: '--sunk', text: '--ink' }),
  ...colorRoles('green', { tint: '--promise-tint', hover: '--promise-tint', text: '--promise' }),
  ...colorRoles('blue', { tint: '--visa-tint', hover: '--visa-tint', text: '--visa' }),
  ...colorRoles('amber', { tint: '--waiting-tint', hover: '--waiting-tint', text: '--waiting' }),
  ...colorRoles('red', { tint: '--attention-tint', hover: '--attention-tint', text: '--attention' }),
}

type Role = keyof typeof light

/** The variables of the variants `light`, `subtle` and `outline`, and of coloured text. */
function colorRoles(color: string, { tint, hover, text }: Record<'tint' | 'hover' | 'text', Role>) {
  return {
    [`--mantine-color-${color}-light`]: `var(${tint})`,
    [`--mantine-color-${color}-light-hover`]: `var(${hover})`,
    [`--mantine-color-${color}-light-color`]: `var(${text})`,
    [`--mantine-color-${color}-text`]: `var(${text})`,
    [`--mantine-color-${color}-outline`]: `var(${text})`,
    [`--mantine-color-${color}-outline-hover`]: `var(${tint})`,
  }
}

/** Read when the app is built (theme-css.ts). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: fixed,
  light: { ...light, ...mantine },
  dark: { ...night, ...mantine },
})
