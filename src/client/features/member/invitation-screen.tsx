import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import type { ColleagueRight } from '../../../contract/base/enums.ts'
import { acceptInvitation, getInvitation, INVITATION_DAYS } from '../../../contract/employer/colleague.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { requestSignOut } from '../../api/sign-out-request.ts'
import { useCommand } from '../../api/use-command.ts'
import { startAnew } from '../../entities/member/start-anew.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { InfoIcon } from '../../ui/icon/icons.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { FormPage } from './form-page.tsx'
import { isLinkExpired, LinkExpired, useMailedLink } from './mailed-link.tsx'

/** Target of the link in an invitation to a company. */
export function InvitationScreen({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <FormPage title={t`Invitation`} up="/home">
      <Opened key={token} token={token} />
    </FormPage>
  )
}

const isUsed = (error: unknown) => error instanceof ApiProblem && error.code === 'INVITATION_USED'

function Opened({ token }: { token: string }) {
  const { i18n } = useLingui()
  const link = useMailedLink(getInvitation, token)
  const role = useSession()?.role
  const days = INVITATION_DAYS
  if (isUsed(link.error))
    return <EmptyState title={i18n._(errorTexts.INVITATION_USED)} action={<ToCompany />} />
  if (isLinkExpired(link.error))
    return (
      <LinkExpired action={null}>
        <Trans>The link in the message is valid for {days} days.</Trans>
      </LinkExpired>
    )
  if (link.isLoading) return <LoadingBlocks rows={2} form="text" />
  const invitation = link.data?.data
  if (!invitation) return <RequestAlert error={link.error} />
  const { companyName, right } = invitation
  return (
    <Stack gap="lg">
      <p>
        <b>
          <bdi>{companyName}</bdi>
        </b>
      </p>
      <p>
        {right === 'MANAGER' ? (
          <Trans>
            You are invited to post jobs, decide about applicants, write messages and pay for this company.
          </Trans>
        ) : (
          <Trans>You are invited to see the postings, applicants and messages of this company.</Trans>
        )}
      </p>
      {role === undefined ? (
        <SignInFirst token={token} />
      ) : role === 'EMPLOYER' ? (
        <Join token={token} companyName={companyName} right={right} />
      ) : (
        <OtherAccount />
      )}
    </Stack>
  )
}

const ToCompany = () => (
  <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
)

function SignInFirst({ token }: { token: string }) {
  const redirect = `/invitation?token=${token}`
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        <Trans>Sign in as an employer, or sign up with your own name. Then you can join.</Trans>
      </Text>
      <ButtonLink fullWidth to="/signIn/employer" search={{ redirect }}>
        <Trans>Sign in</Trans>
      </ButtonLink>
      <ButtonLink fullWidth to="/signUp" search={{ redirect, role: 'EMPLOYER' }} variant="light">
        <Trans>Sign up</Trans>
      </ButtonLink>
    </Stack>
  )
}

interface JoinProps {
  token: string
  companyName: string
  right: ColleagueRight
}

function Join({ token, companyName, right }: JoinProps) {
  const queries = useQueryClient()
  const join = useCommand(acceptInvitation, {
    // From now on the company's pages are the reader's.
    onSuccess: () => startAnew(queries, '/employmentPage/hiringAnnouncement'),
  })
  return (
    <>
      <RequestAlert error={join.error} />
      <Button fullWidth aria-busy={join.isPending} onClick={() => join.send({ params: { token } })}>
        {right === 'MANAGER' ? (
          <Trans>Join {companyName} as manager</Trans>
        ) : (
          <Trans>Join {companyName} as reader</Trans>
        )}
      </Button>
    </>
  )
}

function OtherAccount() {
  const { i18n } = useLingui()
  return (
    <>
      <Alert color="gray" icon={<InfoIcon size={20} />}>
        {i18n._(errorTexts.WORKER_ACCOUNT)}
      </Alert>
      <Button fullWidth variant="light" onClick={() => requestSignOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </>
  )
}
