import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { NOTE_LENGTH } from '../../../contract/employer/applicant.ts'
import type { ApplicantStage, ApplicationStatus } from '../../../contract/base/enums.ts'
import { useMayAct } from '../member/company-right.tsx'
import { type UsedDraft, useDraft } from '../../offline/drafts/use-draft.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../ui/sheet/sheet.tsx'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { noteEntity, saveNote, useApplicantNote } from './decision.ts'

interface ApplicantNoteProps {
  application: { id: string; name: string; status: ApplicationStatus; note?: string | undefined }
  /** Title of the announcement, for the outbox. */
  jobTitle: string
  dataTime: number
}

/** The employer's own note about an applicant, and the button to write it. */
export function ApplicantNote({ application, jobTitle, dataTime }: ApplicantNoteProps) {
  const { note, unsent } = useApplicantNote(application, dataTime)
  const [isWriting, setIsWriting] = useState(false)
  const mayAct = useMayAct()
  return (
    <Group gap="0 var(--space-8)" flex="1 0 100%">
      {note !== '' && (
        <Text
          flex="1 0 100%"
          ps="xs"
          size="sm"
          style={{ borderInlineStart: '3px solid var(--hairline)', whiteSpace: 'pre-line' }}
        >
          {note}
        </Text>
      )}
      {unsent && <OutboxMark view={outboxViews[unsent]} />}
      {mayAct && (
        <Button variant="subtle" size="sm" px={0} fw={400} onClick={() => setIsWriting(true)}>
          {note === '' ? <Trans>Add a note</Trans> : <Trans>Edit note</Trans>}
          <Hidden>: {application.name}</Hidden>
        </Button>
      )}
      {isWriting && (
        <NoteSheet
          application={application}
          jobTitle={jobTitle}
          note={note}
          onClose={() => setIsWriting(false)}
        />
      )}
    </Group>
  )
}

interface NoteSheetProps extends Omit<ApplicantNoteProps, 'dataTime'> {
  note: string
  onClose: () => void
}

function NoteSheet(props: NoteSheetProps) {
  const { name } = props.application
  const draft = useDraft(noteEntity(props.application), props.note, isText)
  return (
    <Sheet open onClose={props.onClose} title={<Trans>Note about {name}</Trans>} fit>
      {draft.ready ? <NoteForm {...props} draft={draft} /> : <LoadingBlocks rows={1} form="text" />}
    </Sheet>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

function NoteForm({ application, jobTitle, onClose, draft }: NoteSheetProps & { draft: UsedDraft<string> }) {
  const { mutate, error } = useSend(saveNote)
  const form = useStartFocus<HTMLDivElement>()
  const text = useRef(draft.value)
  const { id, name } = application
  const finish = () => {
    // Also where saving has removed the draft: a pending draft write would restore it.
    void draft.clear()
    onClose()
  }
  const save = () =>
    mutate(
      {
        params: { id },
        body: { text: text.current },
        title: { title: jobTitle, company: name },
        draft: noteEntity(application),
      },
      { onSuccess: finish },
    )
  return (
    <Stack ref={form} gap="sm" pt={{ base: 'xs', sm: 0 }} pb="xl" px={{ base: 'edge', sm: 'xl' }}>
      <CountedField
        label={<Trans comment="Private note of the company about an applicant">Note</Trans>}
        labelHidden
        name="note"
        multiline
        limit={NOTE_LENGTH}
        defaultValue={draft.value}
        description={
          <>
            <Trans>
              Only your company can see this note. It is deleted with the application. To delete it now, save
              an empty note.
            </Trans>{' '}
            <Trans>Lists of applicants that you download contain it.</Trans>
          </>
        }
        onText={(next) => {
          text.current = next
          draft.save(next)
        }}
      />
      <SaveError error={error} />
      <Button fullWidth onClick={save}>
        <Trans>Save note</Trans>
      </Button>
      <Button fullWidth variant="subtle" color="gray" onClick={finish}>
        <Trans>Cancel</Trans>
      </Button>
    </Stack>
  )
}

/** Says before an unread application is opened what opening it tells the applicant. */
export function ReadingNote({ applicants }: { applicants: readonly { stage: ApplicantStage }[] }) {
  if (!applicants.some(({ stage }) => stage === 'SENT')) return null
  return (
    <Text pb="xs" size="sm" c="dimmed" data-no-print>
      <Trans>
        When you open an unread resume, the applicant is told that you have read the application, and can no
        longer withdraw it.
      </Trans>
    </Text>
  )
}
