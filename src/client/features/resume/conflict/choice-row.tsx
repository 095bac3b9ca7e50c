import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Paper, SimpleGrid, Text, Radio, Fieldset } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { ChoiceValue } from './choice-value.tsx'
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
    <Paper p="md" radius="lg">
      <Fieldset variant="unstyled" legend={<b>{i18n._(choiceNames[choice])}</b>}>
        {versions.changedBy[choice] === 'both' && (
          <Text mb="xs" size="sm" c="dimmed">
            <Trans>You and another device both changed this.</Trans>
          </Text>
        )}
        <SimpleGrid cols={2} spacing="xs">
          {(['mine', 'theirs'] as const).map((each) => (
            <Radio
              key={each}
              name={choice}
              checked={each === side}
              onChange={() => onChoose(each)}
              label={
                <Flex component="span" direction="column" gap="xxs">
                  <Text span size="xs" c="dimmed">
                    {each === 'mine' ? (
                      <Trans>My version on this device</Trans>
                    ) : (
                      <Trans>On the other device</Trans>
                    )}
                  </Text>
                  <ChoiceValue
                    choice={choice}
                    version={versions[each]}
                    photoUrl={each === 'theirs' ? versions.theirPhotoUrl : null}
                  />
                </Flex>
              }
            />
          ))}
        </SimpleGrid>
      </Fieldset>
    </Paper>
  )
}
