import { createTheme } from '@mantine/core'
import { fontFamily } from './fonts.ts'
import { palette } from '../../reference/theme/palette.ts'

/** Names, sizes and line heights of texts, in pixels at the browser's standard size. */
const texts: [size: string, px: number, line: number][] = [
  ['xxs', 12, 16],
  ['xs', 13, 18],
  ['sm', 14, 20],
  ['md', 16, 24],
  ['lg', 20, 28],
  ['pay', 22, 30],
  ['xl', 24, 32],
  ['xxl', 28, 40],
  ['xxxl', 32, 44],
  ['hero', 40, 48],
]

/** Never below what the script needs (base.css). */
const lineHeight = (px: number, line: number) => `max(${(line / px).toFixed(4)}, var(--line-floor, 0))`

const heading = (px: number, line: number) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: lineHeight(px, line),
  fontWeight: '700',
})

/**
 * Colours, sizes and breakpoints. Apart from theme.ts, because the build reads them to write the style sheet
 * (theme-css.ts) and cannot load the style sheets of components.
 */
export const tokens = createTheme({
  colors: palette,
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 4 },
  black: palette.gray[9],
  fontFamily,
  breakpoints: { xs: '22.5em', sm: '35.1875em', lg: '80em' },
  spacing: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.5rem',
    xxl: '2rem',
    xxxl: '3rem',
    // Between the content and the edge of a phone, however large the text is.
    edge: '16px',
  },
  fontSizes: Object.fromEntries(texts.map(([size, px]) => [size, `${px / 16}rem`])),
  lineHeights: Object.fromEntries(texts.map(([size, px, line]) => [size, lineHeight(px, line)])),
  headings: {
    textWrap: 'balance',
    sizes: {
      h1: heading(24, 32),
      h2: heading(20, 28),
      h3: heading(16, 24),
      h4: heading(15, 22),
      h5: heading(14, 20),
      h6: heading(13, 18),
    },
  },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '20px', full: '999px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
