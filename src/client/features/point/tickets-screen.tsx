import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getPoints } from '../../../contract/payment/point.ts'
import type { Product } from '../../../contract/payment/product.ts'
import { VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { live, queryFor } from '../../api/query-for.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { soldProducts } from '../../entities/product/products-query.ts'
import { Points } from '../../entities/point/points.tsx'
import { Won } from '../../i18n/won.tsx'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { ChevronRightIcon } from '../../ui/icon/icons.tsx'
import { PageColumn, PageTitle, Panel, useTitle } from '../../ui/page/page.tsx'

const myPoints = () => queryFor(getPoints, { query: { pageSize: 1 } }, { staleTime: 0 })

/** Reading tickets: explanation, balance and packages, with the history below. */
export function TicketsScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const price = <Points value={VIEW_PRICE} />
  useTitle(t`Reading tickets`)
  return (
    <PageColumn>
      <Stack
        gap="xs"
        pt={{ base: 'md', sm: 'xl' }}
        pb={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <PageTitle>
          <Trans>Reading tickets</Trans>
        </PageTitle>
        <Text inherit maw="44rem" c="dimmed">
          <Trans>
            A reading ticket gives you points to open resumes. You pay {price} for each resume, once. Resumes
            of your applicants are free.
          </Trans>
        </Text>
      </Stack>
      <Balance />
      <Panel mt={{ base: 'xs', sm: 'md' }} aria-labelledby="packages">
        <Title order={2} mb="sm" id="packages">
          <Trans>Buy points</Trans>
        </Title>
        <RightGate>
          <Packages />
        </RightGate>
      </Panel>
      <Box component="section" mt={{ base: 'xs', sm: 'xxl' }} aria-labelledby="histories">
        <Title order={2} mb="sm" pt={{ base: 'lg', sm: 0 }} px={{ base: 'edge', sm: 0 }} id="histories">
          <Trans>Payment history</Trans>
        </Title>
        {children}
      </Box>
    </PageColumn>
  )
}

function Balance() {
  const result = useQuery({ ...myPoints(), ...live })
  const points = result.data?.data
  return (
    <Text
      component="section"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      size="sm"
      bg="var(--surface)"
      c="dimmed"
      bdrs={{ sm: 'lg' }}
      aria-live="polite"
    >
      <p>
        <Trans>Your points</Trans>
      </p>
      <Text size="xxl" fw={700} c="dark" lts="-0.02em">
        {points ? <Points value={points.balance} /> : '…'}
      </Text>
      {points && points.free > 0 && (
        <p>
          <Trans>
            including <Points value={points.free} /> you received for free
          </Trans>
        </p>
      )}
      <StaleNote result={result} />
    </Text>
  )
}

function Packages() {
  const result = useQuery(soldProducts())
  const missing = useMissingVerification()
  if (missing)
    return (
      <NotVerified status={missing}>
        <Trans>
          Only verified businesses can buy points. You keep the points you have, and resumes of your
          applicants are free.
        </Trans>
      </NotVerified>
    )
  if (!result.data)
    return <QueryPlaceholder result={result} title={<Trans>The prices could not be loaded</Trans>} rows={4} />
  const tickets = result.data.data.filter(({ kind }) => kind === 'TICKET')
  return (
    <>
      <Text mb="sm" size="sm" c="dimmed">
        <Trans>Prices include VAT (10%).</Trans>
      </Text>
      <SimpleGrid role="list" cols={{ base: 1, sm: 2, lg: 4 }} spacing="xs">
        {tickets.map((ticket) => (
          <div key={ticket.id} role="listitem">
            <Package ticket={ticket} />
          </div>
        ))}
      </SimpleGrid>
    </>
  )
}

function Package({ ticket: { id, points = 0, price } }: { ticket: Product }) {
  return (
    <Paper
      withBorder
      display="block"
      h="100%"
      p="md"
      radius="lg"
      c="dark"
      renderRoot={(props) => <Link to="/payment/readingTicket" search={{ product: id }} {...props} />}
    >
      <Text span display="block" size="md" fw={700}>
        <Points value={points} />
      </Text>
      <Text span display="block" size="sm" c="dimmed">
        <Plural value={Math.floor(points / VIEW_PRICE)} one="# resume" other="# resumes" />
      </Text>
      <Flex
        component="span"
        align="center"
        justify="space-between"
        mt="xs"
        fz="md"
        lh="md"
        fw={700}
        c="primary"
      >
        <Won amount={price} />
        <ChevronRightIcon size={18} />
      </Flex>
    </Paper>
  )
}
