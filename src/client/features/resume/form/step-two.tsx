import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ExpectedJobFields } from '../../../entities/desired-job/expected-job-fields.tsx'
import { Tip } from '../../../ui/sheet/tip.tsx'
import { type ResumeFormApi, setField } from './form-field.ts'
import classes from './resume-form.module.css'

/** The desired job. */
export function StepTwo({ form }: { form: ResumeFormApi }) {
  return (
    <section className={classes.part} data-field="expectedJob">
      <ExpectedJobFields
        initial={form.getValues().expectedJob}
        onChange={(job) => {
          setField(form, 'expectedJob', job)
          form.clearFieldError('expectedMaxPayAmount')
        }}
        errors={form.errors}
      />
      <Tip>
        <Trans>We show you jobs that fit this first. Tick “any” where it does not matter to you.</Trans>
      </Tip>
      <Tip>
        <Trans>
          Verified companies can find what you choose here, without your full name, number or photo; they pay
          to open the whole resume, and you see who did. You can switch this off in the{' '}
          <Link to="/mypage/alarm">alarm settings</Link>.
        </Trans>
      </Tip>
    </section>
  )
}
