import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { ChoiceValue } from './choice-value.tsx'
import classes from './conflict-screen.module.css'
import type { Choice, Side, Versions } from './versions.ts'

const choiceNames: Record<Choice, MessageDescriptor> = {
  photo: msg`Photo`,
  name: msg`Name`,
  nationality: msg`Nationality`,
  gender: msg`Gender`,
  birthDate: msg`Date of birth`,
  cellphone: msg`Cellphone number`,
  koreanCapability: msg`Korean`,
  career: msg`Work experience`,
  details: msg`About your work`,
  workType: msg`Residence type`,
  introduction: msg`Introduction`,
  phrases: msg({ message: 'In short', comment: 'Sentences that a worker chose for a resume' }),
  occupations: msg({ message: 'Occupation', comment: 'Label: what somebody is who does the work' }),
  region: msg`Desired region`,
  sector: msg`Desired work`,
  pay: msg`Desired pay`,
}

interface ChoiceRowProps {
  choice: Choice
  versions: Versions
  side: Side
  onChoose: (side: Side) => void
}

/** Both versions side by side; arrow keys switch between them. */
export function ChoiceRow({ choice, versions, side, onChoose }: ChoiceRowProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={classes.row}>
      <legend className={classes.legend}>{i18n._(choiceNames[choice])}</legend>
      {versions.changedBy[choice] === 'both' && (
        <p className={classes.both}>
          <Trans>You and another device both changed this.</Trans>
        </p>
      )}
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((each) => (
          <label key={each} className={classes.side}>
            <input
              type="radio"
              className={classes.input}
              name={choice}
              checked={each === side}
              onChange={() => onChoose(each)}
            />
            <span className={classes.whose}>
              {each === side && <CheckIcon size={16} />}
              {each === 'mine' ? (
                <Trans>My version on this device</Trans>
              ) : (
                <Trans>On the other device</Trans>
              )}
            </span>
            <ChoiceValue
              choice={choice}
              version={versions[each]}
              photoUrl={each === 'theirs' ? versions.theirPhotoUrl : null}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
