import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { OccupationSheet } from '../../../entities/phrase/occupation-sheet.tsx'
import { useOccupations } from '../../../entities/phrase/use-occupations.ts'
import { ChoiceChips } from '../../../ui/choice/chip.tsx'
import type { OperatorPosting } from '../../../../contract/operator/posting.ts'
import { setJobWork } from '../../../../contract/case/work.ts'
import { MOST_CHOSEN } from '../../../../contract/work/phrase.ts'
import type { DecidedCase } from '../cases/last-decision.ts'
import { CaseSheet, DecisionForm, useDecision } from '../cases/kit/case-sheet.tsx'
import type { RefusalWords } from '../desk/command.tsx'

interface JobWorkSheetProps {
  /** The posting, and where it was opened, which an undo leads to. */
  decided: DecidedCase
  job: Pick<OperatorPosting, 'title' | 'details' | 'occupations'>
  /** The kind of work that the company named. */
  sector?: ReactNode
  onClose: () => void
}

const changed: RefusalWords = {
  PRECONDITION_FAILED: (
    <Trans>
      Somebody else has changed the occupations meanwhile. Close this window to see which they are now.
    </Trans>
  ),
}

/** A posting's own words, and what the operator says that it is for. */
export function JobWorkSheet({ decided, job, sector, onClose }: JobWorkSheetProps) {
  const { t } = useLingui()
  const [seen] = useState(job.occupations)
  const [chosen, setChosen] = useState<readonly string[]>(seen)
  /** Those that were taken out stay, so that a slip is put right with one press. */
  const [listed, setListed] = useState<readonly string[]>(seen)
  const [isChoosing, setChoosing] = useState(false)
  const names = new Map(useOccupations().map(({ code, name }) => [code, name]))
  const { id, name } = decided
  const command = useDecision(setJobWork, decided, { onDecided: onClose })
  if (isChoosing)
    return (
      <OccupationSheet
        chosen={chosen}
        onChoose={(code) => {
          setChosen([...chosen, code])
          setListed([...new Set([...listed, code])])
        }}
        onClose={() => setChoosing(false)}
      />
    )
  const canAdd = chosen.length < MOST_CHOSEN.occupations
  const press = (code: string) => {
    if (chosen.includes(code)) setChosen(chosen.filter((each) => each !== code))
    else if (canAdd) setChosen([...chosen, code])
  }
  const save = () =>
    command.decide(msg`Occupations saved: ${name}.`, {
      params: { id },
      body: { occupations: [...chosen], seen },
    })
  return (
    <CaseSheet
      title={<Trans>What is this posting for?</Trans>}
      about={<Words job={job} sector={sector} />}
      onClose={onClose}
    >
      {listed.length > 0 && (
        <ChoiceChips
          label={t({ message: 'Occupations', context: 'console' })}
          options={listed.map((code) => ({ value: code, label: names.get(code) ?? code }))}
          chosen={chosen}
          onPress={press}
        >
          <Text size="sm" c="dimmed" role="status">
            <Plural
              value={chosen.length}
              _0="None is chosen."
              one="# occupation is chosen. Press it to take it out."
              other="# occupations are chosen. Press one to take it out."
            />
          </Text>
        </ChoiceChips>
      )}
      {canAdd && (
        <Button fullWidth variant="default" data-autofocus onClick={() => setChoosing(true)}>
          {chosen.length === 0 ? <Trans>Choose an occupation</Trans> : <Trans>Add another occupation</Trans>}
        </Button>
      )}
      {chosen.length === 0 && seen.length > 0 && (
        <Text size="sm" c="dimmed">
          <Trans>Without an occupation, readers of other languages are shown only the kind of work.</Trans>
        </Text>
      )}
      <DecisionForm
        command={command}
        effects={
          <Trans>
            Readers find the posting under these occupations at once, and the automatic matching leaves them
            as they are. Nobody is told.
          </Trans>
        }
        refusals={changed}
        choices={[{ label: <Trans>Save</Trans>, isDisabled: chosen.join() === seen.join(), onDecide: save }]}
      />
    </CaseSheet>
  )
}

const Words = ({ job, sector }: Pick<JobWorkSheetProps, 'job' | 'sector'>) => (
  <>
    <b lang="ko">{job.title}</b>
    {sector && (
      <p>
        <Trans>Kind of work</Trans>: {sector}
      </p>
    )}
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }} lang="ko">
      {job.details}
    </Text>
  </>
)
