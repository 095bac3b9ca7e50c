import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, Box } from '@mantine/core'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getDashboard } from '../../../contract/job/announcement.ts'
import { getPoints } from '../../../contract/payment/point.ts'
import { getResume } from '../../../contract/candidate/resume.ts'
import { listTalents, type Talent, VIEW_PRICE, viewResume } from '../../../contract/candidate/talent.ts'
import { useFormat } from '../../i18n/format.ts'
import { ApiProblem } from '../../api/problem.ts'
import { type Snapshot, queryFor } from '../../api/query-for.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { useCommand } from '../../api/use-command.ts'
import { Points } from '../../entities/point/points.tsx'
import { NextStep, NotVerifiedTitle, VerifyLink } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { InfoIcon } from '../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../ui/card/facts.tsx'

interface ViewSheetProps {
  talent: Talent
  posting: string
  /** Whether the resume shows where the sheet was opened, instead of on its own page. */
  staysHere: boolean
  onClose: () => void
}

/** Asks for confirmation of the points that a resume costs; without enough points it links to buying more. */
export function ViewSheet({ talent, posting, staysHere, onClose }: ViewSheetProps) {
  const format = useFormat()
  const balance = useQuery({ ...queryFor(getPoints, { query: { pageSize: 1 } }), staleTime: 0 }).data?.data
    .balance
  const { send, isPending, error } = useView(talent.resumeId, posting, staysHere ? onClose : undefined)
  const missing = useMissingVerification(error)
  const mayAct = useMayAct()
  const isRefused = error instanceof ApiProblem && error.code === 'POINTS_MISSING'
  const isShort = isRefused || (balance !== undefined && balance < VIEW_PRICE)
  const left = format.number((balance ?? VIEW_PRICE) - VIEW_PRICE)
  return (
    <Sheet open onClose={onClose} title={<Trans>View the resume of {talent.maskedName}?</Trans>} fit>
      <Stack
        gap="sm"
        pt={{ base: 'xs', sm: 0 }}
        pb={{ base: 'calc(var(--space-16) + env(safe-area-inset-bottom))', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
      >
        <Box p="md" bdrs="md" bg="var(--sunk)">
          <Facts figures>
            <Fact name={<Trans>Your points</Trans>}>
              <b>{balance === undefined ? '…' : <Points value={balance} />}</b>
            </Fact>
            <Fact name={<Trans comment="What it costs to view a resume">Points needed</Trans>}>
              <b>
                <Points value={VIEW_PRICE} />
              </b>
            </Fact>
          </Facts>
        </Box>
        {!mayAct ? (
          <RightNote />
        ) : missing ? (
          <>
            <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
              <b>
                <NotVerifiedTitle status={missing} />
              </b>
              <p>
                <Trans>No points have been spent.</Trans> <NextStep status={missing} />
              </p>
            </Alert>
            <VerifyLink status={missing} />
          </>
        ) : isShort ? (
          <>
            <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
              <Trans>You do not have enough points. Nothing has been spent.</Trans>
            </Alert>
            <ButtonLink fullWidth to="/payment">
              <Trans>Buy points</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              {balance === undefined ? (
                <Trans>You pay once and can read this resume again at any time.</Trans>
              ) : (
                <Plural
                  value={balance - VIEW_PRICE}
                  one={`You pay once and can read this resume again at any time. You will have ${left} point left.`}
                  other={`You pay once and can read this resume again at any time. You will have ${left} points left.`}
                />
              )}
            </p>
            <p>
              <Trans>The job seeker is told that your company has opened the resume.</Trans>
            </p>
            <RequestAlert error={error} />
            <Button fullWidth disabled={isPending} onClick={() => send({ params: { id: talent.resumeId } })}>
              <Trans>View resume</Trans>
            </Button>
          </>
        )}
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}

/** Not queued in the outbox, because the answer is needed at once. */
function useView(resumeId: string, posting: string, onViewed: (() => void) | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCommand(viewResume, {
    onSuccess: async () => {
      markViewed(queries, resumeId)
      for (const { name } of [getPoints, getDashboard, getResume])
        void queries.invalidateQueries({ queryKey: [name] })
      if (onViewed) onViewed()
      else await navigate({ to: '/showResume', search: { id: resumeId, job: posting } })
    },
  })
}

/** Updates the cached list instead of refetching it, because the screen is usually left. */
function markViewed(queries: QueryClient, resumeId: string) {
  const lists = queries.getQueriesData<Snapshot<Talent[]>>({ queryKey: [listTalents.name] })
  for (const [queryKey, list] of lists) {
    if (!list) continue
    const data = list.data.map((talent) =>
      talent.resumeId === resumeId ? { ...talent, viewed: true } : talent,
    )
    queries.setQueryData(queryKey, { ...list, data })
    void storeQuery(queries, queryKey)
  }
}
