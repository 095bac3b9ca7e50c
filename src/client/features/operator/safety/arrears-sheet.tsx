import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { type ArrearsMatch, decideArrears } from '../../../../contract/operator/arrears.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useCommand } from '../desk/use-command.ts'
import { arrearsGrounds } from './arrears-texts.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface ArrearsSheetProps {
  match: ArrearsMatch
  onClose: () => void
}

/** A business beside the entry of the list that may mean it, and the decision. */
export function ArrearsSheet({ match, onClose }: ArrearsSheetProps) {
  return (
    <Sheet open fit title={<Trans>Is it the same business?</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <MatchFacts match={match} />
        <Text size="xs" c="dimmed">
          <Trans>
            Compare it with the ministry’s page before you decide. What you confirm stands on every posting of
            this business, and the company is told.
          </Trans>
        </Text>
        <Decision match={match} onClose={onClose} />
      </Flex>
    </Sheet>
  )
}

function MatchFacts({ match: { business, entry, grounds, listedOn } }: Pick<ArrearsSheetProps, 'match'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const listed = format.date(listedOn)
  return (
    <Facts>
      <Fact name={<Trans>Business</Trans>}>
        <Who {...business} />
      </Fact>
      <Fact name={<Trans>List of {listed}</Trans>}>
        <Who {...entry} />
      </Fact>
      <Fact name={<Trans>Unpaid in three years</Trans>}>
        {entry.amount === null ? <Trans>Not stated</Trans> : <Won amount={entry.amount} />}
      </Fact>
      <Fact name={<Trans>In common</Trans>}>
        {grounds.map((ground) => i18n._(arrearsGrounds[ground])).join(', ')}
      </Fact>
    </Facts>
  )
}

interface WhoProps {
  name: string
  personName: string
  address: string | null
}

const Who = ({ name, personName, address }: WhoProps) => (
  <span lang="ko">
    <b>{name}</b>
    <br />
    {[personName, address].filter(Boolean).join(BETWEEN_FACTS)}
  </span>
)

const DECISIONS = ['CONFIRMED', 'DIFFERENT'] as const

function Decision({ match: { id, status: seen, business }, onClose }: ArrearsSheetProps) {
  const decide = useCommand(decideArrears)
  const send = async (status: (typeof DECISIONS)[number]) => {
    if (decide.isPending) return
    const { data } = await decide.sendAsync({ params: { id }, body: { status, seen } })
    const what = status === 'CONFIRMED' ? 'ARREARS_CONFIRMED' : 'ARREARS_DISMISSED'
    announceDecision({ what, name: business.name, desk: 'arrears', id, undo: data.undo })
    onClose()
  }
  return (
    <>
      {decide.error && <CommandAlert error={decide.error} words={refusals} />}
      {DECISIONS.filter((status) => status !== seen).map((status) => (
        <CommandButton
          key={status}
          fullWidth
          variant="default"
          isBusy={decide.isPending}
          onClick={() => void send(status).catch(() => null)}
        >
          {status === 'CONFIRMED' ? (
            <Trans>It is this business</Trans>
          ) : (
            <Trans>It is another business</Trans>
          )}
        </CommandButton>
      ))}
    </>
  )
}

const refusals = {
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
  JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans>,
}
