import { ActionIcon, Button, createTheme, defaultVariantColorsResolver, type RadioProps } from '@mantine/core'
import button from './button.module.css'
import inlineInput from './inline-input.module.css'
import './mantine-styles.ts'
import { tokens } from './tokens.ts'

/** How Mantine's components look, decided once; css-variables.ts has the colour roles. */
export const theme = createTheme({
  ...tokens,
  // White on the dark shades of the light scheme, ink on the light ones of the dark scheme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' }, classNames: button }),
    // 44 px, as a thumb needs.
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'dark', size: 'xl', radius: 999 },
    }),
    // Not by its `extend`, which would load the component with the first page.
    Radio: { defaultProps: { size: 'md' } satisfies Partial<RadioProps>, classNames: inlineInput },
  },
})
