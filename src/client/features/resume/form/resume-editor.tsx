import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMemberId } from '../../../api/session.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useFrozenWhilePressed } from '../../../ui/button/use-pressed.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { BETTER_FIELDS, missingFrom } from '../../../entities/resume/completeness.ts'
import {
  isResumeDraftOrNothing,
  RESUME_DRAFT,
  type ResumeDraft,
  type ResumeValues,
} from '../../../entities/resume/resume-values.ts'
import { requestSave, takeSaveRequest } from '../saving/save-request.ts'
import { saveWholeResume } from '../saving/save-resume.ts'
import { SignInSheet } from '../saving/saved-resume.tsx'
import { type ResumeBase, useResumeBase } from '../saving/use-resume-base.ts'
import { EditorNotice } from './editor-notice.tsx'
import { ResumeForm } from './resume-form.tsx'
import type { Step } from './use-field-focus.ts'

interface ResumeEditorProps {
  step: Step
  /** Id of the job to apply to once the resume is saved. */
  jobId: string | undefined
  onStep: (step: Step) => void
  onSaved: () => void
  /** Called when the draft was stored, or storing failed. */
  onKept: (isKept: boolean) => void
}

/** The form with its initial values: the draft, else unsent entries, else the server's resume. */
export function ResumeEditor(props: ResumeEditorProps) {
  const memberId = useMemberId()
  const draft = useDraft<ResumeDraft | null>(RESUME_DRAFT, null, isResumeDraftOrNothing, {
    followsTabs: true,
  })
  const latest = useResumeBase()
  const base = useFrozenWhilePressed(latest, `${latest.key} ${latest.isStored} ${latest.isLoading}`)
  // The base version stays the same while typing, whatever arrives. Setting it must not re-render the form,
  // which would delay the first keystroke.
  const [begun, setBegun] = useState<{ with?: ResumeBase; version?: number }>({})
  const [dropped, setDropped] = useState<number>()
  const { version } = draft
  const isDropped = dropped === version
  const { onKept } = props
  const isKept = !draft.failed && (draft.kept || (draft.savedAt !== null && !isDropped))
  useEffect(() => onKept(isKept), [onKept, isKept])
  if (!draft.ready) return <Waiting />
  const draftValue = isDropped ? null : draft.value
  const begunWith = begun.version === version ? begun.with : undefined
  if (draftValue === null && !begunWith && base.isLoading) return <Waiting />
  const start = begunWith ?? base
  const drop = async () => {
    await draft.clear()
    setBegun({})
    setDropped(version)
  }
  return (
    <Begun
      {...props}
      key={`${memberId} ${version} ${draftValue ? 'draft' : start.key}`}
      draft={draftValue ?? start.draft}
      errors={draftValue ? {} : start.errors}
      isFirst={base.isStored !== true}
      onChange={(next) => {
        draft.save(next)
        if (!draftValue && begun.version !== version) Object.assign(begun, { with: base, version })
      }}
      clear={draft.clear}
      notice={
        <EditorNotice
          failed={draft.failed}
          kept={draftValue}
          savedAt={draft.savedAt}
          base={base}
          etag={(draftValue ?? start.draft).etag}
          onDrop={() => void drop()}
        />
      }
    />
  )
}

function Waiting() {
  return <LoadingBlocks rows={5} form="text" />
}

interface BegunProps extends ResumeEditorProps {
  draft: ResumeDraft
  /** Whether no resume of the member is known. */
  isFirst: boolean
  errors: ResumeBase['errors']
  onChange: (draft: ResumeDraft) => void
  clear: () => Promise<void>
  notice: ReactNode
}

function Begun(props: BegunProps) {
  const { draft, isFirst, errors, step, jobId, onStep, onChange, onSaved, clear, notice } = props
  const memberId = useMemberId()
  const [isAsked, setAsked] = useState(false)
  const [isWhole, setWhole] = useState(() => hasMoreThanRequired(draft.values))
  const isShort = jobId !== undefined && isFirst && step === 1 && !isWhole
  const job = useJob(jobId)
  const save = useSave(async (values) => {
    await saveWholeResume({ draft: { ...draft, values }, job, isShort })
    // Saving removed the draft: drop a pending draft write, which would restore it.
    void clear()
    onSaved()
  })
  useEffect(() => {
    if (memberId !== null && takeSaveRequest(draft.values)) void save.start(draft.values)
  })
  return (
    <>
      <ResumeForm
        initial={draft.values}
        errors={errors}
        step={step}
        short={isShort ? { job: job ?? UNNAMED, onMore: () => setWhole(true) } : undefined}
        isApplying={jobId !== undefined}
        onStep={onStep}
        onChange={(values) => onChange({ ...draft, values })}
        onSave={(values) => {
          if (memberId !== null) return void save.start(values)
          requestSave(values)
          setAsked(true)
        }}
        error={save.error}
        notice={notice}
      />
      {isAsked && <SignInSheet onClose={() => setAsked(false)} />}
    </>
  )
}

const hasMoreThanRequired = (values: ResumeValues) => missingFrom(values).better.length < BETTER_FIELDS.length

const UNNAMED = { title: '', headline: '' }

/** The job to apply to; its names may be missing without a network, but not its id. */
function useJob(jobId: string | undefined) {
  const langCode = useLanguage()
  const job = useQuery({ ...jobById(jobId ?? '', langCode), enabled: jobId !== undefined }).data?.data
  if (jobId === undefined) return undefined
  const { title = '', headline = title, companyName = '' } = job ?? {}
  return { id: jobId, title, headline, companyName }
}

/** Runs one save at a time without re-rendering before it ends, which would take longer than saving. */
function useSave(work: (values: ResumeValues) => Promise<void>) {
  const isUnderWay = useRef(false)
  const [error, setError] = useState<Error | null>(null)
  const start = async (values: ResumeValues) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work(values)
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('not saved', { cause: failure }))
    }
    isUnderWay.current = false
  }
  return { start, error }
}
