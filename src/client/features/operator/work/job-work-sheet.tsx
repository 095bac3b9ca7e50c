import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type UnmatchedJob, setJobWork } from '../../../../contract/operator/work.ts'
import type { Undoable } from '../../../../contract/operator/decision.ts'
import { MOST_CHOSEN } from '../../../../contract/work/phrase.ts'
import { OccupationSheet } from '../../../entities/phrase/occupation-sheet.tsx'
import { useOccupations } from '../../../entities/phrase/use-occupations.ts'
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { useCommand } from '../desk/use-command.ts'

interface JobWorkSheetProps {
  job: UnmatchedJob
  onClose: () => void
}

/** A posting's own words, and what the operator says that it is for. */
export function JobWorkSheet({ job, onClose }: JobWorkSheetProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const names = new Map(useOccupations().map(({ code, name }) => [code, name]))
  const { mutate, isPending, error } = useCommand(setJobWork)
  if (isChoosing)
    return (
      <OccupationSheet
        chosen={chosen}
        onChoose={(code) => setChosen([...chosen, code])}
        onClose={() => setChoosing(false)}
      />
    )
  const save = () => {
    if (isPending) return
    const { id, title: name } = job
    const done = ({ data: { undo } }: { data: { undo: Undoable } }) => {
      announceDecision({ what: 'WORK_SAID', name, desk: 'occupations', id, undo })
      onClose()
    }
    mutate({ params: { id }, body: { occupations: [...chosen] } }, { onSuccess: done })
  }
  return (
    <Sheet open fit title={<Trans>What is this posting for?</Trans>} onClose={onClose}>
      <div className={formClasses.sheet}>
        <b lang="ko">{job.title}</b>
        <p lang="ko" className={`${formClasses.dim} ${formClasses.lines}`}>
          {job.details}
        </p>
        {chosen.length > 0 && (
          <ChoiceChips
            label={t({ message: 'Occupations', context: 'console' })}
            options={chosen.map((code) => ({ value: code, label: names.get(code) ?? code }))}
            chosen={chosen}
            onPress={(code) => setChosen(chosen.filter((each) => each !== code))}
          />
        )}
        {chosen.length < MOST_CHOSEN.occupations && (
          <Button full variant="outline" data-autofocus onClick={() => setChoosing(true)}>
            <Trans>Choose an occupation</Trans>
          </Button>
        )}
        {error && <CommandAlert error={error} />}
        <CommandButton full isBusy={isPending} disabled={chosen.length === 0} onClick={save}>
          <Trans>Save</Trans>
        </CommandButton>
      </div>
    </Sheet>
  )
}
