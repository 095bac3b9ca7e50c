import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { UNDO_MINUTES } from '../../../../contract/operator/decision.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { CheckIcon, CloseIcon } from '../../../ui/icon/icons.tsx'
import classes from './decision-notice.module.css'
import { type LastDecision, lastDecision } from './last-decision.ts'
import { UndoButton } from './undo-button.tsx'

/** Announces the last decision, with its undo, on every page of the console. */
export function DecisionNotice() {
  const { t } = useLingui()
  const last = useSyncExternalStore(lastDecision.subscribe, lastDecision.get, lastDecision.get)
  const text = useText(last)
  useEffect(() => () => lastDecision.set(null), [])
  useEffect(() => {
    if (!last?.undo) return undefined
    const timer = setTimeout(() => lastDecision.set(null), UNDO_MINUTES * 60_000)
    return () => clearTimeout(timer)
  }, [last])
  return (
    <div className={classes.notice} data-shown={last !== null || undefined}>
      {last && <CheckIcon size={20} />}
      <p role="status">{text}</p>
      {last?.undo && (
        <UndoButton key={last.undo.decisionId} decisionId={last.undo.decisionId} of={last} isInNotice />
      )}
      {last && (
        <IconButton icon={CloseIcon} size={20} label={t`Hide`} onClick={() => lastDecision.set(null)} />
      )}
    </div>
  )
}

function useText(last: LastDecision | null): string {
  const { t } = useLingui()
  if (!last) return ''
  const { what, name, next } = last
  const texts: Record<LastDecision['what'], () => string> = {
    VERIFIED: () => t`Verified: ${name}.`,
    VERIFIED_BEFORE: () => t`Another operator had already verified this business: ${name}.`,
    REFUSED: () => t`Rejected: ${name}.`,
    CLOSED: () => t`Posting closed: ${name}.`,
    UPHELD: () => t`Report accepted: ${name}.`,
    DISMISSED: () => t`Report dismissed: ${name}.`,
    NAME_APPROVED: () => t`Name approved: ${name}.`,
    NAME_REFUSED: () => t`Name rejected: ${name}.`,
    GRANTED: () => t`Pay guarantee granted: ${name}.`,
    GUARANTEE_REFUSED: () => t`Pay guarantee rejected: ${name}.`,
    LATE_PAY: () => t`Late pay decided: ${name}.`,
    HARMLESS: () => t`Harmless: ${name}.`,
    ARREARS_CONFIRMED: () => t`On the list of unpaid wages: ${name}.`,
    ARREARS_DISMISSED: () => t`Not on the list of unpaid wages: ${name}.`,
    SUSPENDED: () => t`Member suspended: ${name}.`,
    RESTORED: () => t`Suspension lifted: ${name}.`,
    UNDONE: () => t`Decision undone: ${name}.`,
  }
  if (next === undefined) return texts[what]()
  return `${texts[what]()} ${next === null ? t`No cases left.` : t`Next: ${next}.`}`
}
