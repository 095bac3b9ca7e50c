import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { KOREAN_CAPABILITIES, type KoreanCapability } from '../../../contract/base/enums.ts'
import { koreanCapabilityLabels } from '../../i18n/candidate-labels.ts'

/** Level of Korean as five bars and a word. */
export function KoreanLevel({ level }: { level: KoreanCapability | null }) {
  const { i18n } = useLingui()
  if (level === null)
    return (
      <Text span inherit c="dimmed">
        <Trans>Not given</Trans>
      </Text>
    )
  const reached = KOREAN_CAPABILITIES.indexOf(level)
  return (
    <Flex component="span" display="inline-flex" columnGap="xs" wrap="wrap" align="center">
      <svg width={KOREAN_CAPABILITIES.length * 9 - 3} height={14} aria-hidden="true">
        {KOREAN_CAPABILITIES.map((each, index) => (
          <rect
            key={each}
            x={index * 9}
            width={6}
            height={14}
            rx={2}
            fill={index <= reached ? 'var(--primary)' : 'var(--hairline)'}
          />
        ))}
      </svg>
      {i18n._(koreanCapabilityLabels[level])}
    </Flex>
  )
}
