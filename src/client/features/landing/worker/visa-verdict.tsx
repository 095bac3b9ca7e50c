import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon, type Icon, InfoIcon, KeyIcon } from '../../../ui/icon/icons.tsx'
import type { VisaAnswer } from './visa-check.ts'
import classes from './visa-verdict.module.css'

type Verdict = VisaAnswer['verdict']

const signs: Record<Verdict, Icon> = { yes: CheckIcon, within: InfoIcon, permit: KeyIcon, no: CloseIcon }

/** The answer in a few words, with a sign of its own: never by colour alone. */
export function VerdictMark({ verdict, code }: { verdict: Verdict; code: string }) {
  const words: Record<Verdict, ReactNode> = {
    yes: <Trans>{code}: work is allowed</Trans>,
    within: <Trans>{code}: work is allowed within limits</Trans>,
    permit: <Trans>{code}: only with a permission first</Trans>,
    no: <Trans>{code}: no paid work</Trans>,
  }
  const Sign = signs[verdict]
  return (
    <p className={classes.verdict} data-verdict={verdict}>
      <Sign size={24} />
      <b>{words[verdict]}</b>
    </p>
  )
}
