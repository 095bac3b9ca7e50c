import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { palette } from '../../../reference/theme/palette.ts'
import classes from '../../ui/page/page.module.css'

/** The logo: the syllable 이 with a head and a doorway. Below 20 px the background is left out. */
export function Mark({ size = 28, quiet = false }: { size?: number; quiet?: boolean }) {
  const tile = quiet ? 'var(--faint)' : palette.primary[6]
  return (
    <svg
      style={{ flex: 'none' }}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="48" height="48" rx="13" fill={tile} />
      <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round">
        <circle cx="18" cy="18" r="7" />
        <path d="M34 9.5v18" />
        {size >= 20 && <path d="M11 37h26" />}
      </g>
    </svg>
  )
}

/** Logo and name, in the letters of the reader's language; the surrounding link has the accessible name. */
export function Wordmark() {
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" c="var(--ink)">
      <Mark />
      <Text span size="lg" fw={700} lts="-0.05em" className={classes.name}>
        <Trans>Ilteo</Trans>
      </Text>
    </Group>
  )
}
