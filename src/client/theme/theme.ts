import { createTheme } from '@mantine/core'
import { palette } from './palette.ts'

const fontFamily = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"Apple SD Gothic Neo"',
  '"Noto Sans KR"',
  '"Noto Sans CJK KR"',
  '"Malgun Gothic"',
  '"Noto Sans Thai"',
  '"Leelawadee UI"',
  '"Noto Sans Khmer"',
  '"Khmer UI"',
  '"Noto Sans Myanmar"',
  '"Myanmar Text"',
  '"Noto Sans Devanagari"',
  '"Nirmala UI"',
  'sans-serif',
].join(', ')

export const theme = createTheme({
  colors: palette,
  primaryColor: 'purple',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  black: '#191621',
  fontFamily,
  breakpoints: { xs: '22.5em', sm: '35.1875em', lg: '80em' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.385', sm: '1.429', md: '1.5', lg: '1.4', xl: '1.333' },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.334' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
