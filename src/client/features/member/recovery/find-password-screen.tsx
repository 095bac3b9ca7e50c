import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { FindIdForm } from './find-id-form.tsx'
import { FindPasswordForm } from './find-password-form.tsx'
import classes from '../member-form.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

export type FindTab = 'password' | 'id'

interface FindPasswordScreenProps {
  tab: FindTab
  /** Token of the link in the mail. */
  token: string | undefined
}

/** Recovers a forgotten password or ID; with a token, sets the new password. */
export function FindPasswordScreen({ tab, token }: FindPasswordScreenProps) {
  const { t } = useLingui()
  const isNew = token !== undefined
  useTitle(isNew ? t`New password` : t`Find ID or password`)
  return (
    <>
      <InnerHeader
        narrow
        title={isNew ? <Trans>New password</Trans> : <Trans>Find ID or password</Trans>}
        up="/signIn"
      />
      <PageColumn narrow>
        <Box
          mt={{ sm: 'xl' }}
          pt={{ base: 'xl', sm: 'xxl' }}
          pb="xxl"
          px={{ base: 'edge', sm: 'xxl' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
        >
          {isNew ? (
            <NewPasswordForm key={token} token={token} />
          ) : (
            <>
              <Tabs tab={tab} />
              {tab === 'id' ? <FindIdForm /> : <FindPasswordForm />}
              <Text mt="md" size="sm" c="dimmed" ta="center" className={classes.other}>
                <Trans>Remembered your password?</Trans>{' '}
                <Link to="/signIn">
                  <Trans>Sign in</Trans>
                </Link>
              </Text>
            </>
          )}
        </Box>
      </PageColumn>
    </>
  )
}

function Tabs({ tab }: { tab: FindTab }) {
  const { t } = useLingui()
  return (
    <Flex
      columnGap="xl"
      wrap="wrap"
      mt={-8}
      mb="xl"
      style={{ borderBottom: '1px solid var(--hairline)' }}
      role="tablist"
      aria-label={t`What to find`}
    >
      <Link
        to="/findPassword"
        search={{}}
        replace
        role="tab"
        aria-selected={tab === 'password'}
        className={classes.tab}
      >
        <Trans>Find password</Trans>
      </Link>
      <Link
        to="/findPassword"
        search={{ tab: 'id' }}
        replace
        role="tab"
        aria-selected={tab === 'id'}
        className={classes.tab}
      >
        <Trans>Find ID</Trans>
      </Link>
    </Flex>
  )
}
