import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { postForm } from '../../../../api/post-form.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { useCommand } from '../../../../api/use-command.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { seoulDay } from '../../../../i18n/seoul-time.ts'
import { FilePicker } from '../../../../ui/field/file-picker.tsx'
import { CheckIcon, TriangleIcon } from '../../../../ui/icon/icons.tsx'
import { ButtonLink } from '../../../../ui/link.tsx'
import {
  type ArrearsChanges,
  type ArrearsFault,
  ArrearsRefusal,
  type ArrearsRowFault,
  importArrears,
  listDayOf,
  previewArrears,
} from '../../../../../contract/case/arrears.ts'
import { Count, deskCard } from '../../desk/cells.tsx'
import { CommandAlert, CommandButton, refetchAll, Warning } from '../../desk/command.tsx'
import { DeskPage, figure, Figures } from '../../desk/desk-page.tsx'
import { at } from '../../desk/desks.ts'

interface Picked {
  file: File
  listedOn: string
}

/** Imports the published list of employers with wage arrears, after a look at what it would change. */
export function ArrearsImportScreen() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [picked, setPicked] = useState<Picked>()
  const preview = useCommand((list: Picked) => sendList(previewArrears, list))
  const apply = useCommand((list: Picked) => sendList(importArrears, list), {
    onSuccess: () => refetchAll(queries),
  })
  const choose = (list: Picked) => {
    preview.reset()
    apply.reset()
    setPicked(list)
  }
  const error = apply.error ?? preview.error
  const changes = preview.data
  return (
    <DeskPage
      title={t`Import the list of unpaid wages`}
      actions={<ButtonLink variant="default" {...at('arrears')}>{t`Back to the list`}</ButtonLink>}
    >
      <Stack {...deskCard} align="flex-start">
        <Text size="sm" c="dimmed">
          <Trans>
            The ministry’s list as a CSV file. It replaces the list that was imported before; what was decided
            stays for employers that are still listed.
          </Trans>
        </Text>
        <PickedFile picked={picked} onChoose={choose} />
        {error && <ImportError error={error} />}
        {picked && !changes && (
          <CommandButton isBusy={preview.isPending} onClick={() => preview.send(picked)}>
            <Trans>Check the file</Trans>
          </CommandButton>
        )}
        {changes && <Changes changes={changes} />}
        {picked && changes?.isKnown === false && !apply.isSuccess && (
          <CommandButton isBusy={apply.isPending} onClick={() => apply.send(picked)}>
            <Trans>Import this list</Trans>
          </CommandButton>
        )}
        {apply.isSuccess && (
          <Alert color="green" role="status" icon={<CheckIcon size={20} />}>
            <Trans>The list was imported.</Trans>
          </Alert>
        )}
      </Stack>
    </DeskPage>
  )
}

const sendList = (endpoint: typeof previewArrears, { file, listedOn }: Picked): Promise<ArrearsChanges> =>
  postForm(endpoint, { listedOn }, { bytes: file, name: file.name })

interface PickedFileProps {
  picked: Picked | undefined
  onChoose: (picked: Picked) => void
}

function PickedFile({ picked, onChoose }: PickedFileProps) {
  const [today] = useState(() => seoulDay(Date.now()))
  return (
    <>
      <Group gap="sm">
        <FilePicker
          accept=".csv,text/csv,text/plain"
          onPick={([file]) => onChoose({ file, listedOn: listDayOf(file.name, today) })}
        >
          {(props) => (
            <Button variant="default" {...props}>
              <Trans>Choose a file</Trans>
            </Button>
          )}
        </FilePicker>
        {picked && <bdi>{picked.file.name}</bdi>}
      </Group>
      {picked && (
        <TextInput
          label={<Trans>Day of the list</Trans>}
          type="date"
          max={today}
          value={picked.listedOn}
          onChange={(event) => onChoose({ ...picked, listedOn: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function Changes({ changes }: { changes: ArrearsChanges }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { isKnown, formerListedOn, refused, refusedCount } = changes
  const day = formerListedOn && format.date(formerListedOn)
  return (
    <Stack role="status">
      {isKnown && <Trans>This list was imported before. Nothing changes.</Trans>}
      {day && !isKnown && <Trans>It replaces the list of {day}.</Trans>}
      <Figures
        figures={[
          figure(<Trans>Employers in the file</Trans>, <Count of={changes.employers} />),
          figure(<Trans>New</Trans>, <Count of={changes.added} />),
          figure(<Trans>No longer listed</Trans>, <Count of={changes.removed} />),
          figure(<Trans>Possible matches to decide</Trans>, <Count of={changes.found} />),
          figure(<Trans>Duplicates</Trans>, <Count of={changes.duplicates} />),
        ]}
      />
      {refusedCount > 0 && (
        <Alert color="amber" icon={<TriangleIcon size={20} />}>
          <Plural value={refusedCount} one="# row is left out:" other="# rows are left out:" />
          <ul>
            {refused.map(({ line, fault }) => (
              <li key={line}>
                <Trans>
                  Line {line}: {i18n._(rowFaults[fault])}
                </Trans>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}

function ImportError({ error }: { error: Error }) {
  const { i18n } = useLingui()
  const { data } = ArrearsRefusal.safeParse(error instanceof ApiProblem ? error.data : null)
  const words = { VALIDATION: <Trans>Enter the day of the list, which is not after today.</Trans> }
  return data ? (
    <Warning>{i18n._(fileFaults[data.fault])}</Warning>
  ) : (
    <CommandAlert error={error} words={words} />
  )
}

const fileFaults: Record<ArrearsFault, MessageDescriptor> = {
  NO_TEXT: msg`This file is no text. Save the list as CSV (UTF-8 or EUC-KR), and choose that file.`,
  OPEN_QUOTE: msg`A quotation mark in the file is not closed. Save the list as CSV again.`,
  NO_BUSINESS: msg`The file has no column with the name of the business (사업장명).`,
  NO_PERSON: msg`The file has neither a column with the person (성명) nor one with the address (소재지). A name alone names nobody.`,
  TOO_MANY_ROWS: msg`The file has more than 50,000 rows.`,
  TOO_LARGE: msg`The file is larger than 8 MB.`,
  EMPTY: msg`The file names no employer.`,
  OLDER: msg`The list that was imported last is newer than this one. Check the day of the list.`,
}

const rowFaults: Record<ArrearsRowFault, MessageDescriptor> = {
  TOO_MANY_CELLS: msg`it has more cells than the list has columns.`,
  CELL_TOO_LONG: msg`a cell is too long.`,
  BUSINESS_MISSING: msg`the name of the business is missing.`,
  PERSON_MISSING: msg`person and address are missing.`,
  NO_AMOUNT: msg`the amount is not a number.`,
}
