import { Trans, useLingui } from '@lingui/react/macro'
import { KOREAN_CAPABILITIES, type KoreanCapability } from '../../../contract/base/enums.ts'
import { koreanCapabilityLabels } from '../../i18n/candidate-labels.ts'
import classes from './korean-level.module.css'

/** Level of Korean as five bars and a word. */
export function KoreanLevel({ level }: { level: KoreanCapability | null }) {
  const { i18n } = useLingui()
  if (level === null)
    return (
      <span className={classes.none}>
        <Trans>Not given</Trans>
      </span>
    )
  const reached = KOREAN_CAPABILITIES.indexOf(level)
  return (
    <span className={classes.level}>
      <span className={classes.bars} aria-hidden="true">
        {KOREAN_CAPABILITIES.map((each, index) => (
          <span key={each} data-reached={index <= reached || undefined} />
        ))}
      </span>
      {i18n._(koreanCapabilityLabels[level])}
    </span>
  )
}
