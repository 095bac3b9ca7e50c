import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Flex, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { live } from '../../../api/query-for.ts'
import { CheckIcon, CloseIcon } from '../../../ui/icon/icons.tsx'
import { KeyHint } from '../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { waitingIn } from './case-places.ts'
import { DESKS } from './desks.ts'
import { UndoButton } from '../cases/kit/undo.tsx'
import {
  decisions,
  forgetDecisions,
  forgetExpired,
  forgetWords,
  isLastFinal,
  type LastDecision,
  offerUndoable,
  withSingleStops,
} from '../cases/last-decision.ts'
import { personal, useOverview } from '../queries.ts'
import { listDecisions } from '../../../../contract/operator/decision.ts'

/** Pages where news are written: nothing of other sections belongs there. */
const WRITING = /^\/operator\/news\/./u

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
  const all = useDecisions()
  const { last, earlier } = all
  const [saidFinal, setSaidFinal] = useState<LastDecision | null>(null)
  useShortcuts(isLastFinal(all) ? { z: () => setSaidFinal(last) } : {})
  const textOf = useTextOf()
  const textId = useId()
  const isWriting = useLocation({ select: ({ pathname }) => WRITING.test(pathname) })
  const isShown = last !== null || earlier.length > 0
  if (isWriting && last?.desk !== 'news') return null
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
      {last?.next === null && <OthersWait />}
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
      {earlier.length > 0 && <EarlierDecisions decisions={earlier} />}
    </Flex>
  )
}

/** Decisions as they are announced, until they can no longer be undone or somebody has acted on them. */
function useDecisions() {
  const all = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
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
  const enabled = Boolean(all.last?.undo) || all.earlier.length > 0
  const undoable = useQuery({ ...personal(listDecisions, {}), ...live, enabled }).data
  useEffect(() => {
    if (undoable)
      offerUndoable(
        undoable.data.map(({ id }) => id),
        undoable.askedAt,
      )
  }, [undoable])
  return all
}

/** After the last case of a kind: how many of other kinds wait, and the way to them. */
function OthersWait() {
  const navigate = useNavigate()
  const counts = useOverview().data?.data
  const count = counts ? DESKS.reduce((sum, desk) => sum + waitingIn(desk, counts), 0) : 0
  useShortcuts(count > 0 ? { o: () => void navigate({ to: '/operator' }) } : {})
  if (count === 0) return null
  return (
    <ButtonLink to="/operator" variant="default" size="sm" aria-keyshortcuts="O">
      <Plural value={count} one="# case of another kind waits" other="# cases of other kinds wait" />
      <KeyHint>O</KeyHint>
    </ButtonLink>
  )
}

/** Closes when the page changes. */
function EarlierDecisions({ decisions: earlier }: { decisions: readonly LastDecision[] }) {
  const { t } = useLingui()
  const textOf = useTextOf()
  const router = useRouter()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) box.current?.removeAttribute('open')
      }),
    [router],
  )
  return (
    <Box component="details" flex="1 0 100%" ref={box}>
      <summary>{t`Earlier decisions`}</summary>
      <ul>
        {earlier.map(({ undo, ...decision }) => {
          if (!undo) return null
          const { decisionId } = undo
          return (
            <Group
              key={decisionId}
              component="li"
              justify="space-between"
              gap="var(--space-4) var(--space-8)"
              pt="xs"
            >
              <span id={decisionId}>{textOf({ ...decision, next: undefined })}</span>
              <UndoButton
                decisionId={decisionId}
                decided={decision}
                place="earlier"
                describedBy={decisionId}
              />
            </Group>
          )
        })}
      </ul>
    </Box>
  )
}

function useTextOf(): (decision: Pick<LastDecision, 'text' | 'next'>) => string {
  const { i18n, t } = useLingui()
  return ({ text: said, next }) => {
    const text = i18n._(said)
    if (next === undefined) return withSingleStops(text)
    return withSingleStops(`${text} ${next === null ? t`No cases left.` : t`Next: ${next}.`}`)
  }
}
