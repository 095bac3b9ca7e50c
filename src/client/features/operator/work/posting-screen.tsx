import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import type { OperatorPosting } from '../../../../contract/operator/posting.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { OccupationNames } from '../../../entities/phrase/lazy.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { deskCard, secondLine } from '../desk/desk-surfaces.ts'
import { at, type SearchOf } from '../desk/desks.ts'
import { usePostings } from '../lists/list-search.ts'
import { ArrivalCard, RecordPage } from '../lists/record-page.tsx'
import { postingCase } from '../queries.ts'
import { JobWorkSheet } from './lazy-job-work-sheet.ts'
import { PostingTranslationForm } from './posting-translation-form.tsx'

/** A posting's own words, and what operators write of it in other languages. */
export function PostingScreen({ id, search }: { id: string; search: SearchOf<'postings'> }) {
  const { t } = useLingui()
  return (
    <RecordPage
      desk="postings"
      id={id}
      title={t({ message: 'Posting', context: 'console' })}
      search={search}
      list={usePostings(search).result}
      result={useQuery(postingCase(id))}
      acts={<Trans>Actions on this posting</Trans>}
      back={<Trans>All postings</Trans>}
      gone={<EmptyState title={<Trans>This posting does not exist</Trans>} />}
      failed={<Trans>The posting could not be loaded</Trans>}
    >
      {(posting) => (
        <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
          <Words posting={posting} />
          <Translations posting={posting} />
        </SimpleGrid>
      )}
    </RecordPage>
  )
}

function Words({ posting }: { posting: OperatorPosting }) {
  const { i18n } = useLingui()
  const { id, title, details, companyName, memberId, status, publishedDate } = posting
  return (
    <ArrivalCard labelledBy="posting-title">
      <Stack>
        <h2 id="posting-title" lang="ko">
          {title}
        </h2>
        <Text size="sm" c="dimmed">
          {memberId === null ? (
            <bdi lang="ko">{companyName}</bdi>
          ) : (
            <Link {...at('members', memberId)} lang="ko" style={{ textDecoration: 'underline' }}>
              <bdi>{companyName}</bdi>
            </Link>
          )}
          {BETWEEN_FACTS}
          {i18n._(jobStates[status])}
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }} lang="ko">
          {details}
        </Text>
        <Occupations posting={posting} />
        {publishedDate !== null && (
          <p>
            <Link to="/recruitment/detail/$id" params={{ id }}>
              <Trans>As readers see it</Trans>
            </Link>
          </p>
        )}
      </Stack>
    </ArrivalCard>
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
      <Optional>
        {isOpen && (
          <JobWorkSheet
            desk="postings"
            job={{ ...posting, details: posting.details.slice(0, SHOWN) }}
            onClose={() => setOpen(false)}
          />
        )}
      </Optional>
    </>
  )
}

function Translations({ posting }: { posting: OperatorPosting }) {
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const stored = posting.translations.find((each) => each.langCode === langCode)
  return (
    <Flex
      component="section"
      direction="column"
      gap="md"
      {...deskCard}
      aria-labelledby="posting-translations"
    >
      <h2 id="posting-translations">
        <Trans>Translations</Trans>
      </h2>
      <TranslationLanguageField
        value={langCode}
        written={posting.translations.map((each) => each.langCode)}
        onChoose={setLangCode}
      />
      {posting.companyLanguages.includes(langCode) && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>The company translated it into this language itself. Readers see the company’s words.</Trans>
        </Alert>
      )}
      <PostingTranslationForm key={langCode} posting={posting} langCode={langCode} stored={stored} />
    </Flex>
  )
}
