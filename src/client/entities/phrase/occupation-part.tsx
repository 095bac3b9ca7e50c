import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { MOST_CHOSEN } from '../../../contract/work/phrase.ts'
import { Chip, RemovableChip } from '../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../ui/field/field-group.tsx'
import { PlusIcon } from '../../ui/icon/icons.tsx'
import { OccupationSheet } from './occupation-sheet.tsx'
import { useSay } from './use-say.ts'

interface OccupationPartProps {
  codes: readonly string[]
  onCodes: (codes: string[]) => void
}

/** Up to three occupations, found by name. */
export function OccupationPart({ codes, onCodes }: OccupationPartProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-field="occupations">
      <FieldGroup
        label={<Trans comment="Label: what somebody is who does the work">Occupation</Trans>}
        note={<Trans context="occupations">Up to three</Trans>}
      >
        <ChipRow>
          {codes.map((code) => {
            const name = occupationName(code)
            return (
              <RemovableChip key={code} sunk onRemove={() => onCodes(codes.filter((each) => each !== code))}>
                {name ? say(name) : code}
              </RemovableChip>
            )
          })}
          {codes.length < MOST_CHOSEN.occupations && (
            <Chip icon={PlusIcon} opens onClick={() => setOpen(true)}>
              <Trans>Find an occupation</Trans>
            </Chip>
          )}
        </ChipRow>
      </FieldGroup>
      {isOpen && (
        <OccupationSheet
          chosen={codes}
          onChoose={(code) => onCodes([...codes, code])}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

export function OccupationNames({ codes }: { codes: readonly string[] }) {
  const say = useSay()
  return codes
    .flatMap((code) => occupationName(code) ?? [])
    .map((name) => say(name))
    .join(', ')
}
