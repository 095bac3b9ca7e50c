import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { queryFor } from '../../../api/query-for.ts'
import {
  EMPTY_TRANSLATION,
  isTranslation,
  TranslationFields,
  type TranslationValues,
} from '../../../entities/announcement/translation-fields.tsx'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { OccupationNames } from '../../../entities/phrase/lazy.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { Form } from '../../../forms/form.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { AnnouncementTranslation } from '../../../../contract/job/announcement-translation.ts'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import {
  getOperatorPosting,
  type OperatorPosting,
  translatePosting,
} from '../../../../contract/operator/posting.ts'
import { CaseParts, FirstPart, RecordPage, useQueue } from '../cases/kit/case-page.tsx'
import { CompanyLink, deskCard, secondLine } from '../desk/cells.tsx'
import { CommandAlert, CommandButton, Done, Note, useOperatorCommand } from '../desk/command.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { usePostings } from '../lists/filtered-list.tsx'
import { fresh } from '../queries.ts'
import { JobWorkSheet } from './lazy-job-work-sheet.ts'

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
    <FirstPart aria-labelledby="posting-title">
      <Stack>
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
      </Stack>
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
          desk="postings"
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
    <Stack component="section" {...deskCard} aria-labelledby="posting-translations">
      <h2 id="posting-translations">{t`Translations`}</h2>
      <TranslationLanguageField
        value={langCode}
        written={posting.translations.map((each) => each.langCode)}
        onChoose={setLangCode}
      />
      {posting.companyLanguages.includes(langCode) && (
        <Note>{t`The company translated it into this language itself. Readers see the company’s words.`}</Note>
      )}
      <TranslationForm key={langCode} posting={posting} langCode={langCode} stored={stored} />
    </Stack>
  )
}

interface TranslationFormProps {
  posting: OperatorPosting
  langCode: TranslationLanguage
  stored: AnnouncementTranslation | undefined
}

/** An operator's words for a posting in one language; kept on the device while they are typed. */
function TranslationForm({ posting, langCode, stored }: TranslationFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { id, title, details } = posting
  const written = stored ? { title: stored.title, details: stored.details } : EMPTY_TRANSLATION
  const draft = useDraft(`operator-translation:${id}:${langCode}`, written, isTranslation)
  const [typed, setTyped] = useState<TranslationValues | null>(null)
  const [saved, setSaved] = useState<TranslationValues>()
  const latest = useRef<TranslationValues>(undefined)
  const { send, isPending, error } = useOperatorCommand(translatePosting)
  if (!draft.ready) return <LoadingBlocks rows={2} form="text" />
  const values = typed ?? draft.value
  const change = (part: Partial<TranslationValues>) => {
    latest.current = { ...values, ...part }
    setTyped(latest.current)
    draft.save(latest.current)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    latest.current = values
    const body = { langCode, ...values, of: { title, details } }
    send(
      { params: { id }, body },
      {
        onSuccess: ({ data }) => {
          queries.setQueryData(postingCase(id).queryKey, { data, etag: undefined, askedAt: Date.now() })
          setSaved(values)
          if (latest.current === values) void draft.clear()
        },
      },
    )
  }
  return (
    <Form gap="md" miw={0} onSubmit={save}>
      {stored?.isOlder && (
        <Note>{t`The posting was changed after this translation. Check it and save it again.`}</Note>
      )}
      <TranslationFields original={posting} values={values} onChange={change} />
      {error && <CommandAlert error={error} />}
      {saved !== undefined && saved === values && (
        <Done>{t`Saved. Readers of this language see it beside the original.`}</Done>
      )}
      <CommandButton type="submit" isBusy={isPending}>{t`Save the translation`}</CommandButton>
    </Form>
  )
}
