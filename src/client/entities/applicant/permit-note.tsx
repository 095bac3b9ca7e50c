import { Trans } from '@lingui/react/macro'

/** What employers must see to before an applicant starts to work (Act on the Employment of Foreign Workers art. 8, 12). */
export function PermitNote() {
  return (
    <Trans>
      Check the residence card before the work starts. First get from the employment center (고용센터) an
      employment permit (고용허가) for E-9, or a certificate for special hiring (특례고용가능확인서) for H-2.
    </Trans>
  )
}
