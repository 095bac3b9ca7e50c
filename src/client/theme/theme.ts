import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  type CheckboxProps,
  createTheme,
  defaultVariantColorsResolver,
  type InputProps,
  type InputWrapperProps,
  type NavLinkProps,
  type RadioProps,
  Skeleton,
  type SwitchProps,
} from '@mantine/core'
import alert from './alert.module.css'
import badge from './badge.module.css'
import button from './button.module.css'
import inlineInput from './inline-input.module.css'
import input from './input.module.css'
import inputWrapper from './input-wrapper.module.css'
import './mantine-styles.ts'
import pagination from './pagination.module.css'
import passwordInput from './password-input.module.css'
import segmentedControl from './segmented-control.module.css'
import skeleton from './skeleton.module.css'
import table from './table.module.css'
import switchStyles from './switch.module.css'
import { tokens } from './tokens.ts'

/** How Mantine's components look, decided once; css-variables.ts has the colour roles. */
export const theme = createTheme({
  ...tokens,
  // White on the dark shades of the light scheme, ink on the light ones of the dark scheme.
  variantColorResolver: (wanted) => {
    const colors = defaultVariantColorsResolver(wanted)
    return wanted.variant === 'filled'
      ? { ...colors, color: 'var(--mantine-primary-color-contrast)' }
      : colors
  },
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' }, classNames: button }),
    // 44 px, as a thumb needs, at any size of the text: the icons do not grow either.
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'dark', size: 'xl', radius: 999 },
      vars: (_, { size }) => ({ root: size === 'xl' ? { '--ai-size': 'var(--target)' } : {} }),
    }),
    Alert: Alert.extend({ classNames: alert }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', color: 'gray' }, classNames: badge }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: 'xs', animate: false }, classNames: skeleton }),
    // From here on not by `extend`, which would load the components with the first page.
    // 44 px, as a thumb needs.
    NavLink: { defaultProps: { mih: 'var(--target)', bdrs: 'sm' } satisfies NavLinkProps },
    Pagination: { classNames: pagination },
    SegmentedControl: { defaultProps: { withItemsBorders: false }, classNames: segmentedControl },
    Table: { classNames: table },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } satisfies CheckboxProps, classNames: inlineInput },
    Input: { defaultProps: { size: 'md' } satisfies Partial<InputProps>, classNames: input },
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
        withAsterisk: false,
      } satisfies Partial<InputWrapperProps>,
      classNames: inputWrapper,
    },
    PasswordInput: { classNames: passwordInput },
    Radio: { defaultProps: { size: 'md' } satisfies Partial<RadioProps>, classNames: inlineInput },
    Switch: {
      defaultProps: { size: 'lg', labelPosition: 'left', withThumbIndicator: false } satisfies SwitchProps,
      classNames: switchStyles,
    },
  },
})
