import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { requestSignOut } from '../../api/sign-out-request.ts'
import { EmailNote } from '../../entities/email-link/email-note.tsx'
import { me } from '../../entities/member/me-query.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { MyPageLinks } from './my-page-layout.tsx'
import { WorkerCounts } from './worker-counts.tsx'

/** Who is signed in, what they have here, and all their pages, which desktops show at the side of each of them. */
export function MyPageScreen() {
  const { t } = useLingui()
  const session = useSession()
  const member = useQuery({ ...me(), enabled: session !== null }).data?.data
  useTitle(t`My page`)
  if (!session) return null
  return (
    <PageColumn>
      <Box component="header" pt="xl" pb="md" px="edge">
        <Title order={1}>
          {member ? <bdi lang={langOfKorean(member.name)}>{member.name}</bdi> : <Trans>My page</Trans>}
        </Title>
        {member?.email && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </Text>
        )}
      </Box>
      {session.role === 'EMPLOYEE' && <WorkerCounts />}
      <EmailNote />
      <Box component="nav" bg="var(--surface)" bdrs={{ sm: 'lg' }} aria-label={t`My page`}>
        <MyPageLinks role={session.role} look="rows" />
      </Box>
      <Box pt="xl" pb="xxl" px="edge">
        <Button fullWidth variant="default" onClick={() => requestSignOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </Box>
    </PageColumn>
  )
}
