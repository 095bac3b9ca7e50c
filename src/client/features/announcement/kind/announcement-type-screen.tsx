import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Ref, useRef, useState } from 'react'
import type { CertificateKind } from '../../../../contract/employer/business-number.ts'
import type { ProductType } from '../../../../contract/base/enums.ts'
import { publishAnnouncement } from '../../../../contract/job/announcement.ts'
import { useCommand } from '../../../api/use-command.ts'
import { useContactGate } from '../../../entities/email-link/use-contact-gate.tsx'
import { RightGate } from '../../../entities/member/company-right.tsx'
import type { VerificationHandle } from '../../../entities/verification/verification-form.tsx'
import { VerificationSection } from '../../../entities/verification/verification-section.tsx'
import { myVerification } from '../../../entities/verification/use-missing-verification.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { InnerPage } from '../../../ui/page/inner-header.tsx'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { Panel } from '../../../ui/page/page.tsx'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { type Entry, needsAttention } from '../../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { type LifeAvailability, lifeAvailability } from '../../../entities/announcement/life-availability.ts'
import { newestAnnouncements } from '../../../entities/announcement/announcement-queries.ts'
import { errorsOfAnnouncement } from '../form/announcement-check.ts'
import { type AnnouncementSearch, type TypeSearch, draftNameOf } from '../form/announcement-search.ts'
import { type AnnouncementDraft, isAnnouncementDraft } from '../form/announcement-values.ts'
import { isFarmWork } from '../form/work/sector-choice.ts'
import { LocalRegions } from '../form/place/local-regions.tsx'
import { RefusedNote } from '../saving/refused-note.tsx'
import { publish } from '../saving/save-announcement.ts'
import { SentState } from '../saving/sent-state.tsx'
import { type AnnouncementBase, useAnnouncementBase } from '../saving/use-announcement-base.ts'
import { TypeChoice } from './type-choice.tsx'

const TypePreview = optionalPart(() => import('../preview/preview.tsx'), 'TypePreview')

/** Chooses the type and publishes; then shows the status of the announcement. */
export function AnnouncementTypeScreen({ search: { sent, ...search } }: { search: TypeSearch }) {
  const { t } = useLingui()
  const isSent = sent !== undefined
  const title = isSent ? t`Your posting` : t`Job type`
  return (
    <InnerPage narrow={isSent} title={title} up="/writeAnnouncement">
      <RightGate>{isSent ? <SentState announcementKey={sent} /> : <Choosing search={search} />}</RightGate>
    </InnerPage>
  )
}

function Choosing({ search }: { search: AnnouncementSearch }) {
  const base = useAnnouncementBase(search)
  if (base.state === 'LOADING') return <LoadingBlocks rows={4} form="text" />
  return <Drafted key={draftNameOf(search)} base={base} search={search} />
}

interface ChoosingProps {
  base: AnnouncementBase
  search: AnnouncementSearch
}

function Drafted({ base, search }: ChoosingProps) {
  const [first] = useState(base.draft)
  const draft = useDraft(draftNameOf(search), first, isAnnouncementDraft)
  if (!draft.ready) return <LoadingBlocks rows={4} form="text" />
  return <Ready base={base} search={search} draft={draft} />
}

/** The posting as it was when the screen opened: another tab that registers it does not take it away here. */
function Ready({ base, search, draft }: ChoosingProps & { draft: UsedDraft<AnnouncementDraft> }) {
  const [initial] = useState(draft.value)
  const { productType: _, ...untyped } = initial.values
  const isWhole = Object.keys(errorsOfAnnouncement({ ...untyped, productType: null })).length === 0
  if (!isWhole) return <Unfinished search={search} />
  return (
    <Publishing
      initial={initial}
      search={search}
      replaces={base.replaces}
      code={base.code}
      onChange={draft.save}
      onClear={draft.clear}
    />
  )
}

interface PublishingProps {
  initial: AnnouncementDraft
  search: AnnouncementSearch
  replaces: string | undefined
  code: string | undefined
  onChange: (draft: AnnouncementDraft) => void
  onClear: () => Promise<void>
}

function Publishing({ initial, search, replaces, code, onChange, onClear }: PublishingProps) {
  const navigate = useNavigate()
  const life = useLifeAvailability(replaces)
  const [draft, setDraft] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const { localJobRegionIds, place } = draft.values
  // The free type is chosen until another one is.
  const productType = draft.values.productType ?? (life.state === 'FREE' ? 'LIFE' : null)
  const values = { ...draft.values, productType }
  const isFreeOne = productType === 'LIFE'
  const change = (part: Partial<AnnouncementDraft['values']>) => {
    const next = { ...draft, values: { ...draft.values, ...part } }
    setDraft(next)
    setMissing(false)
    onChange(next)
  }
  const choose = (next: ProductType) => change({ productType: next })
  const submit = () => {
    if (publishing.isPending) return
    if (productType === null || (isFreeOne && life.state !== 'FREE')) setMissing(true)
    // Offline it is saved; what is missing is asked for when the server refuses it.
    else if (contact.unconfirmed && navigator.onLine) contact.open()
    else publishing.send()
  }
  const verification = useRef<VerificationHandle>(null)
  const publishing = useCommand(async () => {
    if ((await verification.current?.sendIfComplete()) === false) return
    const sent = await publish({ draft: { ...draft, values }, draftName: draftNameOf(search), replaces })
    await onClear()
    await navigate({ to: '/anoouncementType', search: { sent }, replace: true })
  })
  const contact = useContactGate(() => publishing.send())
  return (
    <Stack pt="md" pb="xl" px={{ base: 'edge', sm: 0 }} miw={0}>
      {code !== undefined && <RefusedNote code={code} />}
      <TypeChoice chosen={productType} life={life} isMissing={isMissing} onChoose={choose} />
      <Stack w="100%" maw="var(--column)" mx="auto" miw={0}>
        {productType === 'LOCAL' && (
          <Paper component="section" p="md" radius="lg">
            <LocalRegions
              place={place}
              chosen={localJobRegionIds}
              onChange={(regionIds) => change({ localJobRegionIds: regionIds })}
            />
          </Paper>
        )}
        {productType !== null && <TypePreview values={values} />}
        <VerificationPart
          handle={verification}
          companyName={values.companyName}
          usualKind={isFarmWork(values) ? 'FARM' : undefined}
        />
        {contact.sheet}
        <SaveError error={publishing.error} />
        <ActionBar>
          <Group gap="xs" flex={1} miw={0} align="stretch">
            <ButtonLink to="/writeAnnouncement" search={search} variant="default">
              <Trans>Back</Trans>
            </ButtonLink>
            <Button flex="1 1 9rem" miw="min-content" aria-busy={publishing.isPending} onClick={submit}>
              <Trans>Post this job</Trans>
            </Button>
          </Group>
        </ActionBar>
      </Stack>
    </Stack>
  )
}

interface VerificationPartProps {
  handle: Ref<VerificationHandle>
  companyName: string
  usualKind: CertificateKind | undefined
}

/** A form of its own: an announcement can be published before the business is verified, and waits for it then. */
function VerificationPart(props: VerificationPartProps) {
  const { t } = useLingui()
  if (useQuery(myVerification()).data?.data.status === 'VERIFIED') return null
  return (
    <Panel gap="md" aria-label={t`Business verification`}>
      <h2>
        <Trans>Business verification</Trans>
      </h2>
      <VerificationSection {...props} />
    </Panel>
  )
}

/** Shown where the form is missing or invalid. */
function Unfinished({ search }: { search: AnnouncementSearch }) {
  return (
    <EmptyState
      title={<Trans>The posting is not finished yet</Trans>}
      action={<ActionLink to="/writeAnnouncement" search={search} label={<Trans>Write the posting</Trans>} />}
    >
      <Trans>Write the posting first, then choose its type here.</Trans>
    </EmptyState>
  )
}

/**
 * Computed from the employer's announcements and unsent entries; where those are unknown, the server decides.
 * @param mended id of the refused entry that is being corrected, which does not count
 */
function useLifeAvailability(mended: string | undefined): LifeAvailability {
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  const { entries } = useOutbox()
  const [now] = useState(() => Date.now())
  if (entries.some((entry) => entry.id !== mended && isUnsentFree(entry))) return { state: 'WAITING' }
  return lifeAvailability(jobs, now)
}

function isUnsentFree(entry: Entry): boolean {
  if (entry.operation !== publishAnnouncement.name || entry.payload.kind !== 'json') return false
  const { value } = entry.payload
  const isLife = typeof value === 'object' && value !== null && Reflect.get(value, 'productType') === 'LIFE'
  return isLife && !needsAttention(entry)
}
