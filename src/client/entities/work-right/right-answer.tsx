import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reasonTexts } from '../../../contract/work-right/reason-texts.ts'
import type { WorkRight } from '../../../contract/work-right/may-take.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { citation } from '../../../reference/work-rights/sources.ts'
import type { WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'
import { AnchorButton } from '../../ui/button/button.tsx'
import { CheckIcon, CloseIcon, type Icon, InfoIcon, KeyIcon } from '../../ui/icon/icons.tsx'
import { CallIcon } from '../../ui/icon/screen-icons.tsx'
import { lawTitles } from './law-titles.ts'
import classes from './work-right.module.css'

export const signs: Record<WorkRightVerdict, Icon> = {
  YES: CheckIcon,
  WITHIN_LIMITS: CheckIcon,
  PERMIT_FIRST: KeyIcon,
  EMPLOYMENT_CENTRE: KeyIcon,
  NOT_KNOWN: InfoIcon,
  NO: CloseIcon,
}

interface RightAnswerProps {
  right: WorkRight
  /** The answer in one line. */
  title: ReactNode
}

/** A verdict with its reasons, each with the article it comes from. The last word is with 1345. */
export function RightAnswer({ right: { verdict, reasons }, title }: RightAnswerProps) {
  const { i18n, t } = useLingui()
  const nameOf = (titleEn: string) => {
    const name = lawTitles[titleEn]
    // Guides of schools and ministries, which have no names in other languages.
    return name ? i18n._(name) : t({ message: `${titleEn} (in Korean)`, comment: 'A document to read' })
  }
  const Sign = signs[verdict]
  return (
    <div className={classes.answer} aria-live="polite">
      <p className={classes.verdict} data-verdict={verdict}>
        <Sign size={24} />
        <b>{title}</b>
      </p>
      <ul className={classes.reasons}>
        {reasons.map(({ code, source }, index) => (
          <li key={`${code} ${source}`}>
            {i18n._(reasonTexts[code])}
            {reasons[index + 1]?.source !== source && (
              <cite className={classes.source}>{citation(source, readsKorean(i18n.locale), nameOf)}</cite>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.source}>
        <Trans>
          This is information, not advice. The immigration office decides. Call 1345 before you start.
        </Trans>
      </p>
      <div>
        <AnchorButton href="tel:1345" variant="outline" size="sm" icon={CallIcon}>
          <Trans>Call immigration: 1345</Trans>
        </AnchorButton>
      </div>
    </div>
  )
}
