import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { provinceName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import {
  exportPostings,
  listPostings,
  PostingFilter,
  type PostingRow,
} from '../../../../contract/operator/list.ts'
import { column, CompanyLink, secondLine, StateBadge } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, select, useFiltered } from './filtered-list.tsx'
import { useExport } from './export.tsx'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { queryFor } from '../../../api/query-for.ts'
import {
  EMPTY_TRANSLATION,
  isTranslation,
  TranslationFields,
  type TranslationValues,
} from '../../../entities/announcement/translation-fields.tsx'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { OccupationNames } from '../../../entities/phrase/lazy.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { Form } from '../../../forms/form.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { Panel } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { AnnouncementTranslation } from '../../../../contract/job/announcement-translation.ts'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import {
  getOperatorPosting,
  type OperatorPosting,
  translatePosting,
} from '../../../../contract/operator/posting.ts'
import { CaseParts, FirstPart, RecordPage, useQueue } from '../cases/kit/case-page.tsx'
import { Drafted } from '../content/drafted.tsx'
import { CommandAlert, CommandButton, Done, Note, useOperatorCommand } from '../desk/command.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import { fresh, pageAfter } from '../queries.ts'
import { JobWorkSheet } from '../work/lazy-job-work-sheet.ts'

const usePostings = (search: SearchOf<'postings'>) =>
  useFiltered(search, PostingFilter, (filter, after) =>
    queryFor(listPostings, { query: { ...filter, ...pageAfter(after) } }, fresh),
  )

/** All postings in any state, newest first. */
export function PostingsScreen({ search }: { search: SearchOf<'postings'> }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const list = usePostings(search)
  const { button, result } = useExport(exportPostings, list.filter)
  const provinces = (useQuery(allRegions()).data?.data ?? []).filter(({ parent }) => parent === null)
  const regions = provinces.map((region) => ({
    value: String(region.id),
    label: provinceName(region, langCode),
  }))
  return (
    <FilteredList
      desk="postings"
      list={list}
      actions={button}
      note={result}
      columns={columnsOf(search)}
      selects={[...selects, { param: 'regionIds', label: msg`Region`, options: regions }]}
      searchLabel={t`Start of title or company, or ID`}
    />
  )
}

const selects = [select('status', msg`Status`, jobStates), select('productType', msg`Tier`, tierLabels)]

const looks = { IN_PROGRESS: 'green', IN_REVIEW: 'amber', PAYMENT_DUE: 'amber', CLOSED: 'gray' } as const

/**
 * A row leads to its posting.
 * @param search of the list, which the posting keeps
 */
const columnsOf = (search: SearchOf<'postings'>): readonly Column<PostingRow>[] => [
  column.title('title', <Trans>Title</Trans>, ({ id, title }) => (
    <Link {...at('postings', id)} search={search} lang="ko" {...ROW_LINK}>
      <bdi>{title}</bdi>
    </Link>
  )),
  column('company', <Trans>Company</Trans>, ({ companyName, memberId }) => (
    <CompanyLink name={companyName} memberId={memberId} />
  )),
  column('state', <Trans>Status</Trans>, ({ status }) => (
    <StateBadge of={{ label: jobStates[status], color: looks[status] }} />
  )),
  column.label('productType', <Trans>Tier</Trans>, tierLabels),
  column('region', <Trans>Region</Trans>, ({ regionId }) => <RegionName id={regionId} />),
  column.day('createdDate', <Trans>Created on</Trans>, 'date'),
]

const RegionName = ({ id }: { id: number }) => useRegionName()(id)

const postingCase = (id: string) => queryFor(getOperatorPosting, { params: { id } }, fresh)

/** A posting's own words, and what operators write of it in other languages. */
export function PostingScreen({ id, search }: { id: string; search: SearchOf<'postings'> }) {
  const { t } = useLingui()
  return (
    <RecordPage
      desk="postings"
      id={id}
      title={t({ message: 'Posting', context: 'console' })}
      search={search}
      queue={useQueue({ desk: 'postings', id, search, rows: usePostings(search).result.data?.data })}
      result={useQuery(postingCase(id))}
      acts={<Trans>Actions on this posting</Trans>}
      back={<Trans>All postings</Trans>}
      gone={<EmptyState title={<Trans>This posting does not exist</Trans>} />}
      failed={<Trans>The posting could not be loaded</Trans>}
    >
      {(posting) => (
        <CaseParts>
          <Words posting={posting} />
          <Translations posting={posting} />
        </CaseParts>
      )}
    </RecordPage>
  )
}

function Words({ posting }: { posting: OperatorPosting }) {
  const { i18n, t } = useLingui()
  const { id, title, details, companyName, memberId, status, publishedDate } = posting
  return (
    <FirstPart aria-labelledby="posting-title" gap="md">
      <h2 id="posting-title" lang="ko">
        {title}
      </h2>
      <Text size="sm" c="dimmed">
        <CompanyLink name={companyName} memberId={memberId} isUnderlined />
        {BETWEEN_FACTS}
        {i18n._(jobStates[status])}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }} lang="ko">
        {details}
      </Text>
      <Occupations posting={posting} />
      {publishedDate !== null && (
        <p>
          <Link to="/recruitment/detail/$id" params={{ id }}>{t`As readers see it`}</Link>
        </p>
      )}
    </FirstPart>
  )
}

/** Letters of the text that the sheet repeats: on a phone it covers the page. */
const SHOWN = 400

const workSources: Record<OperatorPosting['workSource'], ReactNode> = {
  MATCHED: <Trans>Found in the text</Trans>,
  EMPLOYER: <Trans>Chosen by the company</Trans>,
  OPERATOR: <Trans>Set by an operator</Trans>,
}

/** What readers of other languages are told first: it may be wrong. */
function Occupations({ posting }: { posting: OperatorPosting }) {
  const [isOpen, setOpen] = useState(false)
  const { occupations, workSource } = posting
  return (
    <>
      <h3>
        <Trans context="console">Occupations</Trans>
      </h3>
      <p>
        {occupations.length === 0 ? (
          <Trans>None yet</Trans>
        ) : (
          <Optional>
            <OccupationNames codes={occupations} />
          </Optional>
        )}
        <Text {...secondLine}>{workSources[workSource]}</Text>
      </p>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          <Trans>Change the occupations</Trans>
        </Button>
      </Group>
      {isOpen && (
        <JobWorkSheet
          decided={{ desk: 'postings', id: posting.id, name: posting.title }}
          job={{ ...posting, details: posting.details.slice(0, SHOWN) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Translations({ posting }: { posting: OperatorPosting }) {
  const { t } = useLingui()
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const stored = posting.translations.find((each) => each.langCode === langCode)
  return (
    <Panel gap="md" aria-labelledby="posting-translations">
      <h2 id="posting-translations">{t`Translations`}</h2>
      <TranslationLanguageField
        value={langCode}
        written={posting.translations.map((each) => each.langCode)}
        onChoose={setLangCode}
      />
      {posting.companyLanguages.includes(langCode) && (
        <Note>{t`The company translated it into this language itself. Readers see the company’s words.`}</Note>
      )}
      <Drafted
        key={langCode}
        name={`operator-translation:${posting.id}:${langCode}`}
        initial={stored ? { title: stored.title, details: stored.details } : EMPTY_TRANSLATION}
        accepts={isTranslation}
        rows={2}
      >
        {(draft) => <TranslationForm posting={posting} langCode={langCode} stored={stored} draft={draft} />}
      </Drafted>
    </Panel>
  )
}

interface TranslationFormProps {
  posting: OperatorPosting
  langCode: TranslationLanguage
  stored: AnnouncementTranslation | undefined
  draft: UsedDraft<TranslationValues>
}

/** An operator's words for a posting in one language; kept on the device while they are typed. */
function TranslationForm({ posting, langCode, stored, draft }: TranslationFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { id, title, details } = posting
  const form = useDeskForm<TranslationValues>(undefined, draft.value, { onValuesChange: draft.save })
  const { send, isPending, isSuccess, error } = useOperatorCommand(translatePosting)
  const save = (values: TranslationValues) => {
    const onSuccess = ({ data }: { data: OperatorPosting }) => {
      queries.setQueryData(postingCase(id).queryKey, { data, etag: undefined, askedAt: Date.now() })
      form.resetDirty(values)
      if (!form.isDirty()) void draft.clear()
    }
    send({ params: { id }, body: { langCode, ...values, of: { title, details } } }, { onSuccess })
  }
  return (
    <Form gap="md" miw={0} onSubmit={form.onSubmit(save)}>
      {stored?.isOlder && (
        <Note>{t`The posting was changed after this translation. Check it and save it again.`}</Note>
      )}
      <TranslationFields original={posting} values={form.getValues()} onChange={form.setValues} />
      {error && <CommandAlert error={error} />}
      {isSuccess && !form.isDirty() && (
        <Done>{t`Saved. Readers of this language see it beside the original.`}</Done>
      )}
      <CommandButton type="submit" isBusy={isPending}>{t`Save the translation`}</CommandButton>
    </Form>
  )
}
