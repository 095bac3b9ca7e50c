import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useMemberId } from '../../../api/session.ts'
import { NO_RESUME_ETAG, type ResumeDraft } from '../../../entities/resume/resume-values.ts'
import type { ResumeBase } from '../saving/use-resume-base.ts'
import { InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

interface EditorNoticeProps {
  /** Drafts cannot be stored on this device. */
  failed: boolean
  kept: ResumeDraft | null
  savedAt: number | null
  base: ResumeBase
  /** ETag of the form's base version. */
  etag: string | undefined
  onDrop: () => void
  /** Both versions after a conflict. */
  versions: ReactNode
}

/** Notices about the origin of the form's values. */
export function EditorNotice({ failed, kept, savedAt, base, etag, onDrop, versions }: EditorNoticeProps) {
  const isMember = useMemberId() !== null
  const knowsNone = etag === undefined || etag === NO_RESUME_ETAG
  const isUnknown = isMember && knowsNone && base.isStored === undefined && !base.isLoading
  const isConflict = base.conflict !== undefined
  if (!failed && !versions && !isUnknown && !kept) return null
  return (
    <Stack gap="xs" pt="md" px={{ base: 'edge', sm: 'xxl' }} bg="var(--surface)">
      {failed && <NotKeptNotice />}
      {versions}
      {!failed && !isConflict && isUnknown && <UnknownNotice />}
      {!failed && !isConflict && kept && (
        <KeptNotice savedAt={savedAt} isElsewhere={knowsNone && base.isStored === true} onDrop={onDrop} />
      )}
    </Stack>
  )
}

function UnknownNotice() {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Trans>
        We cannot check now whether your account already has a resume. You can still write one here. We will
        ask before replacing anything.
      </Trans>
    </Alert>
  )
}

interface KeptNoticeProps {
  savedAt: number | null
  /** The account has a resume that the draft is not based on. */
  isElsewhere: boolean
  onDrop: () => void
}

function KeptNotice({ savedAt, isElsewhere, onDrop }: KeptNoticeProps) {
  const format = useFormat()
  const moment = savedAt === null ? null : format.moment(savedAt)
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      {isElsewhere ? (
        <Trans>
          Your account already has a resume. If you save this one, you can compare the two before anything is
          replaced.
        </Trans>
      ) : moment === null ? (
        <Trans>Continue where you left off.</Trans>
      ) : (
        <Trans>Continue where you left off ({moment}).</Trans>
      )}
      <div>
        <Button variant="subtle" color="gray" size="sm" mt="xs" ms={-12} onClick={onDrop}>
          {isElsewhere ? <Trans>View the resume in my account</Trans> : <Trans>Discard my changes</Trans>}
        </Button>
      </div>
    </Alert>
  )
}

function NotKeptNotice() {
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <Trans>This device cannot keep what you are writing. Save it before you leave this page.</Trans>
    </Alert>
  )
}
