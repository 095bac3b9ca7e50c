import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useInsuredPerson } from '../../entities/resume/use-insured-person.ts'
import { OtherLaw } from '../../entities/job/wage/wage-source.tsx'
import { WageBreakdown } from '../../entities/job/wage/wage-breakdown.tsx'
import { workplaceSizeLabels } from '../../entities/job/wage/wage-labels.ts'
import { useStoredStay } from '../../entities/work-right/use-stored-stay.ts'
import { useFormat } from '../../i18n/format.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import type { SizelessWork } from '../../../contract/wage/wage-lines.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { Section } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { PayForm } from './pay-form.tsx'
import { PayPaper } from './pay-paper.tsx'
import { Due } from './pay-due.tsx'
import { type PayResult, payResult } from './pay-result.ts'
import {
  type PayBook,
  emptyBook,
  isPayBook,
  kept,
  lastMonths,
  payBookOf,
  removed,
  withKnownFacts,
  workOf,
} from './pay-values.ts'
import { CheckIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** Compares what should have been paid for a month with what was received. Everything stays on the device. */
export function PayScreen() {
  const { t } = useLingui()
  const [today] = useState(() => seoulDay(Date.now()))
  const draft = useDraft('myPay', emptyBook(today.slice(0, 7)), isPayBook)
  useStoredStay(true)
  return (
    <InnerPage title={t`My pay`} up="/mypage">
      {draft.ready ? (
        <Book initial={payBookOf(draft.value)} months={lastMonths(today)} save={draft.save} />
      ) : (
        <LoadingBlocks rows={5} form="text" />
      )}
    </InnerPage>
  )
}

interface BookProps {
  initial: PayBook
  months: readonly string[]
  save: (book: PayBook) => void
}

function Book({ initial, months, save }: BookProps) {
  const [stored, setBook] = useState(initial)
  const book = { ...stored, form: withKnownFacts(stored.form, useInsuredPerson()) }
  const change = (next: PayBook) => {
    setBook(next)
    save(next)
  }
  const result = payResult(book.form)
  const work = workOf(book.form)
  return (
    <>
      <div data-no-print>
        <Section surface id="pay-form" title={<Trans>Your hours and pay</Trans>}>
          <Text size="sm" c="dimmed">
            <Trans>Only you can see this. It stays on this device and works without internet.</Trans>
          </Text>
          <PayForm value={book.form} months={months} onChange={(form) => change({ ...book, form })} />
        </Section>
        <Section surface id="pay-due" title={<Trans>What you should have been paid</Trans>}>
          {result && work ? (
            <>
              <Stack gap="sm" align="flex-start">
                <Lawful work={work} result={result} />
                <Due result={result} />
                <KeepMonth key={book.form.month} onKeep={() => change(kept(book))} />
              </Stack>
              <OtherLaw law={work.law ?? 'LABOR'} minimum={result.seafarersMinimum} />
              <WageBreakdown estimates={result.estimates} sector={work.sector} isOneMonth={result.isByDays} />
            </>
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>Once pay and hours are filled in, what was due appears here.</Trans>
            </Text>
          )}
        </Section>
      </div>
      {book.months.length > 0 && (
        <Section surface id="pay-months" title={<Trans>Months you kept</Trans>}>
          <PayPaper
            months={book.months}
            onOpen={(form) => change({ ...book, form })}
            onRemove={(month) => change(removed(book, month))}
          />
          <Group gap="sm" mt="sm" data-no-print>
            <Button onClick={() => print()}>
              <Trans>Print the summary, or save it as PDF</Trans>
            </Button>
            <Link to="/help">
              <Trans>Help and phone numbers</Trans>
            </Link>
          </Group>
        </Section>
      )}
    </>
  )
}

function KeepMonth({ onKeep }: { onKeep: () => void }) {
  const [isKept, setKept] = useState(false)
  const keep = () => {
    onKeep()
    setKept(true)
  }
  return (
    <>
      <Button variant="default" onClick={keep}>
        <Trans>Keep this month</Trans>
      </Button>
      {isKept && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>Kept. It is below, under “Months you kept”.</Trans>
        </Alert>
      )}
    </>
  )
}

/** What the law does not allow, whatever the contract says. */
function Lawful({ work, result }: { work: SizelessWork; result: PayResult }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const minimum = format.number(result.minimumWage)
  const isShip = result.seafarersMinimum !== null
  const isRange = new Set(result.below.map(({ lowest }) => lowest)).size > 1
  const isOnlyAbove = work.workplaceSize === null && result.below.length === 1
  // Where the size makes no difference, it is not named.
  const shown = isRange ? result.below : result.below.slice(-1)
  const lowest = shown
    .map(({ workplaceSize, lowest: amount }) => {
      const size = isRange || isOnlyAbove ? `${i18n._(workplaceSizeLabels[workplaceSize])}: ` : ''
      return `${size}${i18n._(payTypeLabels[work.payType])} ${format.number(amount)}`
    })
    .join(', ')
  return (
    <>
      {shown.length > 0 && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {isShip ? (
            <Trans>
              The pay in your contract is below the lowest pay of seafarers. The lowest legal pay is used here
              (won): {lowest}
            </Trans>
          ) : isOnlyAbove ? (
            <Trans>
              At a workplace with 5 people or more, the pay in your contract is below the minimum wage of{' '}
              {minimum} won an hour. The lowest legal pay is used here (won): {lowest}
            </Trans>
          ) : (
            <Trans>
              The pay in your contract is below the minimum wage of {minimum} won an hour. The lowest legal
              pay is used here (won): {lowest}
            </Trans>
          )}
        </Alert>
      )}
      {result.isOverLimit && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>
            These hours are more than 52 a week. With 5 people or more that needs a reason in the law. Ask
            which it is.
          </Trans>
        </Alert>
      )}
    </>
  )
}
