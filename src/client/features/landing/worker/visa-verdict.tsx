import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WorkRight } from '../../../../reference/visa-statuses.ts'
import { CheckIcon, CloseIcon, type Icon, InfoIcon, KeyIcon } from '../../../ui/icon/icons.tsx'
import type { VisaAnswer, VisaGroup } from './visa-check.ts'
import type { WorkNote } from './visa-work.ts'
import classes from './visa-verdict.module.css'

export const groupNames: Record<VisaGroup, MessageDescriptor> = {
  E: msg({ message: 'Employment', comment: 'Group of visas: work' }),
  H: msg`Working holiday, working visit`,
  F: msg`Residence and family`,
  D: msg`Study, training, business`,
  G: msg({ message: 'Other', comment: 'Group of visas, or a choice that is not in the list' }),
  C: msg({ message: 'Short stay', comment: 'Group of visas: up to 90 days' }),
  B: msg({ message: 'Visa exemption', comment: 'Group of visas: entry without a visa' }),
  A: msg`Diplomacy and agreements`,
}

interface RightText {
  text: MessageDescriptor
  /** The legal source. */
  source: MessageDescriptor
}

/** Summaries of the Immigration Act and its Enforcement Decree, each with its articles; the exact limits are there. */
export const rightTexts: Record<WorkRight, RightText> = {
  unrestricted: {
    text: msg`This status sets no limit on the kind of work.`,
    source: msg`Immigration Act, article 10-3, and its Enforcement Decree, article 23.`,
  },
  'unrestricted-partly': {
    text: msg`Most people with this status may do any work. Some types of this status only allow work in the field of the previous status.`,
    source: msg`Enforcement Decree of the Immigration Act, article 23 (2).`,
  },
  'unrestricted-except': {
    text: msg`Most work is allowed. Not allowed: simple labor (with exceptions in areas with a falling population), work against public morals, and work restricted in the public interest.`,
    source: msg`Enforcement Decree of the Immigration Act, article 23 (3).`,
  },
  'status-scope': {
    text: msg`Work is allowed within the limits of this status: only in its field and, for most people, only at the approved workplace. For another job or workplace, you first need permission or must report it.`,
    source: msg`Immigration Act, articles 18 and 21, and its Enforcement Decree, article 23.`,
  },
  'permit-required': {
    text: msg`This status is not for work. Some work, such as part-time work for students, is possible if you get permission before you start.`,
    source: msg`Immigration Act, articles 18 and 20.`,
  },
  none: {
    text: msg`This status is for a visit, for travel or for official duties, and not for paid work.`,
    source: msg`Immigration Act, article 18.`,
  },
}

/** Short answers for one kind of work; the texts above say more. */
export const workNotes: Record<WorkNote, MessageDescriptor> = {
  allowed: msg`This kind of work is allowed.`,
  mostly: msg`This kind of work is allowed for most people with this status.`,
  notSimple: msg`This kind of work is allowed if it is not simple labor.`,
  simple: msg`Many jobs of this kind are simple labor, which this status does not allow. Ask before the work starts.`,
  inField: msg`This kind of work is in the field of this status.`,
  assigned: msg`This kind of work is possible only at the workplace that the employment center approved.`,
  outside: msg`This kind of work is outside the field of this status. Permission from the immigration office is needed first.`,
  ask: msg`The permission decides whether this kind of work is allowed. Ask before the work starts.`,
  permit: msg`This kind of work needs permission from the immigration office. Ask whether it is possible.`,
  none: msg`Paid work of any kind is not allowed.`,
}

type Verdict = VisaAnswer['verdict']

const signs: Record<Verdict, Icon> = { yes: CheckIcon, within: InfoIcon, permit: KeyIcon, no: CloseIcon }

/** The verdict as text with an icon, so that it does not depend on colour. */
export function VerdictMark({ verdict, code }: { verdict: Verdict; code: string }) {
  const verdictLabels: Record<Verdict, ReactNode> = {
    yes: <Trans>{code}: work is allowed</Trans>,
    within: <Trans>{code}: work is allowed within limits</Trans>,
    permit: <Trans>{code}: work is allowed only with permission</Trans>,
    no: <Trans>{code}: no paid work</Trans>,
  }
  const Sign = signs[verdict]
  return (
    <p className={classes.verdict} data-verdict={verdict}>
      <Sign size={24} />
      <b>{verdictLabels[verdict]}</b>
    </p>
  )
}
