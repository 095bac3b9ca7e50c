import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { WageBreakdown } from '../../entities/job/wage/wage-breakdown.tsx'
import { useFormat } from '../../i18n/format.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { deductionRatesOn } from '../../../reference/deduction-rates.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn, Section } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { PayForm } from './pay-form.tsx'
import { PayPaper } from './pay-paper.tsx'
import { payResult, type PayResult } from './pay-result.ts'
import {
  emptyBook,
  isPayBook,
  kept,
  lastDayOf,
  lastMonths,
  type PayBook,
  removed,
  workOf,
} from './pay-values.ts'
import classes from './pay-screen.module.css'

/** What was due for a month beside what arrived. Everything stays on the device. */
export function PayScreen() {
  const { t } = useLingui()
  const [today] = useState(() => seoulDay(Date.now()))
  const draft = useDraft('myPay', emptyBook(today.slice(0, 7)), isPayBook)
  useTitle(t`My pay`)
  return (
    <>
      <InnerHeader title={<Trans>My pay</Trans>} up="/mypage" />
      <PageColumn>
        {draft.ready ? (
          <Book initial={draft.value} months={lastMonths(today)} save={draft.save} />
        ) : (
          <LoadingBlocks rows={5} form="text" />
        )}
      </PageColumn>
    </>
  )
}

interface BookProps {
  initial: PayBook
  months: readonly string[]
  save: (book: PayBook) => void
}

function Book({ initial, months, save }: BookProps) {
  const [book, setBook] = useState(initial)
  const change = (next: PayBook) => {
    setBook(next)
    save(next)
  }
  const result = payResult(book.form)
  const work = workOf(book.form)
  return (
    <>
      <div data-no-print>
        <Section surface id="pay-form" title={<Trans>How you worked</Trans>}>
          <p className={classes.note}>
            <Trans>Only you can see this. It stays on this device and works without internet.</Trans>
          </p>
          <PayForm value={book.form} months={months} onChange={(form) => change({ ...book, form })} />
        </Section>
        {result && work && (
          <Section surface id="pay-due" title={<Trans>What was due</Trans>}>
            <Due result={result} />
            <Button variant="outline" onClick={() => change(kept(book))}>
              <Trans>Keep this month</Trans>
            </Button>
            <WageBreakdown work={work} rates={deductionRatesOn(lastDayOf(book.form.month))} />
          </Section>
        )}
      </div>
      {book.months.length > 0 && (
        <Section surface id="pay-months" title={<Trans>Months you kept</Trans>}>
          <PayPaper
            months={book.months}
            onOpen={(form) => change({ ...book, form })}
            onRemove={(month) => change(removed(book, month))}
          />
          <div className={classes.actions} data-no-print>
            <Button onClick={() => print()}>
              <Trans>Print the summary, or save it as PDF</Trans>
            </Button>
            <Link to="/help">
              <Trans>Help and phone numbers</Trans>
            </Link>
          </div>
        </Section>
      )}
    </>
  )
}

function Due({ result }: { result: PayResult }) {
  const format = useFormat()
  const [least, most] = [format.number(result.least), format.number(result.most)]
  const missing = format.number(result.missing ?? 0)
  return (
    <>
      <p className={classes.due}>
        {result.least === result.most ? (
          <Trans>{least} won</Trans>
        ) : (
          <Trans>
            {least} to {most} won
          </Trans>
        )}
      </p>
      <p className={classes.note}>
        {result.isNet ? (
          <Trans>For an average month, after deductions</Trans>
        ) : (
          <Trans>For an average month, before deductions</Trans>
        )}
      </p>
      {result.missing !== null &&
        (result.missing > 0 ? (
          <AlertMessage>
            <Trans>
              About {missing} won may be missing. Housing or income tax can be the reason: compare your
              payslip, and call 1350.
            </Trans>
          </AlertMessage>
        ) : (
          <AlertMessage kind="done">
            <Trans>You got at least what was due.</Trans>
          </AlertMessage>
        ))}
    </>
  )
}
