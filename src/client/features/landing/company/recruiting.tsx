import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SimpleGrid, Stack } from '@mantine/core'
import { Drawing } from '../../../ui/image/picture.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { LandingSection, NumberedStep } from '../landing-section.tsx'

/** The steps of recruiting. */
export function Recruiting() {
  const { t } = useLingui()
  return (
    <LandingSection surface id="recruiting" title={<Trans>Hire in three steps</Trans>}>
      <SimpleGrid
        cols={{ base: 1, md: 2 }}
        spacing={{ base: 'xxl', sm: 'xxxl' }}
        style={{ alignItems: 'center' }}
      >
        <Stack gap="xl">
          <Stack component="ol" gap="xl">
            <NumberedStep number={1} title={<Trans>Post your job</Trans>}>
              <Trans>Fill in one form. It checks the pay against the minimum wage.</Trans>
            </NumberedStep>
            <NumberedStep number={2} title={<Trans>See who matches</Trans>}>
              <Trans>
                People are sorted by how well region, kind of work, pay, Korean and residence type match. You
                can see the reasons.
              </Trans>
            </NumberedStep>
            <NumberedStep number={3} title={<Trans>Send job offers or receive applications</Trans>}>
              <Trans>
                Send job offers to people who match. You can read the resumes of your applicants for free.
              </Trans>
            </NumberedStep>
          </Stack>
          <Group gap="xs" align="stretch">
            <ButtonLink to="/signUp" search={{ redirect: '/writeAnnouncement' }} variant="light">
              <Trans>Post a job</Trans>
            </ButtonLink>
            <ButtonLink to="/talent" variant="default">
              <Trans>View matched talent</Trans>
            </ButtonLink>
          </Group>
        </Stack>
        <Drawing
          name="candidates"
          width={480}
          height={360}
          bdrs="xl"
          label={t`A list of people that shows how well each one matches a posting`}
        />
      </SimpleGrid>
    </LandingSection>
  )
}
