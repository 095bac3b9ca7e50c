import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMemberId } from '../../../api/session.ts'
import { createSignal } from '../../../browser/signal.ts'
import { exchangeOtherVersion, useOtherVersion } from '../../../offline/drafts/use-other-version.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useAct } from '../../../forms/use-act.ts'
import { useFrozenWhilePressed } from '../../../ui/button/use-pressed.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { BETTER_FIELDS, missingFrom } from '../../../entities/resume/completeness.ts'
import {
  isResumeDraft,
  isResumeDraftOrNothing,
  RESUME_DRAFT,
  type ResumeDraft,
  type ResumeValues,
} from '../../../entities/resume/resume-values.ts'
import { requestSave, takeSaveRequest } from '../saving/save-request.ts'
import { ResumeVersions, showConflict } from '../saving/resume-conflict.tsx'
import { saveWholeResume, takeTheirs } from '../saving/save-resume.ts'
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
  // What has replaced the draft: null for nothing, or the version that was not taken before.
  const [placed, setPlaced] = useState<{ draft: ResumeDraft | null; version: number; round: number }>()
  const { version } = draft
  const own = placed?.version === version ? placed : undefined
  const { onKept } = props
  const isKept = !draft.failed && (draft.kept || (draft.savedAt !== null && own?.draft !== null))
  useEffect(() => onKept(isKept), [onKept, isKept])
  if (!draft.ready) return <Waiting />
  const draftValue = own ? own.draft : draft.value
  const begunWith = begun.version === version ? begun.with : undefined
  if (draftValue === null && !begunWith && base.isLoading) return <Waiting />
  const start = begunWith ?? base
  const place = (next: ResumeDraft | null) => {
    setBegun({})
    setPlaced((before) => ({ draft: next, version, round: (before?.round ?? 0) + 1 }))
  }
  const drop = async () => {
    await draft.clear()
    place(null)
  }
  return (
    <Begun
      {...props}
      key={`${memberId} ${version} ${own?.round} ${draftValue ? 'draft' : start.key}`}
      draft={draftValue ?? start.draft}
      isRestored={draftValue !== null}
      savedAt={draft.savedAt}
      failed={draft.failed}
      base={base}
      errors={draftValue ? {} : start.errors}
      onChange={(next) => {
        draft.save(next)
        if (!draftValue && begun.version !== version) Object.assign(begun, { with: base, version })
      }}
      clear={draft.clear}
      onDrop={drop}
      onPut={(next) => {
        draft.save(next)
        place(next)
      }}
    />
  )
}

function Waiting() {
  return <LoadingBlocks rows={5} form="text" />
}

interface BegunProps extends ResumeEditorProps {
  draft: ResumeDraft
  /** Whether it is what was typed before, and not the base version. */
  isRestored: boolean
  savedAt: number | null
  /** Whether drafts cannot be stored on this device. */
  failed: boolean
  base: ResumeBase
  errors: ResumeBase['errors']
  onChange: (draft: ResumeDraft) => void
  clear: () => Promise<void>
  /** Begins with the base version. */
  onDrop: () => Promise<void>
  /** Begins with another draft. */
  onPut: (draft: ResumeDraft) => void
}

function Begun(props: BegunProps) {
  const { draft, isRestored, base, errors, step, jobId, onStep, onChange, onSaved, clear, onDrop } = props
  const memberId = useMemberId()
  const [isAsked, setAsked] = useState(false)
  const [isWhole, setWhole] = useState(() => hasMoreThanRequired(draft.values))
  const isShort = jobId !== undefined && base.isStored !== true && step === 1 && !isWhole
  const job = useJob(jobId)
  const [typed] = useState(() => createSignal<ResumeValues | null>(null))
  const seenEtag = useRef<string>(undefined)
  const { conflict } = base
  const other = useOtherVersion(RESUME_DRAFT, isResumeDraft)
  const queries = useQueryClient()
  const act = useAct()
  const save = async (values: ResumeValues) => {
    // Nothing is sent over a version that the member has not seen.
    if (conflict && seenEtag.current !== conflict.etag) return showConflict()
    await saveWholeResume({ draft: { ...draft, values }, job, isShort, conflict })
    // Saving removed the draft: drop a pending draft write, which would restore it.
    void clear()
    onSaved()
  }
  useEffect(() => {
    if (memberId !== null && takeSaveRequest(draft.values)) void act.start(() => save(draft.values))
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
        onChange={(values) => {
          typed.set(values)
          onChange({ ...draft, values })
        }}
        onSave={(values) => {
          if (memberId !== null) return void act.start(() => save(values))
          requestSave(values)
          setAsked(true)
        }}
        error={act.error}
        notice={
          <EditorNotice
            failed={props.failed}
            kept={isRestored ? draft : null}
            savedAt={props.savedAt}
            base={base}
            etag={draft.etag}
            onDrop={() => void onDrop()}
            versions={
              (conflict || other) && (
                <ResumeVersions
                  typed={typed}
                  start={draft.values}
                  conflict={conflict}
                  kept={other}
                  onSeen={(etag) => {
                    seenEtag.current = etag
                  }}
                  onTheirs={(mine) =>
                    void act.start(async () => {
                      if (conflict) await takeTheirs(queries, mine, conflict)
                      await onDrop()
                    })
                  }
                  onKept={(values) =>
                    void act.start(async () => {
                      const mine = typed.get() ?? (isRestored ? draft.values : null)
                      await exchangeOtherVersion(RESUME_DRAFT, mine ? { values: mine } : undefined)
                      props.onPut({ ...draft, values })
                    })
                  }
                />
              )
            }
          />
        }
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
