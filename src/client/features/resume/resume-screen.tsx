import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPaint } from '../../browser/scheduling.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { ResumeEditor } from './form/resume-editor.tsx'
import type { Step } from './form/use-field-focus.ts'
import type { ResumeSearch } from './resume-search.ts'
import { SavedResume } from './saving/saved-resume.tsx'

interface ResumeScreenProps {
  page: '/writeResume' | '/mypage/modifyResume'
  search: ResumeSearch
}

/** Creates or edits the resume. */
export function ResumeScreen({ page, search }: ResumeScreenProps) {
  const { t } = useLingui()
  const isEditing = page === '/mypage/modifyResume'
  const [isKept, setKept] = useState(false)
  const { step, jobId } = search
  const goTo = useSteps(page, jobId)
  const isSaved = step === 'saved' || goTo.isSaved
  return (
    <InnerPage
      narrow
      title={isEditing ? t`Edit resume` : t`Write resume`}
      up="/home"
      status={
        <Box component="span" pe="sm" role="status">
          {isKept && !isSaved && <OutboxMark view="saved" isShort />}
        </Box>
      }
    >
      {isSaved ? (
        <SavedResume jobId={jobId} page={page} isJustSaved={goTo.isSaved} />
      ) : (
        <ResumeEditor
          step={step ?? 1}
          jobId={jobId}
          onStep={goTo.step}
          onSaved={() => void goTo.saved()}
          onKept={setKept}
        />
      )}
    </InnerPage>
  )
}

/** Each step has its own address, so that back and forward switch between them. */
function useSteps(page: ResumeScreenProps['page'], jobId: string | undefined) {
  const navigate = useNavigate()
  const router = useRouter()
  // Whether the first step is the previous history entry: going back then adds no duplicate.
  const cameFromOne = useRef(false)
  const step = (next: Step) => {
    if (next === 1 && cameFromOne.current) {
      cameFromOne.current = false
      router.history.back()
      return
    }
    cameFromOne.current = next === 2
    void navigate({ to: page, search: next === 2 ? { step: 2, jobId } : { jobId } })
  }
  // Set at once, before the address changes.
  const [isSaved, setSaved] = useState(false)
  const saved = async () => {
    flushSync(() => setSaved(true))
    await nextPaint()
    await navigate({ to: page, search: { step: 'saved', jobId }, replace: true })
    setSaved(false)
  }
  return { step, saved, isSaved }
}
