import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { requestSignOut } from '../../api/sign-out-request.ts'
import { EmailNote } from '../../entities/email-link/send-email-link-button.tsx'
import { me } from '../../entities/member/me-query.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { MyPageLinks } from './my-page-layout.tsx'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { applicationsPage, favoritesPage } from '../../entities/application/my-job-queries.ts'
import { completenessOf } from '../../entities/resume/completeness.ts'
import { myResume } from '../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../entities/resume/resume-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'

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

/** How complete the resume is, and how many applications and favorites there are; a dash while that is not known. */
function WorkerCounts() {
  const format = useFormat()
  const langCode = useLanguage()
  const resume = useQuery(myResume()).data?.data
  const applications = useQuery(applicationsPage(1, langCode)).data
  const favorites = useQuery(favoritesPage(1, langCode)).data
  const numberOf = (list: { data: readonly unknown[]; totalCount?: number | undefined } | undefined) =>
    list ? format.number(list.totalCount ?? list.data.length) : '–'
  return (
    <SimpleGrid minColWidth="min(5.5rem, 100%)" autoFlow="auto-fit" spacing="xs" pb="md" px="edge">
      <Count
        to={resume ? '/mypage/modifyResume' : '/writeResume'}
        value={resume ? format.percent(completenessOf(valuesOf(resume))) : '–'}
      >
        <Trans>Resume</Trans>
      </Count>
      <Count to="/mypage/applyStatus" value={numberOf(applications)}>
        <Trans>Applications</Trans>
      </Count>
      <Count to="/mypage/favorites" value={numberOf(favorites)}>
        <Trans>Saved jobs</Trans>
      </Count>
    </SimpleGrid>
  )
}

interface CountProps {
  to: NonNullable<LinkProps['to']>
  value: string
  children: ReactNode
}

const Count = ({ to, value, children }: CountProps) => (
  <Paper
    renderRoot={(props) => <Link to={to} {...props} />}
    bd={0}
    px="xs"
    py="sm"
    fz="xs"
    lh="xs"
    c="dimmed"
  >
    <Text component="b" display="block" size="lg" fw={700} c="dark" mb="xxs">
      {value}
    </Text>
    {children}
  </Paper>
)
