import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import type { ReactNode } from 'react'

interface TilesProps<Value extends string> {
  label: ReactNode
  name: string
  tiles: readonly { value: Value; title: ReactNode; words?: ReactNode; figure?: ReactNode }[]
  /** Null until chosen. */
  value: Value | null
  onPick: (value: Value) => void
  /** Two columns on phones, for short labels. */
  small?: boolean
}

const SMALL = { minColWidth: 'min(9.5rem, 100%)' }
/** Plans stand one below another on phones, and side by side on desktops, to be compared. */
const plans = (count: number) => ({ cols: { base: 1, sm: Math.min(count, 2), lg: Math.min(count, 4) } })

/** Radio buttons as tiles; the selected one is outlined. */
export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { label, name, tiles, value, onPick, small = false } = props
  return (
    <Radio.Group name={name} value={value} label={label} labelProps={{ fz: 'lg', lh: 'lg', mb: 'xxs' }}>
      <SimpleGrid {...(small ? SMALL : plans(tiles.length))} spacing="xs">
        {tiles.map((tile) => {
          const isChosen = tile.value === value
          return (
            <Radio.Card
              key={tile.value}
              value={tile.value}
              px="sm"
              py="xs"
              mih={56}
              bd={`2px solid ${isChosen ? 'var(--primary)' : 'var(--hairline)'}`}
              bg={isChosen ? 'var(--tint)' : undefined}
              onClick={() => onPick(tile.value)}
            >
              <Group component="span" gap="4px 12px">
                <Radio.Indicator bd={isChosen ? undefined : '2px solid var(--control)'} />
                <Stack component="span" gap={0} flex="1 1 6rem" miw="min-content">
                  <Text span fw={700}>
                    {tile.title}
                  </Text>
                  {tile.words && (
                    <Text span size="sm" c="dimmed">
                      {tile.words}
                    </Text>
                  )}
                </Stack>
                {tile.figure && (
                  <Text span fw={700} ms="auto">
                    {tile.figure}
                  </Text>
                )}
              </Group>
            </Radio.Card>
          )
        })}
      </SimpleGrid>
    </Radio.Group>
  )
}
