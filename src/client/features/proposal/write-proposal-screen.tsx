import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ProposalForm as ProposalSchema, sendProposal } from '../../../contract/candidate/proposal.ts'
import { getResume } from '../../../contract/candidate/resume.ts'
import { useFormat } from '../../i18n/format.ts'
import { languageName } from '../../i18n/language-name.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { myCompany } from '../../entities/company/company-query.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { NextStep, NotVerifiedTitle, VerifyLink } from '../../entities/verification/not-verified.tsx'
import { type Missing, useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { queryFor } from '../../api/query-for.ts'
import { talentsFor } from '../../entities/candidate/candidates-query.ts'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { proposalEntity, propose } from './commands.ts'
import { ProposalForm } from './proposal-form.tsx'
import type { ProposalSearch } from './proposal-search.ts'
import { announcementById } from './queries.ts'
import {
  type ProposalValues,
  emptyProposal,
  isProposalValues,
  proposalAbout,
  valuesOf,
} from './proposal-values.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

/** Writes a proposal to one candidate, prefilled from the draft, a refused entry, or the announcement. */
export function WriteProposalScreen({ resumeId, search }: { resumeId: string; search: ProposalSearch }) {
  const { t } = useLingui()
  const candidate = useCandidate(resumeId, search)
  const mayAct = useMayAct()
  const initial = useInitial(resumeId, search.posting)
  return (
    <InnerPage narrow title={t`Send a job offer`} up="/talent">
      <Stack
        gap={2}
        mt={{ sm: 'xs' }}
        mb={{ base: 'xs', sm: 'md' }}
        py={{ base: 'md', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
        c="dimmed"
        fz="sm"
        lh="sm"
      >
        <p>
          <Trans comment="Recipient of a job offer">To</Trans>
        </p>
        <Text component="b" size="lg" fw={700} c="dark">
          {candidate.name ? (
            <bdi lang={langOfKorean(candidate.name)}>{candidate.name}</bdi>
          ) : (
            <Trans>This candidate</Trans>
          )}
        </Text>
        <p>
          <Trans>
            The person sees your company and contact details, and can accept or decline. Nobody else sees your
            contact details.
          </Trans>{' '}
          <Trans>Sending a job offer costs no points.</Trans>
        </p>
        <ReadsLanguage langCode={candidate.readsLangCode} />
      </Stack>
      {!mayAct ? (
        <RightNote />
      ) : initial ? (
        <DraftedForm
          key={resumeId}
          resumeId={resumeId}
          jobId={search.posting ?? null}
          candidate={candidate.name ?? ''}
          initial={initial}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </InnerPage>
  )
}

/** In which language the offer arrives, as the chat says it. */
function ReadsLanguage({ langCode }: { langCode: string | undefined }) {
  const own = useLanguage()
  if (langCode === undefined || langCode === own) return null
  const language = languageName(langCode, own)
  return (
    <p>
      <Trans>
        This person reads {language}. Work, pay and days arrive in that language, your own words as you wrote
        them.
      </Trans>
    </p>
  )
}

interface Initial {
  values: ProposalValues
  /** Id of the refused entry to replace. */
  replaces?: string
}

/** Undefined while the announcement is loading. */
function useInitial(resumeId: string, posting: string | undefined): Initial | undefined {
  const langCode = useLanguage()
  const job = useQuery({ ...announcementById(posting ?? '', langCode), enabled: posting !== undefined })
  const company = useQuery({ ...myCompany(), enabled: posting === undefined })
  const unsent = useUnsent()(proposalEntity(resumeId), Infinity)
  const saved =
    unsent?.operation === sendProposal.name ? z.safeParse(ProposalSchema, unsent.payload) : undefined
  if (unsent && saved?.success)
    return {
      values: valuesOf(saved.data),
      ...(unsent.state === 'ATTENTION' ? { replaces: unsent.id } : {}),
    }
  if (posting !== undefined && job.data) return { values: proposalAbout(job.data.data) }
  if ((posting === undefined ? company : job).isPending) return undefined
  return { values: emptyProposal(company.data?.data.companyName ?? '') }
}

interface DraftedFormProps {
  resumeId: string
  jobId: string | null
  candidate: string
  initial: Initial
}

function DraftedForm({ resumeId, jobId, candidate, initial }: DraftedFormProps) {
  const navigate = useNavigate()
  const entity = proposalEntity(resumeId)
  const draft = useDraft<ProposalValues>(entity, initial.values, isProposalValues)
  const { mutate, isPending, error } = useSend(propose)
  const missing = useMissingVerification()
  const finish = async () => {
    // Saving removed the draft: drop a pending draft write, which would restore it.
    await draft.clear()
    await navigate({ to: '/proposalEmployment' })
  }
  if (!draft.ready) return <LoadingBlocks rows={4} form="text" />
  return (
    <>
      {missing && <NotVerifiedNotice status={missing} />}
      <SavedAt at={draft.savedAt} />
      <ProposalForm
        initial={draft.value}
        about={{ resumeId, jobId }}
        onChange={draft.save}
        isDisabled={isPending || missing !== undefined}
        error={error}
        onSend={(body) =>
          mutate(
            {
              body,
              draft: entity,
              title: { title: body.title, company: candidate },
              ...(initial.replaces === undefined ? {} : { replaces: initial.replaces }),
            },
            { onSuccess: () => void finish() },
          )
        }
      />
    </>
  )
}

/** Tells that it cannot be sent yet; the draft is kept. */
function NotVerifiedNotice({ status }: { status: Missing }) {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        <NotVerifiedTitle status={status} />
      </b>
      <p>
        <Trans>
          Only verified businesses can send job offers. What you write here is kept on this device.
        </Trans>{' '}
        <NextStep status={status} />
      </p>
      <VerifyLink status={status} />
    </Alert>
  )
}

function SavedAt({ at }: { at: number | null }) {
  const format = useFormat()
  if (at === null) return null
  const moment = format.moment(at)
  return (
    <Text px={{ base: 'edge', sm: 0 }} py="xs" size="xs" c="dimmed">
      <Trans>Your draft from {moment}</Trans>
    </Text>
  )
}

/** The candidate's name, in full if the resume is open to this employer, else masked; and what they read. */
function useCandidate(resumeId: string, { posting, page = 1, ...filter }: ProposalSearch) {
  const talents = useQuery({
    ...talentsFor(posting ?? '', filter, page, useLanguage()),
    enabled: posting !== undefined,
  })
  const talent = talents.data?.data.find((each) => each.resumeId === resumeId)
  // A resume that is not open to the employer answers 404, so it is requested only if it may be open.
  const isLocked = talent !== undefined && !talent.viewed && !talent.applied
  const resume = useQuery({
    ...queryFor(getResume, { params: { id: resumeId } }),
    enabled: !isLocked && (posting === undefined || !talents.isPending),
  })
  return {
    name: resume.data?.data.name ?? talent?.maskedName,
    readsLangCode: resume.data?.data.readsLangCode ?? talent?.readsLangCode,
  }
}
