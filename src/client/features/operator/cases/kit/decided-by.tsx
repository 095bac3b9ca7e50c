import { Trans } from '@lingui/react/macro'
import type { ActingOperator } from '../../../../../contract/operator/operator.ts'
import { useFormat } from '../../../../i18n/format.ts'

/** Who decided, and when; without a name where the account is removed, or it was the command line. */
export function DecidedBy({ by, at }: { by: ActingOperator; at: string | null }) {
  const format = useFormat()
  if (at === null) return null
  const [name, when] = [by?.name ?? null, format.moment(at)]
  return (
    <p>
      {name === null ? (
        <Trans>Decided: {when}</Trans>
      ) : (
        <Trans>
          Decided by {name}: {when}
        </Trans>
      )}
    </p>
  )
}
