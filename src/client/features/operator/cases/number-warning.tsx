import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { VerificationCase } from '../../../../contract/operator/case.ts'
import { useSite } from '../../../entities/site/site-query.ts'
import { at } from '../desk/desks.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

interface NumberWarningProps {
  verification: Pick<VerificationCase, 'businessNumber' | 'sameNumber'>
}

/** Says who else uses the business number of a request: another company, or the one that runs this site. */
export function NumberWarning({ verification: { businessNumber, sameNumber } }: NumberWarningProps) {
  const own = useSite()?.company.registrationNumber?.replace(/\D/g, '')
  if (own !== businessNumber && sameNumber.length === 0) return null
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {own === businessNumber && (
        <p>
          <Trans>This is the business number of the company that runs this site.</Trans>
        </p>
      )}
      {sameNumber.length > 0 && (
        <>
          <p>
            <Trans>Another account uses this business number:</Trans>
          </p>
          <ul>
            {sameNumber.map(({ id, businessName }) => (
              <li key={id}>
                <Link {...at('verifications', id)} lang="ko">
                  {businessName}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
