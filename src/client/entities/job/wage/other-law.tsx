import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { WorkLaw } from '../../../../contract/wage/work-law.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Source } from './wage-source.tsx'

interface OtherLawProps {
  law: WorkLaw
  /** Of seafarers, won a month; null if it is not known. */
  minimum: number | null
}

/** The rules for work that the calculation does not cover: on ships and in households. */
export function OtherLaw({ law, minimum }: OtherLawProps) {
  const least = useFormat().number(minimum ?? 0)
  if (law === 'LABOR') return null
  if (law === 'HOUSEHOLD')
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          If a household hires you itself, the minimum wage and the labor law do not hold. If a company does,
          they do.
        </Trans>{' '}
        <Source code="HOUSEHOLD" />
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {law === 'SEAFARERS' ? (
        <Trans>
          Crews of ships are under the Seafarers’ Act: at least {least} won a month. Extra pay is not
          calculated here.
        </Trans>
      ) : (
        <Trans>
          Fishing ships of 20 tons or more: at least {least} won a month (Seafarers’ Act). Smaller boats: the
          minimum wage an hour.
        </Trans>
      )}{' '}
      <Trans>For crews from abroad a union agreement can name another amount.</Trans>{' '}
      <Source code="SEAFARERS" />
    </Text>
  )
}
