import { createTheme } from '@mantine/core'
import { fontFamily } from './fonts.ts'
import { palette } from './palette.ts'

/**
 * Colours, sizes and breakpoints. Apart from theme.ts, because the build reads them to write the style sheet
 * (theme-css.ts) and cannot load the style sheets of components.
 */
export const tokens = createTheme({
  colors: palette,
  primaryColor: 'purple',
  primaryShade: { light: 6, dark: 4 },
  black: palette.gray[9],
  fontFamily,
  breakpoints: { xs: '22.5em', sm: '35.1875em', lg: '80em' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.385', sm: '1.429', md: '1.5', lg: '1.4', xl: '1.333' },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
