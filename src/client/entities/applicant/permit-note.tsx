import { Trans } from '@lingui/react/macro'

/** What employers must see to before an applicant starts to work (Act on the Employment of Foreign Workers art. 8, 12). */
export function PermitNote() {
  return (
    <Trans>
      Check the residence card before the work starts. For E-9 and H-2 you need the permit of the employment
      center (고용센터) first.
    </Trans>
  )
}
