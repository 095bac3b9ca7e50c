import type { FraudSignal } from '../../../../contract/safety/fraud-signals.ts'
import { fraudWording } from '../../../../contract/safety/fraud-wording.ts'
import formClasses from '../desk/desk-form.module.css'

interface SuspiciousWordsProps {
  texts: readonly string[]
  signal: FraudSignal
}

/** The first sentence that is a sign of a fraud. */
export function SuspiciousWords({ texts, signal }: SuspiciousWordsProps) {
  const words = texts.map((text) => fraudWording(text, signal)).find((found) => found !== null)
  return (
    words !== undefined && (
      <q lang="ko" className={formClasses.minor}>
        {words}
      </q>
    )
  )
}
