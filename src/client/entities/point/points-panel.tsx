import { Plural, Trans } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { ButtonLink } from '../../ui/link.tsx'
import { Figure } from '../../ui/card/facts.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Panel } from '../../ui/page/page.tsx'

/** The points left for opening resumes, and the way to more. */
export function PointsPanel({ balance }: { balance: number }) {
  const figure = useFormat().number(balance)
  return (
    <Panel py={{ base: 'md', sm: 'lg' }} aria-labelledby="points">
      <Title order={2} fz="sm" lh="sm" fw={400} c="dimmed" id="points">
        <Trans>Reading tickets</Trans>
      </Title>
      <Text size="md" fw={700} lts="-0.025em">
        <Plural
          value={balance}
          one={
            <Trans>
              <Figure>{figure}</Figure> point
            </Trans>
          }
          other={
            <Trans>
              <Figure>{figure}</Figure> points
            </Trans>
          }
        />
      </Text>
      <ButtonLink to="/payment" variant="subtle" size="sm" px={0}>
        <Trans>Buy more</Trans>
      </ButtonLink>
    </Panel>
  )
}
