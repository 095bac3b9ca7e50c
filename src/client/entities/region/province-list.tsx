import { useLingui } from '@lingui/react/macro'
import { Box, Group, Text, UnstyledButton } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import type { Region } from '../../../contract/place/region.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { provinceName } from './region-names.ts'

/** Of both lists of a sheet, provinces and their districts. */
export const scrolling: CSSProperties = { overflow: 'auto', overscrollBehavior: 'contain' }

interface ProvinceListProps {
  regions: readonly Region[]
  /** The province whose districts are shown. */
  open: number | null
  onOpen: (id: number) => void
  /** How many places of it are chosen. */
  countIn?: (province: Region) => number
  /** Before the provinces. */
  children?: ReactNode
}

/** The provinces of Korea at the left of a sheet; a press shows the districts of one. */
export function ProvinceList({ regions, open, onOpen, countIn = () => 0, children }: ProvinceListProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  return (
    <Box
      component="ul"
      flex="none"
      w="max-content"
      miw={112}
      // Half of a phone is left for districts, whatever the text size.
      maw="45%"
      bg="var(--sunk)"
      style={scrolling}
      aria-label={t`Provinces`}
    >
      {children}
      {regions
        .filter(({ parent }) => parent === null)
        .map((region) => (
          <ProvinceButton
            key={region.id}
            isOpen={region.id === open}
            count={countIn(region)}
            onClick={() => onOpen(region.id)}
          >
            {provinceName(region, langCode)}
          </ProvinceButton>
        ))}
    </Box>
  )
}

interface ProvinceButtonProps {
  isOpen: boolean
  count?: number
  onClick: () => void
  children: ReactNode
}

export const ProvinceButton = ({ isOpen, count = 0, onClick, children }: ProvinceButtonProps) => (
  <li>
    <UnstyledButton
      w="100%"
      mih={44}
      py="xxs"
      ps="md"
      pe="xs"
      fz="min(1rem, 5.5vw)"
      fw={isOpen ? 700 : 400}
      c={isOpen ? 'primary' : 'dimmed'}
      bg={isOpen ? 'var(--surface)' : undefined}
      style={{ outlineOffset: -2, overflowWrap: 'break-word' }}
      aria-pressed={isOpen}
      onClick={onClick}
    >
      <Group component="span" justify="space-between" gap="xxs" wrap="nowrap">
        <span>{children}</span>
        {count > 0 && (
          <Text component="b" size="sm" fw={700} c="primary">
            {count}
          </Text>
        )}
      </Group>
    </UnstyledButton>
  </li>
)
