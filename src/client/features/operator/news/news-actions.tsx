import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Flex, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { instantOf, seoulDay, seoulInput } from '../../../i18n/seoul-time.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import {
  deleteNews,
  getNewsAudience,
  type OperatorNews,
  unpublishNews,
} from '../../../../contract/operator/news.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { ImageMissing } from '../content/uploaded-image-field.tsx'
import { deskCard, sheetBody } from '../desk/cells.tsx'
import {
  CancelButton,
  CommandButton,
  ConfirmSheet,
  DecisionSubject,
  useOperatorCommand,
} from '../desk/command.tsx'
import { at } from '../desk/desks.ts'
import { MomentField } from '../desk/period.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import { personal } from '../queries.ts'
import type { Publication, UsedNewsWork } from './news-work.ts'

interface NewsActionsProps {
  desk: UsedNewsWork
  isBusy: boolean
  error: Error | null
  onSave: (publication?: Publication) => void
  onUnpublished: () => void
}

/** Buttons to save, publish, unpublish and delete. */
export function NewsActions({ desk, isBusy, error, onSave, onUnpublished }: NewsActionsProps) {
  const { item } = desk
  const [asking, setAsking] = useState<'later' | 'unpublish' | 'delete'>()
  const [isChosen, setChosen] = useState(false)
  // Chosen here, or before for the time of its publication.
  const tellMembers = isChosen || item?.isTold === true
  const isDraft = item === undefined || item.state === 'DRAFT'
  const isPublished = item?.state === 'PUBLISHED'
  const close = () => setAsking(undefined)
  const sheet = item && { item, desk, onClose: close }
  const publishNow = !isPublished && (
    <CommandButton
      variant={isDraft ? 'filled' : 'default'}
      isBusy={isDraft && isBusy}
      onClick={() => onSave({ publishAt: null, tellMembers })}
    >
      <Trans>Publish now</Trans>
    </CommandButton>
  )
  return (
    <Stack {...deskCard}>
      {item?.isTold !== true && (
        <div>
          <Checkbox
            label={<Trans>When published, notify members who want news</Trans>}
            checked={tellMembers}
            onChange={(event) => setChosen(event.currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" role="status">
            {tellMembers && <Audience />}
          </Text>
        </div>
      )}
      {error instanceof ImageMissing ? <SaveError error={error} /> : <RequestAlert error={error} />}
      <Group gap="xs">
        {isDraft && publishNow}
        <CommandButton type="submit" variant={isDraft ? 'default' : 'filled'} isBusy={!isDraft && isBusy}>
          {isDraft ? <Trans>Save the draft</Trans> : <Trans>Save changes</Trans>}
        </CommandButton>
        {!isDraft && publishNow}
        {!isPublished && (
          <Button variant="default" onClick={() => setAsking('later')}>
            {isDraft ? <Trans>Publish later</Trans> : <Trans>Change the time</Trans>}
          </Button>
        )}
        {!isDraft && (
          <Button variant="default" onClick={() => setAsking('unpublish')}>
            <Trans>Unpublish</Trans>
          </Button>
        )}
        {item && desk.isTouched && (
          <Button variant="subtle" color="gray" onClick={() => void desk.discard()}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        {item && (
          <Button variant="subtle" color="gray" onClick={() => setAsking('delete')}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </Group>
      {asking === 'later' && (
        <PublishLaterSheet
          planned={item?.publishedDate ?? null}
          onClose={close}
          onChosen={(publishAt) => {
            close()
            onSave({ publishAt, tellMembers })
          }}
        />
      )}
      {sheet && asking === 'unpublish' && <UnpublishSheet {...sheet} onDone={onUnpublished} />}
      {sheet && asking === 'delete' && <DeleteSheet {...sheet} />}
    </Stack>
  )
}

/** How many members will be told, before the button that tells them is pressed. */
function Audience() {
  const format = useFormat()
  const { data, isError } = useQuery(personal(getNewsAudience, {}))
  if (isError) return <Trans>The number of members could not be counted.</Trans>
  if (!data) return null
  const { members } = data.data
  const shown = format.number(members)
  return (
    <Plural
      value={members}
      _0="No member wants news."
      one={`About ${shown} member will be notified.`}
      other={`About ${shown} members will be notified.`}
    />
  )
}

interface TakeBackProps {
  item: OperatorNews
  desk: UsedNewsWork
  onClose: () => void
}

function UnpublishSheet({ item, desk, onClose, onDone }: TakeBackProps & { onDone: () => void }) {
  const unpublish = useOperatorCommand(unpublishNews)
  const confirm = async () => {
    desk.moved(await unpublish.sendAsync({ params: { id: item.id }, ifMatch: desk.baseEtag }))
    onDone()
  }
  return (
    <ConfirmSheet
      title={<Trans>Take it off the news page?</Trans>}
      action={<Trans>Unpublish</Trans>}
      command={unpublish}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DecisionSubject name={item.title} />
      <p>
        <Trans>
          The news becomes a draft again, and its banners are hidden. Links to the news will not work until
          you publish it again.
        </Trans>
      </p>
    </ConfirmSheet>
  )
}

function DeleteSheet({ item: { id, title: name }, desk, onClose }: TakeBackProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remove = useDecision(deleteNews, { desk: 'news', id, name })
  const confirm = async () => {
    await remove.decide(msg`News deleted: ${name}.`, { params: { id }, ifMatch: desk.baseEtag })
    void desk.forget()
    await navigate({ ...at('news'), replace: true })
  }
  return (
    <ConfirmSheet
      title={t`Delete this news item?`}
      action={<Trans>Delete permanently</Trans>}
      command={remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DecisionSubject name={name} />
      <p>{t`The news is deleted permanently with its picture, banners and view count.`}</p>
    </ConfirmSheet>
  )
}

interface PublishLaterSheetProps {
  /** The scheduled time, if any. */
  planned: string | null
  onChosen: (instant: string) => void
  onClose: () => void
}

const YEAR = 365 * 86_400_000

/** Schedules the publication of a news item. */
function PublishLaterSheet({ planned, onChosen, onClose }: PublishLaterSheetProps) {
  const { t } = useLingui()
  const [lastDay] = useState(() => seoulDay(Date.now() + YEAR))
  const form = useDeskForm(errorsOfTime, { publishAt: seoulInput(planned) })
  return (
    <Sheet open fit title={<Trans>When do you want to publish the news?</Trans>} onClose={onClose}>
      <Form onSubmit={form.onSubmit(({ publishAt }) => onChosen(instantOf(publishAt) ?? ''))}>
        <Flex {...sheetBody}>
          <MomentField
            label={t`Date and time (Korea)`}
            max={lastDay}
            startsFocused
            {...form.getInputProps('publishAt')}
          />
          <CommandButton fullWidth type="submit">{t`Publish at this time`}</CommandButton>
          <CancelButton onCancel={onClose} />
        </Flex>
      </Form>
    </Sheet>
  )
}

function errorsOfTime({ publishAt }: { publishAt: string }): FieldErrors {
  const instant = instantOf(publishAt)
  if (instant === null) return { publishAt: 'REQUIRED' }
  const ahead = Date.parse(instant) - Date.now()
  if (ahead <= 0) return { publishAt: 'TOO_SMALL' }
  return ahead > YEAR ? { publishAt: 'TOO_LARGE' } : {}
}
