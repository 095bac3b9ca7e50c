import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Flex, Group, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Link } from '@tanstack/react-router'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Form } from '../../../forms/form.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  importNews,
  MAX_IMPORTED,
  type NewsImport,
  NewsImportForm,
} from '../../../../contract/operator/news.ts'
import { CaseActions } from '../cases/kit/case-page.tsx'
import { column, deskCard, Label, StateBadge, type StateLook } from '../desk/cells.tsx'
import { CommandButton, useOperatorCommand } from '../desk/command.tsx'
import { DeskTable } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { at, type DeskSearch } from '../desk/desks.ts'
import { useDeskForm } from '../desk/use-desk-form.tsx'

/** Imports the items of a feed as drafts. */
export function NewsImportScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const form = useDeskForm(NewsImportForm, { url: '', withImages: true })
  const command = useOperatorCommand(importNews, { form })
  const url = form.getInputProps('url')
  return (
    <DeskPage
      title={t`Import from a feed`}
      actions={<CaseActions desk="news" search={search} back={<Trans>All news</Trans>} />}
    >
      <Form {...deskCard} gap="md" onSubmit={form.onSubmit((body) => command.send({ body }))}>
        <TextInput
          label={<Trans>Feed address</Trans>}
          description={
            <Trans>
              RSS, Atom or JSON Feed. The newest {MAX_IMPORTED} items become drafts. No item is imported
              twice.
            </Trans>
          }
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t`https://…`}
          {...url}
          onChange={(event) => {
            url.onChange(event)
            command.reset()
          }}
        />
        <Checkbox
          label={<Trans>Include pictures</Trans>}
          {...form.getInputProps('withImages', { type: 'checkbox' })}
        />
        <RequestAlert error={command.error} />
        <Group gap="xs">
          <CommandButton type="submit" isBusy={command.isPending}>
            {command.isPending ? <Trans>Reading the feed</Trans> : <Trans>Import</Trans>}
          </CommandButton>
        </Group>
      </Form>
      {command.data && <Imported result={command.data.data} />}
    </DeskPage>
  )
}

type Item = NewsImport['items'][number]

const outcomes: Record<Item['outcome'], StateLook> = {
  NEW: { label: msg`New draft`, color: 'green' },
  KNOWN: { label: msg`Already imported`, color: 'gray' },
  FAILED: { label: msg`Not imported`, color: 'amber' },
}

const remarks: Record<NonNullable<Item['remark']>, MessageDescriptor> = {
  TITLE_MISSING: msg`The item has no title.`,
  IMAGE_MISSING: msg`The picture could not be loaded.`,
}

function Imported({ result }: { result: NewsImport }) {
  const { t } = useLingui()
  const fresh = result.items.filter(({ outcome }) => outcome === 'NEW').length
  if (result.items.length === 0) return <EmptyState title={<Trans>This feed has no items</Trans>} />
  return (
    <section aria-labelledby="imported">
      <Flex
        wrap="wrap"
        align="baseline"
        justify="space-between"
        rowGap="xxs"
        columnGap="sm"
        pt="xl"
        pb="xs"
        px="edge"
      >
        <h2 id="imported" lang="ko">
          {result.title || t`Feed`}
        </h2>
        <Text size="sm" c="dimmed" role="status">
          <Plural value={fresh} one="# new draft" other="# new drafts" />
        </Text>
      </Flex>
      <DeskTable
        caption={t`Items in the feed`}
        columns={columns}
        rows={result.items.map((item, index) => ({ ...item, id: String(index) }))}
      />
    </section>
  )
}

const columns: readonly Column<Item & { id: string }>[] = [
  column.title('title', <Trans>Title</Trans>, ({ title, newsId }) =>
    newsId === null ? (
      <span lang="ko">{title || <Trans>No title</Trans>}</span>
    ) : (
      <Link {...at('news', newsId)} lang="ko">
        {title}
      </Link>
    ),
  ),
  column('outcome', <Trans>Result</Trans>, ({ outcome }) => <StateBadge of={outcomes[outcome]} />),
  column('remark', <Trans>Note</Trans>, ({ remark }) => remark && <Label of={remarks[remark]} />),
]
