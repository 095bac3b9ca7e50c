import { Trans } from '@lingui/react/macro'
import { Alert, Button, Box, Stack, Title, Flex, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useIsomorphicEffect } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import type { JobCard } from '../../../../contract/job/job.ts'
import { OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { createSignal } from '../../../browser/signal.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { type Missing, missingFrom } from '../../../entities/resume/completeness.ts'
import { type ResumeValues, resumeBody } from '../../../entities/resume/resume-values.ts'
import { DesiredJobFields } from '../../../entities/desired-job/desired-job-fields.tsx'
import { MissingCount, MissingList } from './completeness-mark.tsx'
import { RequiredPart, StepOne } from './step-one.tsx'
import { type Step, useFieldFocus } from './use-field-focus.ts'
import { setField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'
import { LightbulbIcon } from '../../../ui/icon/icons.tsx'
import { formPart } from './form-part.ts'
import { useLingui } from '@lingui/react'
import { useErrorsAtStart, useErrorTexts } from '../../../forms/use-field-errors.ts'
import { fieldText } from './field-texts.ts'
import { DesiredJob, ResumeForm as ResumeBody } from '../../../../contract/candidate/resume-form.ts'
import { JOB_CATEGORIES, PERIOD_TYPES } from '../../../../contract/base/enums.ts'

/** Errors of the contract by field of both steps; empty if the form may be saved. */
export function errorsOfResume(values: ResumeValues): FieldErrors {
  return {
    ...fieldErrorsOf(ResumeBody, resumeBody(values, undefined)),
    ...fieldErrorsOf(DesiredJob, values.expectedJob),
  }
}

/** What the job is called that the resume is for; empty while it is not known. */
type JobNames = Pick<JobCard, 'title' | 'headline'>

interface ResumeFormProps {
  initial: ResumeValues
  /** Errors of the server's refusal by field. */
  errors: FieldErrors
  step: Step
  /** Asks only for what an application needs, with a way to the whole form. */
  short: { job: JobNames; onMore: () => void } | undefined
  /** Whether saving also applies to a job. */
  isApplying: boolean
  onStep: (step: Step) => void
  onChange: (values: ResumeValues) => void
  /** Called with valid values. */
  onSave: (values: ResumeValues) => void
  error: Error | null
  notice: ReactNode
}

/** Both steps as one form; typing re-renders only the field. */
export function ResumeForm(props: ResumeFormProps) {
  const { initial, step, short, isApplying, onStep, onSave, error } = props
  const missing = useState(() => createSignal<Missing>(missingFrom(initial)))[0]
  const form = useForm<ResumeValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => {
      keepMissing(missing, values)
      props.onChange(values)
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const { goTo, focusFirst } = useFieldFocus(element, step, onStep)
  const errors = useResumeErrors(form, props.errors, focusFirst)
  const next = () => {
    form.setFieldValue('expectedJob', withSuggestedSector(form.getValues()), { forceUpdate: false })
    onStep(2)
  }
  const submit = () => {
    if (step === 1 && !short) next()
    else if (!errors.check(form.getValues())) onSave(form.getValues())
  }
  return (
    <Box
      component="form"
      ref={element}
      mt={{ sm: 'md' }}
      bdrs={{ sm: 'lg' }}
      style={{ overflow: 'clip' }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {short ? (
        <ShortHead job={short.job} />
      ) : (
        <StepHead step={step}>
          <MissingCount missing={missing} onGo={goTo} />
        </StepHead>
      )}
      {props.notice}
      {short ? <RequiredPart form={form} /> : step === 1 ? <StepOne form={form} /> : <StepTwo form={form} />}
      {short ? (
        <Flex {...formPart} mt="xs">
          <Button variant="light" fullWidth onClick={short.onMore}>
            <Trans>Write the whole resume</Trans>
          </Button>
        </Flex>
      ) : (
        <MissingList missing={missing} onGo={goTo} />
      )}
      {error && (
        <Flex {...formPart}>
          <SaveError error={error} />
        </Flex>
      )}
      <Box pt={{ sm: 'md' }} pb={{ sm: 'xxl' }} px={{ sm: 'xxl' }} bg={{ sm: 'var(--surface)' }}>
        <ActionBar>
          {step === 2 && (
            <Box component="span" flex="1 0 auto">
              <Button variant="default" fullWidth onClick={() => onStep(1)}>
                <Trans>Back</Trans>
              </Button>
            </Box>
          )}
          <Box component="span" flex="2 1 min-content">
            <Button type="submit" fullWidth>
              {step === 1 && !short ? (
                <Trans>Next</Trans>
              ) : isApplying ? (
                <Trans>Save and apply</Trans>
              ) : (
                <Trans>Save</Trans>
              )}
            </Button>
          </Box>
        </ActionBar>
      </Box>
    </Box>
  )
}

/** Emits only when the missing fields change, not on every keystroke. */
function keepMissing(missing: ReturnType<typeof createSignal<Missing>>, values: ResumeValues) {
  const now = missingFrom(values)
  if (JSON.stringify(now) !== JSON.stringify(missing.get())) missing.set(now)
}

function StepHead({ step, children }: { step: Step; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  // Moves the focus to the start of a new step.
  useIsomorphicEffect(() => {
    if (shownStep.current !== step && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true })
    shownStep.current = step
  }, [step])
  return (
    <Stack gap="xxs" pt={{ base: 'xxs', sm: 'xxl' }} px={{ base: 'edge', sm: 'xxl' }} bg="var(--surface)">
      <SimpleGrid cols={2} spacing="xs" mb="lg" aria-hidden="true">
        <Box component="span" h={4} bdrs="full" bg="var(--primary)" />
        <Box component="span" h={4} bdrs="full" bg={step === 2 ? 'var(--primary)' : 'var(--hairline)'} />
      </SimpleGrid>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="sm" fz="sm" lh="sm" c="dimmed">
        <span>
          <Trans>Step {step} of 2</Trans>
        </span>
        {children}
      </Flex>
      <Title order={2} size="h1" lts="-0.02em" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {step === 1 ? <Trans>About me</Trans> : <Trans>The job I want</Trans>}
      </Title>
    </Stack>
  )
}

function ShortHead({ job }: { job: JobNames }) {
  return (
    <Stack gap="xxs" pt={{ base: 'xxs', sm: 'xxl' }} px={{ base: 'edge', sm: 'xxl' }} bg="var(--surface)">
      <Title order={2} size="h1" lts="-0.02em" style={{ outline: 'none' }}>
        <Trans>Answer four questions to apply</Trans>
      </Title>
      {job.title !== '' && (
        <p>
          <ShownTitle job={job} />
          <OriginalTitle job={job} />
        </p>
      )}
      <p>
        <Trans>
          The company gets these answers with your application. You can add more to your resume at any time.
        </Trans>
      </p>
    </Stack>
  )
}

/** The desired job. */
function StepTwo({ form }: { form: ResumeFormApi }) {
  return (
    <Flex component="section" {...formPart} data-field="expectedJob">
      <DesiredJobFields
        initial={form.getValues().expectedJob}
        onChange={(job) => {
          setField(form, 'expectedJob', job)
          form.clearFieldError('expectedMaxPayAmount')
        }}
        errors={form.errors}
      />
      <Alert role="note" icon={<LightbulbIcon size={20} />}>
        <Trans>
          We show matching jobs first. If something does not matter to you, choose “Any region”, “Any work” or
          “Any pay”.
        </Trans>
      </Alert>
      <Alert role="note" icon={<LightbulbIcon size={20} />}>
        <Trans>
          Verified companies can find you by these answers only if you let them. We ask you after you save.
        </Trans>
      </Alert>
    </Flex>
  )
}

/** Shows the error of each field and focuses the first invalid one. */
function useResumeErrors(
  form: ResumeFormApi,
  refused: FieldErrors,
  focusFirst: (fields: readonly string[]) => void,
) {
  const { i18n } = useLingui()
  const { show } = useErrorTexts(
    form,
    (field, code) => i18n._(fieldText(field, code)),
    (errors) => focusFirst(Object.keys(errors)),
  )
  useErrorsAtStart(refused, show)
  /** @returns whether anything is wrong */
  const check = (values: ResumeValues): boolean => {
    const errors = errorsOfResume(values)
    const isWrong = Object.keys(errors).length > 0
    // A form without errors before and after is not drawn again: saving comes first.
    if (isWrong || Object.keys(form.errors).length > 0) show(errors)
    return isWrong
  }
  return { check }
}

/** Preselects the sector with the longest experience unless one was chosen. */
export function withSuggestedSector(values: ResumeValues): DesiredJob {
  const { expectedJob: job, jobCategoryPeriodTypeMap: career } = values
  if (job.expectedJobCategory !== null || job.noSelectExpectedJobCategory) return job
  const lengthIn = (sector: (typeof JOB_CATEGORIES)[number]) => {
    const period = career[sector]
    return period === undefined ? -1 : PERIOD_TYPES.indexOf(period)
  }
  const [longest] = JOB_CATEGORIES.filter((sector) => lengthIn(sector) >= 0).toSorted(
    (a, b) => lengthIn(b) - lengthIn(a),
  )
  return longest ? { ...job, expectedJobCategory: longest } : job
}
