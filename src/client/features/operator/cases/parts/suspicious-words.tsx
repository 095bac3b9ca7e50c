import { Text } from '@mantine/core'
import type { FraudSignal } from '../../../../../contract/safety/fraud-signals.ts'
import { fraudWording } from '../../../../../contract/safety/fraud-wording.ts'

/** The first sentence that is a sign of a fraud. */
export function SuspiciousWords({ texts, signal }: { texts: readonly string[]; signal: FraudSignal }) {
  const words = texts.map((text) => fraudWording(text, signal)).find((found) => found !== null)
  return (
    words !== undefined && (
      <Text component="q" display="block" size="xs" c="dimmed" lang="ko">
        {words}
      </Text>
    )
  )
}
