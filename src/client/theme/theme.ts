import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  createTheme,
  defaultVariantColorsResolver,
  Paper,
  type RadioProps,
  Skeleton,
} from '@mantine/core'
import alert from './alert.module.css'
import badge from './badge.module.css'
import button from './button.module.css'
import inlineInput from './inline-input.module.css'
import './mantine-styles.ts'
import pagination from './pagination.module.css'
import paper from './paper.module.css'
import segmentedControl from './segmented-control.module.css'
import skeleton from './skeleton.module.css'
import table from './table.module.css'
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
    Alert: Alert.extend({ classNames: alert }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', color: 'gray' }, classNames: badge }),
    Paper: Paper.extend({ classNames: paper }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: 'xs', animate: false }, classNames: skeleton }),
    // Not by their `extend`, which would load the components with the first page.
    Pagination: { classNames: pagination },
    SegmentedControl: { defaultProps: { withItemsBorders: false }, classNames: segmentedControl },
    Table: { classNames: table },
    Radio: { defaultProps: { size: 'md' } satisfies Partial<RadioProps>, classNames: inlineInput },
  },
})
