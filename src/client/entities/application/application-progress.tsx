import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ApplicationStage } from '../../../contract/base/enums.ts'
import classes from './application-progress.module.css'

const STEPS = [
  'SENT',
  'READ',
  'SHORTLISTED',
  'INTERVIEW',
  'HIRED',
] as const satisfies readonly ApplicationStage[]
type Step = (typeof STEPS)[number]

const stepLabels: Record<Step, MessageDescriptor> = {
  SENT: msg`Sent`,
  READ: msg`Read`,
  SHORTLISTED: msg`Interested`,
  INTERVIEW: msg`Interview`,
  HIRED: msg`Hired`,
}

/** How far an application has come, as a bar of named steps; the reached ones are also told to screen readers. */
export function ApplicationProgress({ stage }: { stage: ApplicationStage }) {
  const { i18n, t } = useLingui()
  const reached = STEPS.findIndex((step) => step === stage)
  if (reached < 0) return null
  return (
    <ol className={classes.steps} aria-label={t`Progress of the application`}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {i18n._(stepLabels[step])}
        </li>
      ))}
    </ol>
  )
}
