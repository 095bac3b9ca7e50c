import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import {
  listMemberNotes,
  type MemberCase,
  type MemberNote,
  noteMember,
} from '../../../../contract/operator/member.ts'
import { CasePart } from '../cases/kit/case-page.tsx'
import { ReasonSheet } from '../cases/kit/decision-sheet.tsx'
import { secondLine } from '../desk/cells.tsx'
import { useOperatorCommand } from '../desk/command.tsx'
import { RecordQuery } from '../desk/desk-page.tsx'
import { NamedMember } from './member-acts.tsx'
import { pageOf, personal } from '../queries.ts'

const notesOf = ({ id }: MemberCase) =>
  personal(listMemberNotes, { params: { id }, query: pageOf(1, PAGE_SIZE.max) })

/** What operators noted about a member, such as a call; latest first. */
export function MemberNotes({ member }: { member: MemberCase }) {
  const { t } = useLingui()
  const [isNoting, setNoting] = useState(false)
  return (
    <CasePart aria-labelledby="notes">
      <Group justify="space-between" pb="sm">
        <Title order={2} id="notes">{t`Notes on this member`}</Title>
        <Button variant="default" size="sm" onClick={() => setNoting(true)}>{t`Add a note`}</Button>
      </Group>
      <RecordQuery
        result={useQuery(notesOf(member))}
        as="h3"
        rows={1}
        gone={null}
        failed={<Trans>The notes could not be loaded</Trans>}
      >
        {({ data }) => <Notes notes={data} />}
      </RecordQuery>
      {isNoting && <NoteSheet member={member} onClose={() => setNoting(false)} />}
    </CasePart>
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

function NoteSheet({ member, onClose }: { member: MemberCase; onClose: () => void }) {
  const { id } = member
  const command = useOperatorCommand(noteMember)
  return (
    <ReasonSheet
      title={<Trans>Add a note</Trans>}
      label={<Trans>Note</Trans>}
      name="note"
      hint={<Trans>Only operators can read it. It is deleted with the account.</Trans>}
      action={<Trans>Save the note</Trans>}
      draftName={`operator-note:${id}`}
      command={command}
      onReason={(text) => command.sendAsync({ params: { id }, body: { text } })}
      onClose={onClose}
    >
      <NamedMember member={member} />
    </ReasonSheet>
  )
}
