import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { live } from '../../../api/query-for.ts'
import { CheckIcon, CloseIcon } from '../../../ui/icon/icons.tsx'
import {
  decisions,
  forgetDecisions,
  forgetExpired,
  forgetWords,
  isLastFinal,
  type LastDecision,
  offerUndoable,
} from './last-decision.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { ownDecisions } from '../queries.ts'
import { withSingleStops } from './single-stops.ts'
import { UndoButton } from './kit/undo.tsx'

const CHECKED_EVERY = 15_000

/** The button that hides it stays at its place however many lines the text and the undo take. */
const SHOWN = {
  mt: { sm: 'md' },
  py: 'sm',
  pl: { base: 'edge', sm: 'md' },
  pr: 'calc(var(--target) + 0.25rem)',
  bg: 'var(--tint)',
  bdrs: { sm: 'md' },
} as const

/** Announces the last decision on every page of the console, with its undo and those of earlier ones. */
export function DecisionNotice() {
  const { t } = useLingui()
  const all = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
  const { last, earlier } = all
  const [saidFinal, setSaidFinal] = useState<LastDecision | null>(null)
  useShortcuts(isLastFinal(all) ? { z: () => setSaidFinal(last) } : {})
  const textOf = useTextOf()
  const textId = useId()
  useEffect(
    () => () => {
      forgetDecisions()
      forgetWords()
    },
    [],
  )
  useEffect(() => {
    const timer = setInterval(() => forgetExpired(Date.now()), CHECKED_EVERY)
    return () => clearInterval(timer)
  }, [])
  const isUndoOffered = Boolean(last?.undo) || earlier.length > 0
  const undoable = useQuery({ ...ownDecisions(), ...live, enabled: isUndoOffered }).data
  useEffect(() => {
    if (undoable)
      offerUndoable(
        undoable.data.map(({ id }) => id),
        undoable.askedAt,
      )
  }, [undoable])
  const box = useBoxOfPage()
  const isShown = last !== null || earlier.length > 0
  return (
    <Flex
      pos="relative"
      wrap="wrap"
      align="center"
      rowGap="xxs"
      columnGap="xs"
      w="100%"
      maw="var(--column)"
      mx="auto"
      fz="sm"
      lh="sm"
      {...(isShown && SHOWN)}
    >
      {last && <CheckIcon size={20} />}
      <Text flex="1 1 9rem" inherit role="status" id={textId}>
        {last && textOf(last)}
        {last && last === saidFinal && (
          <>
            {' '}
            <Trans>This cannot be undone.</Trans>
          </>
        )}
      </Text>
      {last?.undo && (
        <UndoButton
          key={last.undo.decisionId}
          decisionId={last.undo.decisionId}
          decided={last}
          place="notice"
          describedBy={textId}
        />
      )}
      {isShown && (
        <Box component="span" pos="absolute" top={0} right={4}>
          <ActionIcon aria-label={t`Hide`} title={t`Hide`} onClick={forgetDecisions}>
            <CloseIcon size={20} />
          </ActionIcon>
        </Box>
      )}
      {earlier.length > 0 && (
        <Box component="details" flex="1 0 100%" ref={box}>
          <summary>
            <Trans>Earlier decisions</Trans>
          </summary>
          <ul>
            {earlier.map((decision) => (
              <Earlier
                key={decision.undo?.decisionId}
                decision={decision}
                text={textOf({ ...decision, next: undefined })}
              />
            ))}
          </ul>
        </Box>
      )}
    </Flex>
  )
}

/** A box that closes when the page changes. */
function useBoxOfPage() {
  const router = useRouter()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) box.current?.removeAttribute('open')
      }),
    [router],
  )
  return box
}

function Earlier({ decision, text }: { decision: LastDecision; text: string }) {
  const textId = useId()
  if (!decision.undo) return null
  return (
    <Flex
      component="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      rowGap="xxs"
      columnGap="xs"
      pt="xs"
    >
      <span id={textId}>{text}</span>
      <UndoButton
        decisionId={decision.undo.decisionId}
        decided={decision}
        place="earlier"
        describedBy={textId}
      />
    </Flex>
  )
}

function useTextOf(): (decision: LastDecision) => string {
  const { t } = useLingui()
  return ({ what, name, next }) => {
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
      WORK_SAID: () => t`Occupations saved: ${name}.`,
      SUSPENDED: () => t`Member suspended: ${name}.`,
      RESTORED: () => t`Suspension lifted: ${name}.`,
      COUPON_CREATED: () => t`Coupon created: ${name}.`,
      COUPON_ENDED: () => t`Coupon ended: ${name}.`,
      PLACED: () => t`Added: ${name}.`,
      PLACEMENT_SAVED: () => t`Saved: ${name}.`,
      PLACEMENT_REMOVED: () => t`Removed: ${name}.`,
      NEWS_DELETED: () => t`News deleted: ${name}.`,
      RECEIPT_ISSUED: () => t`Marked as issued: ${name}.`,
      RECEIPT_REFUSED: () => t`Request rejected: ${name}.`,
      RECEIPT_CORRECTED: () => t`Number corrected: ${name}.`,
      RECEIPT_CANCELLED: () => t`Marked as cancelled: ${name}.`,
      REFUNDED: () => t`Refunded: ${name}.`,
      REFUNDED_WITH_RECEIPT: () =>
        t`Refunded: ${name}. Its issued receipt or tax invoice now has to be cancelled, under “Receipts”.`,
      REOPENED: () => t`Report opened again: ${name}.`,
      UNDONE: () => t`Decision undone: ${name}.`,
    }
    if (next === undefined) return withSingleStops(texts[what]())
    return withSingleStops(`${texts[what]()} ${next === null ? t`No cases left.` : t`Next: ${next}.`}`)
  }
}
