import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { JOB_CATEGORIES } from '../../../contract/base/enums.ts'
import { DesiredJob } from '../../../contract/candidate/resume-form.ts'
import { DesiredJobFields } from '../../entities/desired-job/desired-job-fields.tsx'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { Section } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { EXPECTED_JOB_ENTITY, expectedJob, sendExpectedJob } from './commands.ts'
import { CheckIcon } from '../../ui/icon/icons.tsx'

const DRAFT = 'desired-job'
/** Without "other", which matches no notifications. */
const SECTORS = JOB_CATEGORIES.filter((category) => category !== 'ETC')

/** The desired job, which decides about notifications of new jobs. */
export function DesiredJobSection() {
  const saved = useDesiredJob()
  const draft = useDraft<DesiredJob | null>(DRAFT, null, isDraft)
  const { result, job } = saved
  return (
    <Section
      surface
      id="desired-job"
      title={<Trans>Desired job</Trans>}
      aside={saved.isWaiting ? <OutboxMark view="saved" /> : undefined}
    >
      {!job ? (
        <QueryPlaceholder
          result={result}
          title={<Trans>Your desired job could not be loaded</Trans>}
          rows={3}
        />
      ) : !draft.ready ? (
        <LoadingBlocks rows={3} form="text" />
      ) : (
        <DesiredJobForm
          base={{ job, version: saved.version, etag: saved.etag }}
          typed={draft.value}
          onTyped={draft.save}
          clear={draft.clear}
        />
      )}
    </Section>
  )
}

interface Base {
  job: DesiredJob
  version: string
  etag: string | undefined
}

interface DesiredJobFormProps {
  base: Base
  /** The stored draft, if any. */
  typed: DesiredJob | null
  onTyped: (job: DesiredJob) => void
  clear: () => Promise<void>
}

function DesiredJobForm({ base, typed, onTyped, clear }: DesiredJobFormProps) {
  const [job, setJob] = useState(typed)
  // The base version that the current choice started from; later answers must not replace the choice.
  const [begunOn, setBegunOn] = useState<Base | undefined>(typed ? base : undefined)
  const { mutate, error, isSuccess, reset } = useSend(sendExpectedJob)
  const shown = begunOn ?? base
  const body = job ?? shown.job
  const form = useContractForm(() => payErrors(body), {}, { textOf: () => payText })
  const change = (next: DesiredJob) => {
    setJob(next)
    setBegunOn(shown)
    form.clearErrors()
    reset()
    onTyped(next)
  }
  const save = () => {
    const version = shown.etag === undefined ? {} : { ifMatch: shown.etag }
    const done = () => {
      // Saving removed the draft: drop a pending draft write, which would restore it.
      void clear()
      setBegunOn(undefined)
    }
    mutate({ body, draft: DRAFT, ...version }, { onSuccess: done })
  }
  return (
    <Form gap="xl" onSubmit={form.onSubmit(save)}>
      <DesiredJobFields
        key={shown.version}
        initial={body}
        onChange={change}
        errors={form.errors}
        sectors={SECTORS}
      />
      <SaveError error={error} />
      {isSuccess && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>Saved. We will tell you about new matching jobs.</Trans>
        </Alert>
      )}
      <Button type="submit" fullWidth>
        <Trans>Save</Trans>
      </Button>
    </Form>
  )
}

const payText = msg`The minimum pay is higher than the maximum pay.`

/** Nothing else of a desired job can be wrong. */
const payErrors = (job: DesiredJob): FieldErrors =>
  Object.keys(fieldErrorsOf(DesiredJob, job)).length === 0 ? {} : { expectedMaxPayAmount: 'TOO_SMALL' }

const isDraft = (value: unknown): value is DesiredJob | null =>
  value === null || Object.keys(fieldErrorsOf(DesiredJob, value)).length === 0

/** The latest saved desired job, sent or not. `version` changes with it. */
function useDesiredJob() {
  const result = useQuery(expectedJob())
  const { entries, sent } = useOutbox()
  const entry = entries.findLast(({ entity }) => entity === EXPECTED_JOB_ENTITY)
  const receipt = sent.find(({ entity, at }) => entity === EXPECTED_JOB_ENTITY && at >= dataTimeOf(result))
  const unsent = entry?.payload.kind === 'json' ? entry.payload.value : undefined
  const job = jobOf(unsent) ?? jobOf(receipt?.payload) ?? jobOf(result.data?.data)
  return {
    result,
    job,
    etag: result.data?.etag,
    version: entry?.id ?? receipt?.id ?? result.data?.etag ?? '',
    isWaiting: entry !== undefined,
  }
}

function jobOf(value: unknown): DesiredJob | undefined {
  const { data } = z.safeParse(DesiredJob, value)
  return data
}
