import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isErrorCode } from '../../../../contract/base/errors.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

/** Explains why the server refused the saved announcement. */
export function RefusedNote({ code }: { code: string }) {
  const { i18n } = useLingui()
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <b>
        <Trans>This was not accepted yet</Trans>
      </b>
      <p>{i18n._(errorTexts[isErrorCode(code) ? code : 'INTERNAL'])}</p>
      <Link to="/help">
        <Trans>Help and phone numbers</Trans>
      </Link>
    </Alert>
  )
}
