import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { NOTE_LENGTH } from '../../../contract/employer/applicant.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { Button } from '../../ui/button/button.tsx'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import classes from './applicant-note.module.css'
import { saveNote, useApplicantNote } from './decision.ts'

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
  return (
    <div className={classes.note}>
      {note !== '' && <p className={classes.text}>{note}</p>}
      {unsent && <OutboxMark view={outboxViews[unsent]} />}
      <button type="button" className={classes.write} onClick={() => setIsWriting(true)}>
        {note === '' ? <Trans>Add a note</Trans> : <Trans>Edit note</Trans>}
        <Hidden>: {application.name}</Hidden>
      </button>
      {isWriting && (
        <NoteSheet
          application={application}
          jobTitle={jobTitle}
          note={note}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  )
}

interface NoteSheetProps extends Omit<ApplicantNoteProps, 'dataTime'> {
  note: string
  onClose: () => void
}

function NoteSheet({ application, jobTitle, note, onClose }: NoteSheetProps) {
  const { mutate, error } = useSend(saveNote)
  const text = useRef(note)
  const { id, name } = application
  const save = () =>
    mutate(
      { params: { id }, body: { text: text.current }, title: { title: jobTitle, company: name } },
      { onSuccess: onClose },
    )
  return (
    <Sheet open onClose={onClose} title={<Trans>Note about {name}</Trans>} fit>
      <div className={classes.sheet}>
        <CountedField
          label={<Trans comment="Private note of the company about an applicant">Note</Trans>}
          labelHidden
          name="note"
          multiline
          limit={NOTE_LENGTH}
          defaultValue={note}
          hint={
            <>
              <Trans>
                Only you can see this note. It is deleted with the application. To delete it now, save an
                empty note.
              </Trans>{' '}
              <Trans>Lists of applicants that you download contain it.</Trans>
            </>
          }
          onText={(next) => {
            text.current = next
          }}
        />
        <SaveError error={error} />
        <Button full onClick={save}>
          <Trans>Save note</Trans>
        </Button>
        <Button full variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
