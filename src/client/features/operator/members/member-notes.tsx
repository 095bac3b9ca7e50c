import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { useFormat } from '../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { type MemberCase, type MemberNote, noteMember } from '../../../../contract/operator/member.ts'
import { type DecisionFields, DecisionSheet, ReasonField } from '../cases/kit/decision-sheet.tsx'
import { deskCard, secondLine } from '../desk/cells.tsx'
import { useOperatorCommand } from '../desk/command.tsx'
import { RecordQuery } from '../desk/desk-page.tsx'
import { NamedMember } from './member-acts.tsx'
import { memberNotes } from '../queries.ts'

/** What operators noted about a member, such as a call; latest first. */
export function MemberNotes({ member }: { member: MemberCase }) {
  const { t } = useLingui()
  const [isNoting, setNoting] = useState(false)
  return (
    <Box component="section" {...deskCard} aria-labelledby="notes">
      <Group justify="space-between" pb="sm">
        <Title order={2} id="notes">{t`Notes on this member`}</Title>
        <Button variant="default" size="sm" onClick={() => setNoting(true)}>{t`Add a note`}</Button>
      </Group>
      <RecordQuery
        result={useQuery(memberNotes(member.id))}
        as="h3"
        rows={1}
        gone={null}
        failed={<Trans>The notes could not be loaded</Trans>}
      >
        {({ data }) => <Notes notes={data} />}
      </RecordQuery>
      {isNoting && <NoteSheet member={member} onClose={() => setNoting(false)} />}
    </Box>
  )
}

function Notes({ notes }: { notes: readonly MemberNote[] }) {
  const format = useFormat()
  if (notes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>None yet</Trans>
      </Text>
    )
  return (
    <Stack component="ul" gap="sm">
      {notes.map(({ id, text, operator, createdDate }) => (
        <li key={id}>
          <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
          <Text {...secondLine}>
            {[operator?.name, format.moment(createdDate)].filter(Boolean).join(BETWEEN_FACTS)}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

const fields: DecisionFields<{ note: string }> = {
  initial: { note: '' },
  read: (stored) => (typeof stored === 'string' ? { note: stored } : null),
  write: ({ note }) => note,
}

function NoteSheet({ member, onClose }: { member: MemberCase; onClose: () => void }) {
  const { id } = member
  const command = useOperatorCommand(noteMember)
  return (
    <DecisionSheet
      title={<Trans>Add a note</Trans>}
      action={<Trans>Save the note</Trans>}
      draftName={`operator-note:${id}`}
      fields={fields}
      rules={({ note }): FieldErrors => (note.trim() === '' ? { note: 'REQUIRED' } : {})}
      command={command}
      onSend={async ({ note: text }) => void (await command.sendAsync({ params: { id }, body: { text } }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NamedMember member={member} />
          <ReasonField
            label={<Trans>Note</Trans>}
            name="note"
            hint={<Trans>Only operators can read it. It is deleted with the account.</Trans>}
            defaultValue={form.getValues().note}
            error={form.errors['note']}
            onText={(note) => form.setFieldValue('note', note)}
          />
        </>
      )}
    </DecisionSheet>
  )
}
