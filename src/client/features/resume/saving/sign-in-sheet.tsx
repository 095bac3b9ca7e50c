import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './sign-in-sheet.module.css'

/** Asks a visitor to sign in to save, and returns to the form. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <Sheet open fit title={<Trans>Sign in to save your resume</Trans>} onClose={onClose}>
      <div className={classes.content}>
        <p>
          <Trans>What you wrote stays on this phone. After you sign in you are back here to save it.</Trans>
        </p>
        <LinkButton full to="/signIn" search={{ redirect: here }}>
          <Trans>Sign in</Trans>
        </LinkButton>
        <LinkButton full to="/signUp" search={{ redirect: here }} variant="light">
          <Trans>Sign up</Trans>
        </LinkButton>
      </div>
    </Sheet>
  )
}
